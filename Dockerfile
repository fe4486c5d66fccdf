FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1

COPY requirements/run.txt /tmp/run.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/run.txt && rm /tmp/run.txt

RUN useradd --create-home --uid 10001 seneschal
WORKDIR /app
COPY LICENSE ./
COPY data ./data
COPY bot ./bot
COPY renderers ./renderers

USER seneschal
ENTRYPOINT ["python", "-m", "bot"]
