import type { CDPSession } from 'playwright-core';

export interface LoggedRequest {
  url: string;
  /** Milliseconds since the document was requested. */
  atMs: number;
  /** On the wire, with headers. */
  bytes: number;
  isScript: boolean;
  /** 0 before the response. */
  status: number;
}

export interface NetworkLog {
  requests: ReadonlyMap<string, LoggedRequest>;
  /** `Date.now()` of the last traffic. */
  lastAt: () => number;
}

const SECOND_MS = 1_000;

/** Follows all requests of a page through the browser's protocol, because the page does not see all of them. */
export async function logNetwork(protocol: CDPSession): Promise<NetworkLog> {
  const requests = new Map<string, LoggedRequest>();
  let lastAt = Date.now();
  let startSeconds: number | undefined;
  const update = (id: string, change: (request: LoggedRequest) => void) => {
    lastAt = Date.now();
    const request = requests.get(id);
    if (request) change(request);
  };
  protocol.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    lastAt = Date.now();
    if (!/^https?:/.test(request.url)) return;
    startSeconds ??= timestamp;
    const atMs = (timestamp - startSeconds) * SECOND_MS;
    requests.set(requestId, { url: request.url, atMs, bytes: 0, isScript: false, status: 0 });
  });
  protocol.on('Network.responseReceived', ({ requestId, response, type }) =>
    update(requestId, (request) => {
      request.isScript = type === 'Script' || response.mimeType.includes('javascript');
      request.bytes = response.encodedDataLength;
      request.status = response.status;
    }),
  );
  protocol.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    update(requestId, (request) => {
      request.bytes += encodedDataLength;
    }),
  );
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    update(requestId, (request) => {
      request.bytes = encodedDataLength;
    }),
  );
  await protocol.send('Network.enable');
  return { requests, lastAt: () => lastAt };
}
