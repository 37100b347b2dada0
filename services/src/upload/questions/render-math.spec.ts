import { afterAll, describe, expect, it } from '@jest/globals';
import { FORMULA_BATCH } from '../../text/limits.js';
import { FormulaPool } from '../../text/formula-pool.js';
import { renderMath } from './render-math.js';

const pool = new FormulaPool();
const render = pool.render.bind(pool);

describe('the formulas of questions', () => {
  afterAll(() => pool.close());

  it('are those of text, options, explanation and mistakes, each once', async () => {
    const question = {
      questionText: '$a$ and $b$',
      options: ['$a$', { text: '$c$' }],
      correctAnswer: 0,
      explanation: '$\\bad$ but $d$',
      mistakes: [{ option: 1, text: 'As $e$.' }],
    };
    const rendered = await renderMath([question, question], Number.POSITIVE_INFINITY, render);
    expect(rendered?.formulas.map(({ tex }) => tex)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...(rendered?.unreadable ?? [])]).toEqual(['\\bad']);
  });

  it('are not rendered any further when they have become too large', async () => {
    let read = 0;
    const questions = Array.from({ length: 3 * FORMULA_BATCH }, (_, number) => ({
      get questionText() {
        read += 1;
        return `$${number}$`;
      },
      options: ['1', '2'],
      correctAnswer: 0,
    }));
    const [first] = (await renderMath(questions.slice(0, 1), 1_000, render))?.formulas ?? [];
    const size = `0${first?.mathml}`.length;
    expect((await renderMath(questions.slice(0, 3), 3 * size, render))?.formulas).toHaveLength(3);
    expect(await renderMath(questions.slice(0, 3), 3 * size - 1, render)).toBeUndefined();
    read = 0;
    expect(await renderMath(questions, 3 * size, render)).toBeUndefined();
    expect(read).toBe(FORMULA_BATCH);
  });
});
