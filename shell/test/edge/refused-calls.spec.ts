import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

const LIMIT_MS = 30_000;

let services: Server;
let test: TestPool;

/** Answers of the services by path. */
const CODES: Record<string, [number, string]> = {
  '/api/exams/exam/gone': [404, 'MB-1003'],
  '/api/exams/exam/wrong': [405, 'MB-1004'],
  '/api/mocktests/wrong': [404, 'MB-1019'],
};

beforeAll(async () => {
  services = createServer((request, response) => {
    const [status, code] = CODES[request.url ?? ''] ?? [500, 'MB-1009'];
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ type: '', title: '', status, detail: 'No.', code, requestId: 'r' }));
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = services.address() as AddressInfo;
  test = await startTestPool(1, { servicesOrigin: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await test?.close();
  services?.close();
});

const loader = (code: string) => pageCode(`async ({ api }) => { ${code} }`);

describe('a page whose loader calls the services on the server', () => {
  it(
    'names the calls that they refused because of the remote, each once, also those that the loader handled',
    async () => {
      const version = await test.version(
        'mfe-calls',
        bundleOf({
          wrong: loader(`for (let i = 0; i < 2; i += 1) await api.mockTests('wrong').catch(() => undefined);
            await api.exam('wrong');`),
          gone: loader(`await api.exam('gone').catch(() => undefined); return 'a page';`),
        }),
        { wrong: 'page', gone: 'page' },
      );
      expect(await test.pool.render(jobFor(version, 'wrong'))).toMatchObject({
        kind: 'page',
        status: 503,
        refused: [
          'GET /api/mocktests/* was refused: 404 MB-1019',
          'GET /api/exams/* was refused: 405 MB-1004',
        ],
      });
      const gone = await test.pool.render(jobFor(version, 'gone'));
      expect(gone).toMatchObject({ kind: 'page', status: 200 });
      expect(gone).not.toHaveProperty('refused');
    },
    LIMIT_MS,
  );

  it(
    'gives a navigation no data after a refused call, so that the tab runs the loader and reports',
    async () => {
      const handled = (path: string) => loader(`await api.${path}.catch(() => undefined); return 'a page';`);
      const version = await test.version(
        'mfe-data',
        bundleOf({ wrong: handled(`mockTests('wrong')`), gone: handled(`exam('gone')`) }),
        { wrong: 'page', gone: 'page' },
      );
      const dataOf = (routeId: string) => test.pool.render({ ...jobFor(version, routeId), output: 'data' });
      expect(await dataOf('wrong')).toMatchObject({ kind: 'data', isComplete: false, json: '' });
      expect(await dataOf('gone')).toMatchObject({ kind: 'data', isComplete: true, json: '"a page"' });
    },
    LIMIT_MS,
  );
});
