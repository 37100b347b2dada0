import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { growing } from '../../test/text/formula-vectors.js';
import { FORMULA_STOPS } from './limits.js';
import { FormulaPool, newStopBudget } from './formula-pool.js';
import { FormulaThread } from './formula-thread.js';

const TEST_FOLDER = join(import.meta.dirname, '../../test/text');
const hostileThread = () => new FormulaThread(join(TEST_FOLDER, 'hostile-formula-worker.mjs'));
const MATHML = expect.stringMatching(/^<math/);

describe('the threads that render formulas', () => {
  let pool: FormulaPool | undefined;
  const poolOf = (...setup: ConstructorParameters<typeof FormulaPool>) => {
    pool = new FormulaPool(...setup);
    return pool;
  };
  afterEach(() => pool?.close());

  it('give MathML in order, however many formulas there are', async () => {
    const formulas = Array.from({ length: 2_500 }, (_, number) => `x_{${number}}`);
    const rendered = await poolOf().render(formulas);
    expect(rendered).toHaveLength(2_500);
    expect(rendered.findIndex((mathml, number) => !mathml?.includes(`<mn>${number}</mn>`))).toBe(-1);
  });

  it.each([
    ['time', 'time'],
    ['memory', 'memory'],
    ['time or memory in KaTeX', growing(40)],
  ])('leave out a formula that takes too much %s, and render those around it', async (_, tex) => {
    const rendered = await poolOf(hostileThread, 1).render(['a', 'b', tex, 'c']);
    expect(rendered).toEqual([MATHML, MATHML, undefined, MATHML]);
  });

  it('leave out what is too long when rendered', async () => {
    const rendered = await poolOf(hostileThread, 1).render([
      `\\begin{matrix}${'1&'.repeat(900)}1\\end{matrix}`,
      'a',
    ]);
    expect(rendered).toEqual([undefined, MATHML]);
  });

  it('render the formulas of others between those that take too long', async () => {
    const ended: string[] = [];
    const one = poolOf(hostileThread, 1);
    const hostile = one.render(['time', 'time', 'time', 'a']).then(() => ended.push('hostile'));
    const other = one.render(['b']).then((rendered) => ended.push(`other ${rendered.length}`));
    await Promise.all([hostile, other]);
    expect(ended).toEqual(['other 1', 'hostile']);
  });

  it('leave the rest of a text to its source when too many of its formulas ended a thread', async () => {
    let threads = 0;
    const counting = () => {
      threads += 1;
      return hostileThread();
    };
    const one = poolOf(counting, 1);
    const budget = newStopBudget();
    const formulas = [...Array.from({ length: FORMULA_STOPS + 5 }, () => 'time'), 'a'];
    expect(await one.render(formulas, budget)).toEqual(formulas.map(() => undefined));
    expect(threads).toBe(FORMULA_STOPS);
    expect(await one.render(['a'], budget)).toEqual([undefined]);
    expect(await one.render(['a'])).toEqual([MATHML]);
  });

  it('say so when they cannot start', async () => {
    const broken = poolOf(() => new FormulaThread(join(TEST_FOLDER, 'no-such-file.mjs')), 1);
    await expect(broken.render(['a'])).rejects.toThrow('ended 3 times before their first formula');
  });

  it('refuse formulas when they are closed', async () => {
    const closed = poolOf();
    await closed.close();
    await expect(closed.render(['a'])).rejects.toThrow('closed');
  });
});
