import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent: still compressed. */
  body: Buffer;
  text: string;
  /** From the first sent byte to the last received one. */
  milliseconds: number;
}

export interface RequestOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** The client's address, one of this machine's. */
  localAddress?: string;
}

/** Sends a plain HTTP request: no redirects, decoding or extra headers, and the path is sent unchanged. */
export function request(origin: string, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({
      hostname,
      port,
      path,
      method: options.method,
      headers: options.headers,
      localAddress: options.localAddress,
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body,
          text: body.toString('utf8'),
          milliseconds: performance.now() - startedAt,
        });
      });
    });
    outgoing.end(options.body);
  });
}
