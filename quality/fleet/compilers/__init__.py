"""Programs of the fleet's separate environment: ``python -m quality.fleet.compilers.NAME SOURCE
FOLDER`` writes each kernel's PTX and launch parameters. They import nothing of this project.
"""
