# The digest of the index for all machines, as of Python 3.11.16; the tag is there to be read.
FROM python:3.11-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1

COPY requirements/run.txt /tmp/run.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/run.txt && rm /tmp/run.txt

RUN useradd --create-home --uid 10001 seneschal
WORKDIR /app
COPY LICENSE ./
COPY data ./data
COPY bot ./bot
COPY cogs ./cogs
COPY renderers ./renderers

# Games, backups and the sign of life lie in a volume: the container itself may be replaced at any time.
ENV SENESCHAL_FOLDER=/var/lib/seneschal
RUN install -d -o seneschal -g seneschal -m 700 /var/lib/seneschal
VOLUME /var/lib/seneschal

USER seneschal
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s --retries=3 CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
