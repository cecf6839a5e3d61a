# The labs for macOS and Windows, and for a hub on Kubernetes: docs/container.md has the commands.
#
# What was tested: these very steps, run in a fresh Debian 12 root made by debootstrap on x86-64, by
# `python -m quality.container`, which reads this file. `docker build` itself was not run.
FROM debian:bookworm-slim

RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates git make python3 python3-venv \
 && rm -rf /var/lib/apt/lists/*

# An ordinary user, number 1000: a hub on Kubernetes mounts that user's home, so the labs lie outside.
RUN useradd --uid 1000 --create-home --shell /bin/bash reader \
 && install -d -o reader -g reader /opt/tma-labs
USER reader
WORKDIR /opt/tma-labs

# The environment first: it changes less often than the labs.
COPY --chown=reader:reader pyproject.toml setup.py constraints.txt README.md LICENSE Makefile ./
COPY --chown=reader:reader harness/__init__.py harness/
RUN make env EXTRAS=dev,hub

COPY --chown=reader:reader . .
ENV PATH="/opt/tma-labs/.venv/bin:$PATH"
EXPOSE 8888
CMD ["make", "lab", "LAB_ARGS=--ip=0.0.0.0 --no-browser"]
