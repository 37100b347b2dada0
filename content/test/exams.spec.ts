import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseMockTestForm, takenQuestions } from '@mockingbird/exam-core';
import katex from 'katex';
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
  it('holds fifteen exams, those of the four types each with three full papers, and two mini tests where there are any', () => {
    expect(bank).toHaveLength(15);
    const types = bank.flatMap(({ exam }) => exam.details.type ?? []);
    expect(types.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'dmv'),
      ...Array.from({ length: 3 }, () => 'ibps'),
      ...Array.from({ length: 2 }, () => 'rrb'),
      ...Array.from({ length: 3 }, () => 'ssc'),
    ]);
    const others: Readonly<Record<string, number>> = { DMV_ILLINOIS: 3, SAT: 2, ACT: 1 };
    for (const { exam, tests: own } of bank)
      expect([exam.examId, own.length]).toEqual([exam.examId, others[exam.examId] ?? 5]);
    expect(questions.length).toBeGreaterThanOrEqual(250);
    expect(Math.min(...tests.map((test) => test.questions.length))).toBeGreaterThanOrEqual(10);
  });

  it('uses no id and no question text twice', () => {
    expect(repeated(tests.map((test) => test.testId))).toEqual([]);
    expect(repeated(questions.map((question) => question.questionId))).toEqual([]);
    const texts = questions.map(({ questionText, questionImage = '', passage = '', options }) =>
      // "Which word is spelt correctly?" is another question with other words.
      [questionText, questionImage, passage, ...options.map(textOf).sort()].join(' '),
    );
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

describe('the rules of the real exams', () => {
  const testsOf = (examId: string) => bank.find(({ exam }) => exam.examId === examId)?.tests ?? [];

  it('lock the sections of SSC CGL, IBPS PO, Clerk, RRB Officer, the SAT and the ACT, and of no other', () => {
    const locked = tests.filter(({ sectionRule }) => sectionRule === 'locked').map(({ testId }) => testId);
    const expected = [
      'SSC_CGL_TIER_1',
      'IBPS_PO_PRELIMS',
      'IBPS_CLERK_PRELIMS',
      'IBPS_RRB_OFFICER_PRELIMS',
      'SAT',
      'ACT',
    ].flatMap(testsOf);
    expect(locked.toSorted()).toEqual(expected.map(({ testId }) => testId).toSorted());
  });

  it('are the published pass marks of five states, and say nothing where none is published', () => {
    const rules = bank.flatMap(({ exam, tests: own }) =>
      own.map(({ realExam }) => [exam.examId, realExam && `${realExam.correct}/${realExam.questions}`]),
    );
    expect(Object.fromEntries(rules.filter(([, rule]) => rule))).toEqual({
      DMV_CALIFORNIA: '38/46',
      DMV_FLORIDA: '40/50',
      DMV_ILLINOIS: '28/35',
      DMV_NEW_YORK: '14/20',
      DMV_TEXAS: '21/30',
    });
    expect(
      testsOf('DMV_NEW_YORK').map(({ realExam }) => realExam?.parts?.map(({ correct }) => correct)),
    ).toEqual(Array.from({ length: 5 }, () => [2]));
  });

  it('agree with the sources and the numbers that the page of the exam gives', () => {
    for (const { exam, tests: own } of bank)
      for (const { realExam } of own) {
        if (!realExam) continue;
        const links = exam.details.resources?.map(({ resourceLink }) => resourceLink);
        expect(links).toContain(realExam.source);
        const facts = exam.details.keyInformation?.map(({ info }) => info).join(' ') ?? '';
        expect(facts).toContain(`${realExam.questions} questions`);
        expect(facts).toMatch(new RegExp(`\\b${realExam.correct} right answers`));
        const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
        expect(facts).toContain(`Checked on ${day.format(new Date(realExam.checked))}`);
      }
  });
});

describe.each(bank)('$exam.examId', ({ exam, tests: own }) => {
  const sum = (field: 'totalMarks' | 'duration') => own.reduce((total, test) => total + test[field], 0);

  it('adds up to its tests', () => {
    expect(exam.totalQuestions).toBe(own.reduce((total, test) => total + takenQuestions(test), 0));
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
    expect(test.totalMarks).toBe(takenQuestions(test) * test.marksPerQuestion);
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
    const taken = (test.sections ?? []).filter(({ route }) => route === undefined || route.from === 0);
    const minutes = taken.reduce((total, section) => total + (section.minutes ?? 0), 0);
    expect([0, test.duration]).toContain(minutes);
  });

  it('is accepted by the form of an upload, without a warning', () => {
    const { title, sections, sectionRule, realExam, scoreEstimate, questions: _, ...form } = test;
    const details = { title, sections, sectionRule, realExam, scoreEstimate };
    const fields = Object.entries(form).map(([name, value]) => [name, String(value)]);
    const parsed = parseMockTestForm({ ...Object.fromEntries(fields), examId: 'EXAM', details });
    expect(parsed).toMatchObject({ ok: true, warnings: [], details: JSON.parse(JSON.stringify(details)) });
  });

  it('practices every part of the real exam that has a pass rule', () => {
    for (const { topics } of test.realExam?.parts ?? [])
      expect(test.questions.some(({ topic }) => topics.includes(topic ?? ''))).toBe(true);
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
      ...question.options.flatMap((option) => (typeof option === 'string' ? [] : [option.image ?? ''])),
    ]);
    expect(pictures.filter((picture) => !isData(picture))).toEqual([]);
  });
});
