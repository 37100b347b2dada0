import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import katex from 'katex';
import { exams } from '../src/exams/index.mjs';
import { loadBank, type BankFile, type Question } from '../src/index.mjs';
import { formulasIn } from './exams/maths-text.mjs';

const FOLDER = join(import.meta.dirname, '..', 'bank', 'exams');

const bank: BankFile[] = readdirSync(FOLDER).map((name) =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
);
const tests = bank.flatMap((file) => file.tests);
const questions = tests.flatMap((test) => test.questions);

const textOf = (option: Question['options'][number]) => (typeof option === 'string' ? option : option.text);
const textsOf = (question: Question) => [
  question.questionText,
  question.explanation,
  ...question.options.map(textOf),
];
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const isData = (uri: string) => /^data:image\/svg\+xml,%3Csvg/.test(uri);

describe('the exam bank', () => {
  it('holds twelve exams of the four types, two tests each and at least 250 questions', () => {
    expect(bank).toHaveLength(12);
    const types = bank.map(({ exam }) => exam.details.type);
    expect(types.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'dmv'),
      ...Array.from({ length: 3 }, () => 'ibps'),
      ...Array.from({ length: 2 }, () => 'rrb'),
      ...Array.from({ length: 3 }, () => 'ssc'),
    ]);
    expect(bank.map((file) => file.tests.length)).toEqual(Array.from({ length: 12 }, () => 2));
    expect(questions.length).toBeGreaterThanOrEqual(250);
    expect(Math.min(...tests.map((test) => test.questions.length))).toBeGreaterThanOrEqual(10);
  });

  it('is what its sources make, file by file', () => {
    const made = exams.map(({ address, exam, tests: own }) => [`${address}.json`, { exam, tests: own }]);
    const stored = readdirSync(FOLDER).map((name) => [
      name,
      JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
    ]);
    expect(Object.fromEntries(stored)).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(made))));
  });

  it('uses no id and no question text twice', () => {
    expect(repeated(tests.map((test) => test.testId))).toEqual([]);
    expect(repeated(questions.map((question) => question.questionId))).toEqual([]);
    const texts = questions.map((question) => `${question.questionText}${question.questionImage ?? ''}`);
    expect(repeated(texts.map((text) => text.toLowerCase().replace(/\s+/g, ' ')))).toEqual([]);
  });

  it('is loaded whole by the services', async () => {
    const loaded = await loadBank();
    const ids = loaded.exams.map(({ exam }) => exam.examId);
    expect(ids).toEqual(expect.arrayContaining(bank.map(({ exam }) => exam.examId)));
    expect(repeated(ids)).toEqual([]);
    expect(loaded.issues).toEqual([]);
  });
});

describe.each(bank)('$exam.examId', ({ exam, tests: own }) => {
  const sum = (field: 'totalQuestions' | 'totalMarks' | 'duration') =>
    own.reduce((total, test) => total + test[field], 0);

  it('adds up to its tests', () => {
    expect(exam.totalQuestions).toBe(sum('totalQuestions'));
    expect(exam.totalMarks).toBe(sum('totalMarks'));
    expect(exam.duration).toBe(sum('duration'));
    expect(exam.passingScore).toBe(Math.ceil(exam.totalMarks * 0.7));
    expect(new Set(own.map((test) => test.marksPerQuestion))).toEqual(new Set([exam.marksPerQuestion]));
    expect(new Set(own.map((test) => test.negativeMarksPerQuestion))).toEqual(
      new Set([exam.negativeMarksPerQuestion]),
    );
  });

  it('tells a visitor what the exam is and where its rules come from', () => {
    expect(exam.examId).toMatch(/^[A-Z0-9]+(_[A-Z0-9]+)*$/);
    expect(exam.details.keyInformation?.length).toBeGreaterThanOrEqual(3);
    expect(exam.details.keyInformation?.some(({ info }) => /Checked on \d+ \w+ 20\d\d/.test(info))).toBe(
      true,
    );
    expect(exam.details.didYouKnow?.length).toBeGreaterThanOrEqual(3);
    expect(exam.details.faqs?.length).toBeGreaterThanOrEqual(3);
    expect(exam.details.resources?.every((resource) => resource.resourceLink.startsWith('https://'))).toBe(
      true,
    );
    expect(isData(exam.details.imageUrl ?? '')).toBe(true);
    expect(exam.weight).toBeGreaterThanOrEqual(0);
    expect(exam.weight).toBeLessThanOrEqual(100);
  });
});

describe.each(tests)('test $testId', (test) => {
  const optionCount = test.testId.startsWith('ibps') ? 5 : 4;

  it('agrees with its questions in number and marks', () => {
    expect(test.totalQuestions).toBe(test.questions.length);
    expect(test.totalMarks).toBe(test.questions.length * test.marksPerQuestion);
    expect(test.duration).toBeGreaterThan(0);
  });

  it('has sections that cover every question once, in order', () => {
    const covered = (test.sections ?? []).flatMap(({ name, from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => [from + index, name]),
    );
    const expected = test.sections
      ? test.questions.map((question, index) => [index + 1, question.section])
      : [];
    expect(covered).toEqual(expected);
    const minutes = (test.sections ?? []).reduce((total, section) => total + (section.minutes ?? 0), 0);
    expect([0, test.duration]).toContain(minutes);
  });

  it('offers distinct options with the key among them, and explains it', () => {
    for (const question of test.questions) {
      const options = question.options.map((option) => textOf(option).trim().toLowerCase());
      expect(new Set(options).size).toBe(optionCount);
      expect(Object.keys(question.options)).toContain(String(question.correctAnswer));
      expect(question.explanation.length).toBeGreaterThan(20);
      expect(question.topic).toBeTruthy();
      expect(['easy', 'medium', 'hard']).toContain(question.level);
    }
  });

  it('spreads its keys over all options', () => {
    const used = Array.from(
      { length: optionCount },
      (_, position) => test.questions.filter((question) => question.correctAnswer === position).length,
    );
    expect(Math.min(...used)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...used)).toBeLessThanOrEqual(Math.ceil(test.questions.length / optionCount) + 1);
  });

  it('holds formulas that KaTeX can set, and no stray dollar sign', () => {
    for (const text of test.questions.flatMap(textsOf)) {
      const { formulas, open } = formulasIn(text);
      expect({ text, open }).toEqual({ text, open: false });
      for (const formula of formulas) {
        expect(
          katex.renderToString(formula, { output: 'mathml', throwOnError: true, trust: false }),
        ).toContain('<math');
        expect(formula).not.toMatch(/\d,\d/);
      }
    }
  });

  it('carries its pictures itself', () => {
    const pictures = test.questions.flatMap((question) => [
      ...(question.questionImage ? [question.questionImage] : []),
      ...question.options.flatMap((option) => (typeof option === 'string' ? [] : [option.image])),
    ]);
    expect(pictures.filter((picture) => !isData(picture))).toEqual([]);
  });
});
