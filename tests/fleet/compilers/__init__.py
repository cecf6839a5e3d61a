"""Programs of the fleet's own environment: ``python -m tests.fleet.compilers.NAME SOURCE FOLDER``
writes each kernel's PTX, and its compiler's launch parameters. They import nothing of ours."""
