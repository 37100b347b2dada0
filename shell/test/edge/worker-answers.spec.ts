import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

const LIMIT_MS = 30_000;

let test: TestPool;

beforeEach(async () => {
  test = await startTestPool(1);
}, LIMIT_MS);

afterEach(async () => test?.close());

const sound = () =>
  test.version('mfe-sound', bundleOf({ page: pageCode(`async () => 'sound'`) }), { page: 'page' });

describe('a worker whose answers are not what they should be', () => {
  it(
    'is replaced, and its answer is a failed render: the data of the page is no JSON',
    async () => {
      const altered = await test.version(
        'mfe-alters',
        bundleOf(
          { page: pageCode(`async () => 'altered'`) },
          `const sound = JSON.stringify;
           JSON.stringify = (value, ...how) => value?.loaderData ? '{ broken' : sound(value, ...how);`,
        ),
        { page: 'page' },
      );
      await test.pool.warm(altered);
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
      // In the worker that came in its place nothing is altered.
      expect(await test.pool.render(jobFor(await sound(), 'page'))).toMatchObject({
        kind: 'page',
        hydration: { loaderData: { page: 'sound' } },
      });
    },
    LIMIT_MS,
  );

  it(
    'cannot be made by another way of posting: the worker has its own',
    async () => {
      const altered = await test.version(
        'mfe-alters',
        bundleOf(
          { page: pageCode(`async () => 'altered'`) },
          `MessagePort.prototype.postMessage = function () {};`,
        ),
        { page: 'page' },
      );
      await test.pool.warm(altered);
      expect(await test.pool.render(jobFor(await sound(), 'page'))).toMatchObject({ kind: 'page' });
    },
    LIMIT_MS,
  );
});

describe('a remote that gives what no page can be made of', () => {
  it.each([
    ['a title that is a number', `() => ({ title: 5, description: 'Words.' })`, '/head/title'],
    [
      'a canonical address that is none',
      `() => ({ title: 'A', description: 'B', canonical: 'http://[' })`,
      '/head/canonical',
    ],
    [
      'structured data that goes round in a circle',
      `() => { const data = {}; data.data = data; return { title: 'A', description: 'B', structuredData: [data] }; }`,
      '/head/structuredData/0',
    ],
  ])(
    'fails alone, with the place, and keeps its worker: %s',
    async (_what, head, place) => {
      const wrong = await test.version('mfe-wrong', bundleOf({ page: pageCode(`async () => 'x'`, head) }), {
        page: 'page',
      });
      const result = await test.pool.render(jobFor(wrong, 'page'));
      expect(result).toMatchObject({ kind: 'failed', code: 'MB-2004' });
      expect(result).toHaveProperty('message', expect.stringContaining(place));
      expect(test.log().filter(({ stalls }) => stalls !== undefined)).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'fails alone for a file with a status that does not exist',
    async () => {
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
