import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire: still compressed when it was. */
  body: Buffer;
  text: string;
  /** From the first byte sent to the last one received. */
  milliseconds: number;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks over plain HTTP: nothing is followed, decoded or added, the path goes out as it is written. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({
      hostname,
      port,
      path,
      method: question.method,
      headers: question.headers,
      agent: false,
    });
    call.once('error', reject);
    call.once('response', (response) => {
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
    call.end(question.body);
  });
}
