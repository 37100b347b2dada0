import { afterEach, describe, expect, it } from '@jest/globals';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

const LIMIT_MS = 60_000;
const SLOW = '() => new Promise((done) => setTimeout(done, 30, null))';
const ENDLESS = '() => { for (;;); }';

let test: TestPool | undefined;

afterEach(async () => {
  await test?.close();
});

describe('a version that blocks its process', () => {
  it(
    'blocks no render of others, and does not get the last process that is ready',
    async () => {
      const { pool, version, log } = (test = await startTestPool(2));
      const [sound, loops] = await Promise.all(
        [SLOW, ENDLESS].map((loader, at) =>
          version(`mfe-${at === 0 ? 'sound' : 'loops'}`, bundleOf({ page: pageCode(loader) }), {
            page: 'page',
          }),
        ),
      );
      if (!sound || !loops) throw new Error('no versions');
      const render = (one: typeof sound) => pool.render(jobFor(one, 'page'));
      await pool.warm([sound]);
      let isOver = false;
      const looping = render(loops).finally(() => {
        isOver = true;
      });
      const others = await Promise.all(Array.from({ length: 6 }, () => render(sound)));
      expect(others.map(({ kind }) => kind)).toEqual(others.map(() => 'page'));
      expect(isOver).toBe(false);
      expect(await looping).toMatchObject({ code: 'MB-2005' });
      // The ended process is not replaced yet.
      expect(await render(loops)).toMatchObject({ code: 'MB-2007' });
      expect(await render(sound)).toMatchObject({ kind: 'page' });
      expect(log().filter(({ code }) => code === 'MB-2005')).toHaveLength(1);
    },
    LIMIT_MS,
  );
});
