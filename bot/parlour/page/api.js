// The server's side of the page: requests, uploads and the stream of events.

/** A request that the server refused, with the key and the English sentence of its reason. */
export class Refusal extends Error {
  constructor(key, text) {
    super(text);
    this.key = key;
  }
}

async function answer(request) {
  let response;
  try {
    response = await request;
  } catch {
    throw new Refusal("offline", "The parlour cannot be reached.");
  }
  const body = await response.json().catch(() => ({ error: "unknown", text: response.statusText }));
  if (!response.ok || body.error) throw new Refusal(body.error ?? "unknown", body.text ?? body.error ?? response.statusText);
  return body;
}

/** Reads something. */
export function get(path, query = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return answer(fetch(`/page/api/${path}?${new URLSearchParams(given)}`));
}

/** Does something. */
export function post(path, body) {
  return answer(fetch(`/page/api/${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}

/** Stores a file for a command or a form and gives its id. */
export async function upload(file) {
  const body = new FormData();
  body.append("file", file, file.name);
  return answer(fetch("/page/api/upload", { method: "POST", body }));
}

/** Follows what happens; `onState` hears whether the line is up. Returns a function that stops it. */
export function listen(user, onEvent, onState) {
  let source;
  let retry;
  const open = () => {
    source = new EventSource(`/page/api/events?${new URLSearchParams({ user })}`);
    source.onopen = () => onState(true);
    source.onmessage = (event) => onEvent(JSON.parse(event.data));
    source.onerror = () => {
      onState(false);
      // A browser gives up on an answer other than 200, such as one of a server that is just starting.
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(open, 2000);
    };
  };
  open();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}
