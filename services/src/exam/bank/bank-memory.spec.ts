import { describe, expect, it } from '@jest/globals';
import { BANK_TEXT_CHARACTERS } from '@mockingbird/contracts';
import { bytesOf, cut, entryBytesOf } from './bank-memory.js';

describe('the memory of the question bank', () => {
  it('has two bytes for each character of a text that is not Latin-1', () => {
    expect([bytesOf('word'), bytesOf('déjà'), bytesOf('слово'), bytesOf('x ≤ y'), bytesOf()]).toEqual([
      4, 4, 10, 10, 0,
    ]);
  });

  it('counts everything that a row has', () => {
    const row = { questionId: 'q1', text: 'A question?', tags: ['ж'], hash: 'f'.repeat(32) };
    const bytes = entryBytesOf(row);
    expect(entryBytesOf({ ...row, topic: 'Signs', level: 'Easy', section: 'A' }) - bytes).toBe(10);
    expect(entryBytesOf({ ...row, tags: ['ж', 'ж'] }) - bytes).toBe(2);
  });

  it('cuts a long text after its limit, in the middle of an emoji too', () => {
    expect(cut('short')).toBe('short');
    const start = 'x'.repeat(BANK_TEXT_CHARACTERS - 1);
    expect(cut(`${start}😀 end`)).toBe(`${start}\ud83d`);
  });
});
