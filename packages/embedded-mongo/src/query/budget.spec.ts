import { describe, expect, it } from '@jest/globals';
import { MAX_DOCUMENTS_EXAMINED } from '../limits.js';
import { Budget } from './budget.js';

describe('what an operation may spend', () => {
  it('is so many documents and no more', () => {
    const budget = new Budget(0);
    for (let n = 0; n < MAX_DOCUMENTS_EXAMINED; n++) budget.document();
    expect(() => budget.document()).toThrow(`up to ${MAX_DOCUMENTS_EXAMINED} documents`);
  });

  it('is so much time, whether it reads documents, keys or reckons', () => {
    for (const work of ['document', 'key', 'tick'] as const) {
      const budget = new Budget(1);
      const spend = (): void => {
        for (;;) budget[work]();
      };
      expect(spend).toThrow('exceeded time limit');
    }
  });
});
