import { afterEach, describe, expect, it } from '@jest/globals';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

const LIMIT_MS = 30_000;

let test: TestPool;

const start = async (workerCode?: string) => {
  test = await startTestPool(1, workerCode === undefined ? {} : { workerCode });
};

afterEach(async () => test?.close());

const sound = () =>
  test.version('mfe-sound', bundleOf({ page: pageCode(`async () => 'sound'`) }), { page: 'page' });

/** A worker in which mfe-alters has replaced the data of all pages with invalid text. */
const ALTERED_WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const vitals = new Int32Array(workerData.vitals);
setInterval(() => Atomics.add(vitals, 0, 1), 20);
let altered = false;
parentPort.on('message', ({ type, id, version, job }) => {
  altered ||= (version ?? job.version).name === 'mfe-alters';
  if (type === 'warm') return parentPort.postMessage({ type: 'warmed', id });
  const hydration = altered ? '{ broken' : '{"loaderData":{"page":"sound"}}';
  const head = { title: 'A title', description: 'Words.' };
  const result = { kind: 'page', status: 200, html: '', head, placements: [], hydration };
  parentPort.postMessage({ type: 'done', id: job.id, result });
});
parentPort.postMessage({ type: 'ready' });
`;

describe('a worker with malformed messages', () => {
  it(
    'is replaced, and the render fails: the data of the page is not JSON',
    async () => {
      await start(ALTERED_WORKER);
      const altered = await test.version('mfe-alters', '', { page: 'page' });
      await test.pool.warm([altered]);
      const result = await test.pool.render(jobFor(altered, 'page'));
      expect(result).toMatchObject({ kind: 'failed', code: 'MB-2004' });
      expect(result).toHaveProperty('message', expect.stringContaining('/result/hydration'));
      expect(test.log()).toContainEqual(
        expect.objectContaining({
          code: 'MB-2004',
          remote: 'mfe-alters@1.0.0',
          stalls: 1,
          loaded: ['mfe-alters@1.0.0'],
        }),
      );
      // The next worker has no alterations.
      expect(await test.pool.render(jobFor(await sound(), 'page'))).toMatchObject({
        kind: 'page',
        hydration: { loaderData: { page: 'sound' } },
      });
    },
    LIMIT_MS,
  );

  it(
    'cannot be caused by a replaced postMessage',
    async () => {
      await start();
      const altered = await test.version(
        'mfe-alters',
        bundleOf(
          { page: pageCode(`async () => 'altered'`) },
          `MessagePort.prototype.postMessage = function () {};`,
        ),
        { page: 'page' },
      );
      await test.pool.warm([altered]);
      expect(await test.pool.render(jobFor(await sound(), 'page'))).toMatchObject({ kind: 'page' });
    },
    LIMIT_MS,
  );
});

describe('a remote with an invalid result', () => {
  it.each([
    ['a title that is a number', `() => ({ title: 5, description: 'Words.' })`, '/head/title'],
    [
      'an invalid canonical address',
      `() => ({ title: 'A', description: 'B', canonical: 'http://[' })`,
      '/head/canonical',
    ],
    [
      'circular structured data',
      `() => { const data = {}; data.data = data; return { title: 'A', description: 'B', structuredData: [data] }; }`,
      '/head/structuredData/0',
    ],
  ])(
    'fails alone with the path of the issue, and its worker stays: %s',
    async (_title, head, path) => {
      await start();
      const wrong = await test.version('mfe-wrong', bundleOf({ page: pageCode(`async () => 'x'`, head) }), {
        page: 'page',
      });
      const result = await test.pool.render(jobFor(wrong, 'page'));
      expect(result).toMatchObject({ kind: 'failed', code: 'MB-2004' });
      expect(result).toHaveProperty('message', expect.stringContaining(path));
      expect(test.log().filter(({ stalls }) => stalls !== undefined)).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'fails alone for a file with a status that does not exist',
    async () => {
      await start();
      const wrong = await test.version(
        'mfe-wrong',
        bundleOf({
          file: `async () => ({ default: { respond: async () => ({ status: 42, headers: [], text: async () => '' }) } })`,
        }),
        { file: 'resource' },
      );
      expect(await test.pool.render(jobFor(wrong, 'file'))).toMatchObject({
        kind: 'failed',
        code: 'MB-2004',
        message: expect.stringContaining('/status'),
      });
    },
    LIMIT_MS,
  );
});
