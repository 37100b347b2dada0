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

  it('do not include the variant of a button', () => {
    expect(wordsOf(`variant="ghost" :where(.ghost) { 'ghost' } "button ghost wide"`)).toEqual([]);
    expect(wordsOf('a ghost of the screen')).toEqual(['ghost']);
  });

  it('do not include the heading of frequent questions', () => {
    expect(wordsOf('<h2>Frequently asked questions</h2>')).toEqual([]);
    expect(wordsOf('the asked questions')).toEqual(['asked']);
  });

  it.each([
    'packages/contracts/src/composition/earlier-names/names.ts',
    'services/test/releases/earlier-names.spec.ts',
    'docs/decisions/0059-earlier-names.md',
  ])('do not include earlier field names in %s', (file) => {
    const text = '{ kept: 4, drawn: true, sightings: [] } // told';
    expect(forbiddenWords(text, file)).toEqual([{ line: 1, word: 'told' }]);
    expect(forbiddenWords(text, 'services/src/releases/gc.ts')).toHaveLength(4);
  });
});
