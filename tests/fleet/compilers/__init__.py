"""What runs in the fleet's own environment: ``python -m tests.fleet.compilers.NAME SOURCE FOLDER``
writes each kernel's PTX, and what its compiler says of the launch. They import nothing of ours."""
