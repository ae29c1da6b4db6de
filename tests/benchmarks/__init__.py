"""How fast the project is beside others doing the same kind of job, measured in one run.

`python -m tests.benchmarks [NAME…] [--quick]` prints the table. Machines drift, so contestants
take turns round by round and the table quotes ratios of one run; nothing here fails for being slow.
"""
