import { describe, expect, it } from '@jest/globals';
import { forbiddenWords } from './words.mjs';

const wordsOf = (text: string) => forbiddenWords(text).map(({ word }) => word);

describe('forbidden words', () => {
  it('are found in prose and names, with their lines', () => {
    expect(forbiddenWords('// Fine.\nconst toldAt = lastAsked;\nThe page Stands here, of its own.')).toEqual([
      { line: 2, word: 'told' },
      { line: 2, word: 'asked' },
      { line: 3, word: 'stands' },
      { line: 3, word: 'of its own' },
    ]);
  });

  it('are not found inside other words', () => {
    expect(wordsOf('masked, multitasked, bystanders, understands, hired, ghostly, hencefor')).toEqual([]);
  });

  it('do not include the element aside', () => {
    expect(wordsOf('<aside className="x"></aside> aside { margin: 0 } "aside" aside.notice')).toEqual([]);
    expect(wordsOf('put it aside')).toEqual(['aside']);
  });
});
