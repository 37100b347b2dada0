import { describe, expect, it } from '@jest/globals';
import { renderMath } from './render-math.js';

describe('the formulas of questions', () => {
  it('are those of text, options and explanation, each once', async () => {
    const question = {
      questionText: '$a$ and $b$',
      options: ['$a$', { text: '$c$' }],
      correctAnswer: 0,
      explanation: '$\\bad$ but $d$',
    };
    const rendered = await renderMath([question, question], Number.POSITIVE_INFINITY);
    expect(rendered?.formulas.map(({ tex }) => tex)).toEqual(['a', 'b', 'c', 'd']);
    expect([...(rendered?.unreadable ?? [])]).toEqual(['\\bad']);
  });

  it('are not rendered any further when they have become too large', async () => {
    let looked = 0;
    const questions = Array.from({ length: 100 }, (_, number) => ({
      get questionText() {
        looked += 1;
        return `$${number}$`;
      },
      options: ['1', '2'],
      correctAnswer: 0,
    }));
    const [first] = (await renderMath(questions.slice(0, 1), 1_000))?.formulas ?? [];
    const size = `0${first?.mathml}`.length;
    expect((await renderMath(questions.slice(0, 3), 3 * size))?.formulas).toHaveLength(3);
    looked = 0;
    expect(await renderMath(questions, 3 * size)).toBeUndefined();
    expect(looked).toBe(4);
  });
});
