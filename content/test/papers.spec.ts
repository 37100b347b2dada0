import { describe, expect, it } from '@jest/globals';
import { parseSection } from '../src/papers/read-section.js';

const ABOUT = { file: 'ssc-gd/1/english', kind: 'english', optionCount: 4 } as const;

const QUESTION = `
  - ask: Choose the word nearest in meaning to ABUNDANT.
    right: plentiful
    wrong: [scarce, costly, distant]
    why: Abundant means existing in large quantities.
    mistakes: [Scarce is the opposite., null, null]
    topic: Synonyms
    level: easy`;

const FIXED = `
  - ask: Find the part with the error.
    options: [He is one, of those men, who is always, late]
    key: 2
    why: Those men are always late.
    topic: Error spotting
    level: medium`;

const sectionOf = (...questions: string[]) => `questions:${questions.join('')}\n`;

const issuesOf = (yaml: string, about: Parameters<typeof parseSection>[1] = ABOUT): string[] => {
  try {
    parseSection(yaml, about);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
};

describe('a section of a full paper', () => {
  it('is read as drafts; a passage is given to each of its questions', () => {
    const indented = `${QUESTION}${FIXED}`.replaceAll('\n', '\n    ');
    const drafts = parseSection(
      sectionOf(QUESTION, `\n  - passage: Read this.\n    questions:${indented}`),
      ABOUT,
    );
    expect(drafts.map(({ passage, key }) => [passage, key])).toEqual([
      [undefined, undefined],
      ['Read this.', undefined],
      ['Read this.', 2],
    ]);
    expect(drafts[0]?.mistakes).toEqual(['Scarce is the opposite.', undefined, undefined]);
  });

  it('is refused with every issue and its path', () => {
    const wrong = QUESTION.replace('level: easy', 'level: simple').replace(
      'right: plentiful',
      'rigth: plentiful',
    );
    expect(issuesOf(sectionOf(FIXED, wrong))).toEqual([
      'papers/ssc-gd/1/english.yaml questions.1.level: Invalid option: expected one of "easy"|"medium"|"hard"',
      'papers/ssc-gd/1/english.yaml questions.1.right: Expected a text or a number',
      'papers/ssc-gd/1/english.yaml questions.1: Unrecognized key: "rigth"',
    ]);
    expect(issuesOf('questions: none')).toEqual([expect.stringContaining('questions: ')]);
  });

  it.each([
    ['too few options', FIXED.replace(', late', ''), /questions\.0\.options: Too small/],
    ['an option twice', QUESTION.replace('costly', 'scarce'), /question 1: an option twice/],
    ['a key beyond the options', FIXED.replace('key: 2', 'key: 4'), /question 1: the key is no option/],
    ['mistakes that do not fit', QUESTION.replace(', null, null', ''), /1 mistakes for 3 options/],
  ])('is refused with %s', (_, question, issue) => {
    expect(issuesOf(sectionOf(question)).join('\n')).toMatch(issue);
  });

  it('needs sources, except in English', () => {
    expect(issuesOf(sectionOf(QUESTION))).toEqual([]);
    expect(issuesOf(sectionOf(QUESTION), { ...ABOUT, kind: 'awareness' })).toEqual([
      'papers/ssc-gd/1/english.yaml question 1: it needs a source',
    ]);
    const sourced = `${QUESTION}\n    source: { name: A law, address: "https://example.org/" }`;
    expect(issuesOf(sectionOf(sourced), { ...ABOUT, kind: 'awareness' })).toEqual([]);
    expect(issuesOf(sectionOf(sourced.replace('https:', 'http:'))).join()).toContain('source.address');
  });
});
