/** Called with the share of the body that was sent, 0 to 1. */
export type OnProgress = (share: number) => void;

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
};

/** Like `fetch`, with upload progress, which `fetch` does not report. For browsers. */
export const sendWithProgress =
  (onProgress: OnProgress): typeof fetch =>
  (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', String(address));
      request.responseType = 'text';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () =>
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
      request.onerror = () => reject(new TypeError('The request failed'));
      request.onabort = () => reject(new DOMException('The request was stopped', 'AbortError'));
      const { signal } = init;
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      // The transport's bodies are text or forms.
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });
