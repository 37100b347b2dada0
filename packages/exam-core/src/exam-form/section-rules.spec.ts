import { describe, expect, it } from '@jest/globals';
import { parseMockTestForm } from './parse-mock-test-form.js';

const form = {
  examId: 'ssc-cgl',
  testId: 'ssc-cgl-1',
  duration: '30',
  marksPerQuestion: '2',
  negativeMarksPerQuestion: '1/2',
  totalMarks: '20',
  totalQuestions: '10',
};
const sections = [
  { name: 'Reasoning', from: 1, to: 4, minutes: 12.5, negativeMarks: '1/3', passCorrect: 2 },
  { name: 'English', from: 5, to: 10, minutes: 17.5, passMarks: 6 },
];
const realExam = {
  name: 'New York written test',
  questions: 20,
  correct: 14,
  parts: [{ name: 'road signs', topics: ['Road signs'], questions: 4, correct: 2 }],
  source: 'https://dmv.ny.gov/',
  checked: '2026-11-20',
};

const parse = (details: object, fields: Partial<typeof form> = {}) =>
  parseMockTestForm({ ...form, ...fields, details: JSON.stringify(details) });

function issuesOf(details: object, fields?: Partial<typeof form>): string[] {
  const result = parse(details, fields);
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
}

describe('a mock test whose sections lock', () => {
  it('is read with its rule, penalties and pass rules', () => {
    const details = { sections, sectionRule: 'locked', realExam };
    expect(parse(details)).toMatchObject({ ok: true, details });
  });

  it('needs sections', () => {
    expect(issuesOf({ sectionRule: 'locked' })).toEqual([
      '/details/sectionRule Is locked, but the test has no sections',
    ]);
  });

  it('needs the minutes of each section, and their sum as its duration', () => {
    const untimed = [sections[0], { ...sections[1], minutes: undefined }];
    expect(issuesOf({ sections: untimed, sectionRule: 'locked' })).toEqual([
      '/details/sections/1/minutes Is missing: a locked section has a clock',
      '/duration Is 30, but the sections take 12.5 minutes',
    ]);
    expect(issuesOf({ sections: untimed })).toEqual([]);
  });

  it('has no question outside its sections, and sections in order', () => {
    const [first, second] = sections;
    expect(issuesOf({ sections: [first, { ...second, from: 6, to: 9 }], sectionRule: 'locked' })).toEqual([
      '/details/sections/1/from Is 6, but question 5 is next',
      '/details/sections/1/to Is 9, but a locked test of 10 questions needs all of them',
    ]);
    expect(issuesOf({ sections: [second, first], sectionRule: 'locked' })).toEqual([
      '/details/sections/0/from Is 5, but question 1 is next',
      '/details/sections/1/from Is 1, but question 11 is next',
      '/details/sections/1/to Is 4, but a locked test of 10 questions needs all of them',
    ]);
  });

  it('is refused with another rule, and with a rule that is no text', () => {
    expect(issuesOf({ sections, sectionRule: 'strict' })[0]).toContain('/details/sectionRule ');
  });
});

describe('the pass rules of a mock test', () => {
  it('cannot need more than a section has', () => {
    const greedy = [
      { ...sections[0], passCorrect: 5 },
      { ...sections[1], passMarks: '25/2' },
    ];
    expect(issuesOf({ sections: greedy })).toEqual([
      '/details/sections/0/passCorrect Is 5, but the section has 4 questions',
      '/details/sections/1/passMarks Is 25/2, but the section has 12 marks',
    ]);
    const rich = [{ name: 'English', from: 1, to: 10, marks: 3, passMarks: 30 }];
    expect(issuesOf({ sections: rich })).toEqual([]);
  });

  it('cannot need more right answers than the real exam has questions', () => {
    const [part] = realExam.parts;
    const greedy = { ...realExam, correct: 21, parts: [{ ...part, correct: 5 }] };
    expect(issuesOf({ realExam: greedy })).toEqual([
      '/details/realExam/correct Is 21, but there are 20 questions',
      '/details/realExam/parts/0/correct Is 5, but there are 4 questions',
    ]);
  });

  it('name their source and the day of the check', () => {
    expect(issuesOf({ realExam: { ...realExam, source: 'dmv', checked: 'today' } })).toEqual([
      '/details/realExam/source Expected an https address',
      '/details/realExam/checked Expected a day such as 2026-11-20',
    ]);
  });
});

describe('an adaptive mock test', () => {
  const adaptive = [
    { name: 'Module 1', from: 1, to: 4, minutes: 15 },
    { name: 'Module 2', from: 5, to: 7, minutes: 15, route: { after: 1, from: 0, to: 2 } },
    { name: 'Module 2', from: 8, to: 10, minutes: 15, route: { after: 1, from: 3, to: 4 } },
  ];
  const issuesWith = (changes: Record<number, object>, sectionRule = 'locked') =>
    issuesOf({ sections: adaptive.map((section, at) => ({ ...section, ...changes[at] })), sectionRule });

  it('counts the questions, the minutes and the marks of one version', () => {
    const result = parse({ sections: adaptive, sectionRule: 'locked' }, { totalMarks: '14' });
    expect(result).toMatchObject({ ok: true, warnings: [] });
    expect(parse({ sections: adaptive, sectionRule: 'locked' })).toMatchObject({
      warnings: [{ path: '/totalMarks' }],
    });
  });

  it('is refused unless each number of right answers opens one version', () => {
    expect(issuesWith({ 1: { route: { after: 1, from: 1, to: 2 } } })).toEqual([
      '/details/sections/1/route/from Is 1, but 0 right answers are next',
    ]);
    expect(issuesWith({ 2: { route: { after: 1, from: 2, to: 4 } } })).toEqual([
      '/details/sections/2/route/from Is 2, but 3 right answers are next',
    ]);
    expect(issuesWith({ 2: { route: { after: 1, from: 3, to: 3 } } })).toEqual([
      '/details/sections/2/route/to Is 3, but section 1 has 4 questions',
    ]);
    expect(issuesWith({ 2: { route: { after: 2, from: 3, to: 4 } } })).toContain(
      '/details/sections/2/route/after Is 2, which is no earlier section with one version',
    );
  });

  it('is refused where versions differ, or sections do not lock', () => {
    expect(issuesWith({ 2: { minutes: 14 } })).toContain(
      '/details/sections/2 Differs from its first version in minutes',
    );
    expect(issuesWith({ 1: { to: 6 }, 2: { from: 7 } })).toContain(
      '/details/sections/2 Has 4 questions, its first version 2',
    );
    expect(issuesWith({}, 'free')).toContain(
      '/details/sections/1/route/after Needs the section rule "locked"',
    );
  });
});
