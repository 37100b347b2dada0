import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Question } from '@mockingbird/contracts';
import { findHiddenTerms, findMatches } from './find-matches.js';

const LONG = 'word '.repeat(40);
const QUESTION: Question = {
  questionId: 'q1',
  questionText: `Which sign means stop? ${LONG}Look at the crossing.`,
  options: ['A red light', { text: 'A green light', image: '/green.svg' }],
  correctAnswer: 0,
  explanation: 'Red means stop.',
  passage: `${LONG}In the  CAFÉ a train\nleaves at five. ${LONG}`,
  source: { name: 'Road code' },
};

describe('where a search found a question', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is not said of words that the row shows', () => {
    const row = {
      questionId: 'q1',
      text: QUESTION.questionText,
      topic: 'Signs',
      level: 'Easy',
      tags: ['2026'],
    };
    expect(findHiddenTerms(row, ['sign', 'q1', 'easy', '2026'])).toEqual([]);
    expect(findHiddenTerms(row, ['sign', 'crossing', 'cafe'])).toEqual(['crossing', 'cafe']);
  });

  it('is the passage, with the words as they are written there', () => {
    expect(findMatches(QUESTION, ['cafe a train'])).toEqual([
      {
        field: 'passage',
        excerpt:
          '…word word word word word word In the CAFÉ a train leaves at five. word word word word word word word word…',
      },
    ]);
  });

  it.each([
    ['the end of a long question', 'crossing', { field: 'text' }, /^…word.*Look at the crossing\.$/],
    ['an option', 'green', { field: 'option', option: 1 }, /^A green light$/],
    ['the explanation', 'means stop.', { field: 'explanation' }, /^Red means stop\.$/],
    ['the source', 'road', { field: 'source' }, /^Road code$/],
  ])('is %s', (_, term, place, excerpt) => {
    expect(findMatches(QUESTION, [term])).toEqual([{ ...place, excerpt: expect.stringMatching(excerpt) }]);
  });

  it('names each place only once, and no more than three', () => {
    expect(findMatches(QUESTION, ['red', 'light'])).toHaveLength(1);
    const terms = ['crossing', 'red light', 'green', 'red means', 'cafe', 'road'];
    expect(findMatches(QUESTION, terms).map(({ field }) => field)).toEqual(['text', 'option', 'option']);
  });

  it('is found in a long passage by folding it only once', () => {
    const passage = `${'Straße é \u00a0 Ünd  '.repeat(1200)}needle${' so on'.repeat(100)}`;
    const fold = jest.spyOn(String.prototype, 'normalize');
    const [match] = findMatches({ ...QUESTION, passage }, ['needle']);
    expect(match?.excerpt).toMatch(/^….*Straße é Ünd needle so on/);
    const folded = fold.mock.contexts.reduce<number>((sum, text) => sum + String(text).length, 0);
    expect(folded).toBeLessThan(passage.length + 1000);
  });

  it('does not read a passage when the other texts have all words', () => {
    const fold = jest.spyOn(String.prototype, 'normalize');
    findMatches({ ...QUESTION, passage: 'Long.' }, ['crossing', 'red light', 'green', 'absent']);
    expect(fold.mock.contexts.map(String)).not.toContain('Long.');
  });

  it('is cut in a text without spaces too', () => {
    const passage = `${'字'.repeat(500)}ja${'字'.repeat(500)}`;
    const [match] = findMatches({ ...QUESTION, passage }, ['字ja']);
    expect(match?.excerpt).toMatch(/^…字{40,41}ja字{60}…$/);
  });
});
