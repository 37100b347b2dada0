import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { MockTest } from '../src/index.mjs';
import { PLANS } from '../src/papers/plans/index.js';
import { parseSection } from '../src/papers/read-section.js';
import { structureOf } from '../src/papers/structure.js';

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

const testsOf = (address: string): MockTest[] => {
  const path = join(import.meta.dirname, '../bank/exams', `${address}.json`);
  // The bank's own format: test/exams.spec.ts compares it with its sources.
  return (JSON.parse(readFileSync(path, 'utf8')) as { tests: MockTest[] }).tests;
};

describe.each(PLANS)('the full papers of $address', ({ address, testId, papers: count = 3 }) => {
  const structure = structureOf(address);
  const papers = testsOf(address).filter((test) => test.testId.startsWith(`${testId}-`));

  it('are as many as planned', () => {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    expect(papers.map((test) => test.testId)).toEqual(numbers.map((number) => `${testId}-${number}`));
  });

  it.each(papers.map((test) => [test.testId, test] as const))(
    '%s has the structure that the facts say',
    (_, test) => {
      expect(test.duration).toBe(structure.minutes);
      expect(test.sectionRule ?? 'free').toBe(structure.sectionRule);
      expect(test.marksPerQuestion).toBe(structure.marks);
      expect(test.negativeMarksPerQuestion).toBe(structure.penalty);
      expect(test.sections?.map(({ name, from, to, minutes }) => [name, to - from + 1, minutes])).toEqual(
        structure.sections.map(({ name, questions, minutes }) => [name, questions, minutes]),
      );
      expect(test.sections?.map(({ route }) => route)).toEqual(structure.sections.map(({ route }) => route));
      expect(test.scoreEstimate).toBe(structure.scoreEstimate);
      expect(
        test.sections?.map(({ marks, negativeMarks }: { marks?: unknown; negativeMarks?: unknown }) => [
          marks,
          negativeMarks,
        ]),
      ).toEqual(structure.sections.map(({ marks, penalty }) => [marks, penalty]));
      expect(new Set(test.questions.map(({ options }) => options.length))).toEqual(
        new Set([structure.options]),
      );
    },
  );

  it('name a source for every question of awareness and science', () => {
    const sourced = structure.sections.filter(({ kind }) => kind === 'awareness' || kind === 'science');
    const names = sourced.map(({ name }) => name);
    const questions = papers.flatMap((test) =>
      test.questions.filter(({ section = '' }) => names.includes(section)),
    );
    expect(questions.filter(({ source }) => !source?.address.startsWith('https://'))).toEqual([]);
  });
});

describe('the structure of a paper', () => {
  it('is refused where the facts have none', () => {
    expect(() => structureOf('dmv-texas')).toThrow(/facts\/dmv-texas\.yaml paper/);
  });
});
