import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listPage } from './strapi-recordings.js';

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

export interface StrapiServer {
  url: string;
  /** The requested addresses with their authorization. */
  requests: { url: URL; authorization: string | undefined }[];
  /** Responses to the next requests. */
  answer: (handler: Handler) => void;
  close: () => Promise<void>;
}

export const json =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };

export const text =
  (status: number, body: string): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end(body);
  };

/** @param largestPage maximum `pageSize`; the server reduces larger ones, as Strapi does */
export const entries =
  (list: readonly unknown[], largestPage = 100): Handler =>
  (request, response, url) => {
    const size = Math.min(Number(url.searchParams.get('pagination[pageSize]')), largestPage);
    json(200, listPage(list, Number(url.searchParams.get('pagination[page]')), size))(request, response, url);
  };

/** Never responds. */
export const hanging: Handler = () => undefined;

/** A server on loopback that responds like Strapi. */
export async function startStrapi(): Promise<StrapiServer> {
  const requests: StrapiServer['requests'] = [];
  let handler: Handler = json(404, {});
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://strapi.example');
    requests.push({ url, authorization: request.headers.authorization });
    handler(request, response, url);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    answer: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
