import { afterEach, describe, expect, it } from '@jest/globals';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

const LIMIT_MS = 60_000;
/** Code that computes for 150 ms: less than the limit for one job. */
const BUSY = `const end = performance.now() + 150; while (performance.now() < end);`;

let test: TestPool | undefined;

afterEach(async () => {
  await test?.close();
});

/** Renders pages of several new versions in one worker at the same time. @returns each result's kind or failure */
async function renderAll(names: readonly string[], loader: string, bundleCode: string): Promise<string[]> {
  const { pool, version } = (test = await startTestPool(1));
  const versions = await Promise.all(
    names.map((name) => version(name, bundleOf({ page: pageCode(loader) }, bundleCode), { page: 'page' })),
  );
  const results = await Promise.all(versions.map((one) => pool.render(jobFor(one, 'page'))));
  return results.map((result) => (result.kind === 'failed' ? result.message : result.kind));
}

describe('jobs of one worker that take turns', () => {
  it(
    'may compute one after the other for longer than the limit of one job',
    async () => {
      // No render is finished before all four have computed.
      const waiting = '() => new Promise((done) => setTimeout(done, 10, null))';
      const names = ['mfe-one', 'mfe-two', 'mfe-three', 'mfe-four'];
      expect(await renderAll(names, waiting, BUSY)).toEqual(['page', 'page', 'page', 'page']);
    },
    LIMIT_MS,
  );

  it(
    'are ended when they never let the timer run',
    async () => {
      const endless = 'async () => { for (;;) await null; }';
      const messages = await renderAll(['mfe-ping', 'mfe-pong'], endless, '');
      expect(messages.join()).toMatch(/mfe-p[io]ng@1\.0\.0 blocked its worker/);
    },
    LIMIT_MS,
  );
});
