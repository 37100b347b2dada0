import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { defineTest } from '../src/exams/assemble/define-test.mjs';
import type { Draft } from '../src/exams/assemble/draft.mjs';
import { findFact } from '../src/facts/read-facts.mjs';
import type { BankFile } from '../src/index.mjs';

const DRAFT: Draft = {
  ask: 'How far before a turn must you signal?',
  right: '100 feet',
  wrong: ['25 feet', '50 feet', '75 feet'],
  why: 'Signal during the last 100 feet.',
  topic: 'Turning',
  level: 'easy',
};
const SOURCE = { name: 'A book', address: 'https://example.org/book' };
const PLAN = { testId: 'sample-1', title: 'Sample', minutes: 5, marks: 1, penalty: 0 };

const driving = (draft: Partial<Draft>) =>
  defineTest({ ...PLAN, laws: 'california', drafts: [{ ...DRAFT, ...draft }] }).test;
const inSection = (name: string, draft: Partial<Draft> = {}) =>
  defineTest({ ...PLAN, sections: [{ name, drafts: [{ ...DRAFT, ...draft }] }] }).test;

describe('a question of a driving test', () => {
  it('cites the section of the law that it names, and not its key', () => {
    const { source, address } = findFact('law-california', 'signal');
    const [question] = driving({ law: 'signal' }).questions;
    expect(question?.source).toEqual({ name: source, address });
    expect(question).not.toHaveProperty('law');
  });

  it('may name another source, such as the manual of signs', () => {
    expect(driving({ source: SOURCE }).questions[0]?.source).toEqual(SOURCE);
  });

  it.each<[string, Partial<Draft>, string]>([
    ['without either', {}, 'needs a "law" or a "source"'],
    ['with both', { law: 'signal', source: SOURCE }, 'has both "law" and "source", expected one of them'],
    ['with an unknown law', { law: 'none' }, 'facts/law-california.yaml has no fact "none"'],
    ['with a source without a name', { source: { ...SOURCE, name: ' ' } }, 'needs the name of its source'],
    [
      'with a source that is not at an https address',
      { source: { ...SOURCE, address: 'http://example.org/' } },
      'needs the https address of its source',
    ],
  ])('is refused %s', (_, draft, issue) => {
    expect(() => driving(draft)).toThrow(`sample-1 drafts.0: ${issue} ("${DRAFT.ask}")`);
  });

  it('is refused where its test names no file of laws', () => {
    expect(() => defineTest({ ...PLAN, drafts: [{ ...DRAFT, law: 'signal' }] })).toThrow(
      'sample-1 drafts.0: "law" needs a test that names the file of its laws',
    );
  });
});

describe('a question on facts', () => {
  it.each(['General Awareness', 'General Knowledge and Awareness', 'General Science'])(
    'is refused in %s without a source',
    (name) => {
      expect(() => inSection(name)).toThrow('sample-1 drafts.0: needs a "source"');
      expect(inSection(name, { source: SOURCE }).questions[0]?.source).toEqual(SOURCE);
    },
  );

  it.each(['English', 'Reasoning', 'General Intelligence and Reasoning', 'Science'])(
    'needs no source in %s',
    (name) => {
      expect(inSection(name).questions[0]).not.toHaveProperty('source');
    },
  );

  it('is named with its place among all drafts, and every issue is listed', () => {
    const sections = [
      { name: 'English', drafts: [DRAFT] },
      { name: 'General Awareness', drafts: [DRAFT, { ...DRAFT, source: SOURCE }, DRAFT] },
    ];
    expect(() => defineTest({ ...PLAN, sections })).toThrow(
      /^sample-1 drafts\.1: needs a "source" .*\nsample-1 drafts\.3: needs a "source" .*$/,
    );
  });
});

describe('the exam bank', () => {
  const folder = join(import.meta.dirname, '../bank/exams');
  const questionsOf = (wanted: (file: string, section: string) => boolean) =>
    readdirSync(folder).flatMap((file) => {
      // The bank's own format: test/exams.spec.ts compares it with its sources.
      const { tests } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as BankFile;
      return tests.flatMap(({ questions }) => questions.filter(({ section }) => wanted(file, section ?? '')));
    });
  const withoutSource = (questions: ReturnType<typeof questionsOf>) =>
    questions
      .filter(({ source }) => !source?.name || !source.address.startsWith('https://'))
      .map(({ questionId }) => questionId);

  it('cites a law, a manual or a handbook in every question of a driving test, mini tests too', () => {
    const questions = questionsOf((file) => file.startsWith('dmv-'));
    expect(
      questions.filter(({ questionId }) => /^dmv-[a-z-]+-[12]-q/.test(questionId)).length,
    ).toBeGreaterThanOrEqual(96);
    expect(withoutSource(questions)).toEqual([]);
    for (const { source } of questions)
      expect(source?.name).toMatch(/section|ILCS|Manual on Uniform Traffic Control Devices/);
  });

  it('cites a reference in every question of awareness and science, mini tests too', () => {
    const questions = questionsOf((_, section) => /^General (Awareness|Knowledge|Science)/.test(section));
    expect(questions.length).toBeGreaterThanOrEqual(36);
    expect(withoutSource(questions)).toEqual([]);
  });
});
