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
    const rendered = await renderMath([question, question]);
    expect(rendered.map(({ tex }) => tex)).toEqual(['a', 'b', 'c', 'd']);
  });
});
