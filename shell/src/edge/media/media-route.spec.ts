import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { assignRequestId } from '../http/request-id.js';
import { MediaFiles } from './media-files.js';
import { mediaRoute } from './media-route.js';

const WEBP = `${'a'.repeat(32)}-640.webp`;
const SVG = `${'b'.repeat(32)}-120.svg`;
const KEY = { id: 'edge', secret: 'edge-secret-for-tests-only' };

let server: Server;
let origin: string;
let requested: string[];
let isAway: boolean;
let router: express.Router;

const fetchServices: typeof fetch = async (input) => {
  const path = String(input);
  requested.push(path);
  if (isAway) throw new TypeError('away');
  const isKnown = path.endsWith(WEBP) || path.endsWith(SVG);
  return isKnown ? new Response(`bytes of ${path.slice(-8)}`) : new Response('{}', { status: 404 });
};

beforeAll(async () => {
  const app = express();
  app.use(assignRequestId);
  app.use((request, response, next) => {
    response.set({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'self'" });
    next();
  });
  app.use((request, response, next) => router(request, response, next));
  app.use((_request, response) => void response.status(404).type('html').send('a page'));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // The cast is safe: the server listens on a port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requested = [];
  isAway = false;
  router = mediaRoute({
    media: new MediaFiles({ fetchServices, key: KEY }),
    log: { warn: () => undefined },
  });
});
const get = (path: string, init?: RequestInit) => fetch(origin + path, init);

describe('the address of an uploaded picture', () => {
  it('answers with a year of caching, and asks the services once', async () => {
    const answers = await Promise.all([get(`/media/${WEBP}`), get(`/media/${WEBP}`)]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      'bytes of 640.webp',
      'bytes of 640.webp',
    ]);
    const [first] = answers;
    expect(first?.headers.get('content-type')).toBe('image/webp');
    expect(first?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first?.headers.get('x-content-type-options')).toBe('nosniff');
    await get(`/media/${WEBP}`);
    expect(requested).toEqual([`/api/upload/media/${WEBP}`]);
  });

  it('serves an SVG in a sandbox without scripts', async () => {
    const answer = await get(`/media/${SVG}`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(policy).not.toMatch(/script-src|'self'/);
  });

  it('answers 304, and HEAD without a body', async () => {
    const again = await get(`/media/${WEBP}`, { headers: { 'if-none-match': `"${WEBP}"` } });
    expect([again.status, requested]).toEqual([304, []]);
    const head = await get(`/media/${WEBP}`, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '17']);
  });

  it('answers 404 for an unknown picture, and asks once for it', async () => {
    const path = `/media/${'c'.repeat(32)}-640.webp`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path)).status).toBe(404);
    expect(requested).toHaveLength(1);
  });

  it.each(['/media/', '/media/x', `/media/${'A'.repeat(32)}-640.webp`, `/media/${WEBP}/x`, '/media/..%2Fx'])(
    'leaves %s to the pages',
    async (path) => {
      expect(await (await get(path)).text()).toBe('a page');
      expect(requested).toEqual([]);
    },
  );

  it('says that the services are away, and tries again', async () => {
    isAway = true;
    const answer = await get(`/media/${WEBP}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    isAway = false;
    expect((await get(`/media/${WEBP}`)).status).toBe(200);
  });
});
