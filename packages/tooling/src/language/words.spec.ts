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

  it('do not include fields of stored data and of the API', () => {
    const code = [
      'return { removed, kept: 4, bytes };',
      '  drawn: z.boolean(),',
      "const { sightings } = documents('sightings').concat(dry.kept);",
    ];
    expect(wordsOf(code.join('\n'))).toEqual([]);
    expect(wordsOf('Pages are kept: one each. Versions drawn, sightings told')).toEqual([
      'kept',
      'drawn',
      'sightings',
      'told',
    ]);
  });
});
