import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerVersion } from '../../src/edge/render/protocol.js';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

/** Each end is followed by the start of a process, which takes seconds on a busy machine. */
const LIMIT_MS = 240_000;
const POLL_MS = 20;

/** Allocates 20 MB every 40 ms after its first render, like an unbounded cache. */
const LEAK = `const buffers = [];
const leak = () => { if (buffers.length < 50) buffers.push(Buffer.alloc(20 * 1024 * 1024, 1)); };`;

let test: TestPool;
let leaking: ServerVersion;
let sound: ServerVersion;

beforeAll(async () => {
  test = await startTestPool(2);
  leaking = await test.version(
    'mfe-leaks',
    bundleOf({ page: pageCode(`async () => { setInterval(leak, 40); return 'leaks'; }`) }, LEAK),
    { page: 'page' },
  );
  sound = await test.version('mfe-sound', bundleOf({ page: pageCode(`async () => 'sound'`) }), {
    page: 'page',
  });
}, LIMIT_MS);

afterAll(async () => test?.close());

const replacements = () => test.log().filter(({ code }) => code === 'MB-2012');

describe('a bundle that leaks memory outside the heap', () => {
  it(
    'ends its worker and is logged, while other remotes render',
    async () => {
      // Both versions are loaded in both workers, so that the log has to name the correct one.
      await test.pool.warm([sound, leaking]);
      expect(await test.pool.render(jobFor(leaking, 'page'))).toMatchObject({ kind: 'page' });
      const kinds = new Set<string>();
      while (replacements().length === 0) {
        kinds.add((await test.pool.render(jobFor(sound, 'page'))).kind);
        await pause(POLL_MS);
      }
      expect([...kinds]).toEqual(['page']);
      expect(replacements()).toEqual([
        expect.objectContaining({
          remote: 'mfe-leaks@1.0.0',
          loaded: ['mfe-sound@1.0.0', 'mfe-leaks@1.0.0'],
        }),
      ]);
      // The worker ended soon after it exceeded the limit.
      const [{ outsideMb } = {}] = replacements();
      expect(outsideMb).toBeGreaterThan(256);
      expect(outsideMb).toBeLessThan(1_024);
      expect(await test.pool.render(jobFor(sound, 'page'))).toMatchObject({ kind: 'page' });
    },
    LIMIT_MS,
  );

  it(
    'is paused after three ends, like after three stalls',
    async () => {
      // On a busy machine one of the ends may be a stall (MB-2005): then the third end is not the third of this kind.
      let result = await test.pool.render(jobFor(leaking, 'page'));
      while (!('code' in result) || !result.message.includes('repeated stalls')) {
        await pause(POLL_MS);
        result = await test.pool.render(jobFor(leaking, 'page'));
      }
      const ends = test.log().filter(({ code }) => code === 'MB-2005' || code === 'MB-2012');
      expect(ends).toHaveLength(3);
      expect(ends.map(({ remote }) => remote)).toEqual(Array.from({ length: 3 }, () => 'mfe-leaks@1.0.0'));
      expect(await test.pool.render(jobFor(sound, 'page'))).toMatchObject({ kind: 'page' });
    },
    LIMIT_MS,
  );
});
