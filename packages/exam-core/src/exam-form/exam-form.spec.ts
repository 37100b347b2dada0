import { describe, expect, it } from '@jest/globals';
import { parseExamForm } from './parse-exam-form.js';
import { parseMockTestForm } from './parse-mock-test-form.js';

const exam = {
  examId: 'SSC_CGL',
  title: 'SSC CGL',
  description: 'Combined Graduate Level',
  marksPerQuestion: '2',
  negativeMarksPerQuestion: '0.5',
  totalQuestions: '100',
  totalMarks: '200',
  duration: '60',
  passingScore: '140',
  difficulty: 'medium',
  topics: 'Reasoning, English , ',
};

const mockTest = {
  examId: 'ssc-cgl',
  testId: 'ssc-cgl-1',
  duration: '60',
  marksPerQuestion: '1',
  negativeMarksPerQuestion: '1/3',
  totalMarks: '10',
  totalQuestions: '10',
};

function issuesOf(
  result: { ok: true } | { ok: false; issues: { path: string; message: string }[] },
): string[] {
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
}

describe('the exam form', () => {
  it('is read from text fields, with details as JSON', () => {
    const details = { type: 'ssc', faqs: [{ question: 'How long?', answer: 'An hour.' }] };
    expect(parseExamForm({ ...exam, details: JSON.stringify(details) })).toEqual({
      ok: true,
      form: {
        ...exam,
        totalQuestions: 100,
        totalMarks: 200,
        duration: 60,
        passingScore: 140,
        topics: ['Reasoning', 'English'],
      },
      details,
      warnings: [],
    });
  });

  it.each([undefined, '', '{}', {}])('takes %j as no details', (details) => {
    expect(parseExamForm({ ...exam, details })).toMatchObject({ ok: true, details: {} });
  });

  it('names every invalid field in one report, those of the details too', () => {
    const details = JSON.stringify({ type: 'gre', faqs: [{ question: 'Why?' }], imageUrl: 'http://x' });
    const fields = { ...exam, examId: 'a b', title: ' ', duration: 'long', totalMarks: undefined, details };
    expect(issuesOf(parseExamForm(fields))).toEqual([
      '/examId Expected letters, digits, hyphens or underscores',
      '/title Must not be empty',
      '/totalMarks Is missing',
      '/duration Expected a number',
      '/details/type Expected one of: dmv, ssc, ibps, rrb',
      '/details/imageUrl Expected an https address, an own path or a data:image address',
      '/details/faqs/0/answer Is missing',
    ]);
  });

  it('tells where broken details are broken', () => {
    expect(issuesOf(parseExamForm({ ...exam, details: '{"type":}' }))).toEqual([
      '/details Broken JSON in line 1, column 9: Found "}" where a value is expected',
    ]);
  });

  it.each(['region', 'REGION'])('refuses the reserved id %s', (examId) => {
    expect(issuesOf(parseExamForm({ ...exam, examId }))).toEqual([
      '/examId Is an address of the site itself',
    ]);
  });

  it('refuses marks that are neither a number nor a fraction', () => {
    expect(
      issuesOf(parseExamForm({ ...exam, marksPerQuestion: 'two', negativeMarksPerQuestion: '1/0' })),
    ).toEqual([
      '/marksPerQuestion Expected a number or a fraction such as "1/3"',
      '/negativeMarksPerQuestion Expected a number or a fraction such as "1/3"',
    ]);
  });

  it('warns when questions and marks do not come to the total', () => {
    expect(parseExamForm({ ...exam, totalMarks: '150' })).toMatchObject({
      ok: true,
      warnings: [{ path: '/totalMarks', message: 'Is 150, but 100 questions x 2 marks come to 200' }],
    });
  });

  it('is refused empty, without throwing', () => {
    const paths = parseExamForm({});
    expect(issuesOf(paths)).toContain('/examId Is missing');
    expect(issuesOf(paths)).toContain('/marksPerQuestion Is missing');
    expect(issuesOf(paths)).toHaveLength(9);
  });

  it('needs neither difficulty nor topics', () => {
    const { difficulty: _, topics: __, ...rest } = exam;
    expect(parseExamForm(rest)).toMatchObject({ ok: true, form: { difficulty: '', topics: [] } });
  });
});

describe('the form of an exam that is stored', () => {
  const stored = {
    ...exam,
    totalQuestions: 100,
    totalMarks: 200,
    duration: 60,
    passingScore: 140,
    topics: ['Reasoning', 'A, B'],
    type: 'ssc',
    imageUrl: '/ssc.svg',
    seo: { keywords: 'ssc', canonicalURL: '/exam/other' },
    faqs: [{ question: 'How long?', answer: 'An hour.' }],
  };
  const formAndDetails = (fields: Record<string, unknown>) => {
    const parsed = parseExamForm({ examId: exam.examId, ...fields }, stored);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return { ...parsed.form, ...parsed.details };
  };

  it('keeps every field that is not sent', () => {
    expect(formAndDetails({ title: 'Another' })).toEqual({ ...stored, title: 'Another' });
    expect(formAndDetails({ details: '{"type":"rrb"}' })).toEqual({ ...stored, type: 'rrb' });
  });

  it('keeps a number as it is stored when its text is the same', () => {
    expect(
      parseExamForm({ ...exam, marksPerQuestion: '2' }, { ...stored, marksPerQuestion: 2 }),
    ).toMatchObject({ form: { marksPerQuestion: 2 } });
  });

  it.each(['null', '""', '[]'])('removes a detail that is sent as %s', (empty) => {
    expect(formAndDetails({ details: `{"faqs":${empty},"seo":{"keywords":${empty}}}` })).toEqual({
      ...stored,
      faqs: undefined,
      seo: { canonicalURL: '/exam/other' },
    });
    expect(
      formAndDetails({ details: `{"seo":{"keywords":${empty},"canonicalURL":${empty}}}` }),
    ).not.toHaveProperty('seo');
  });

  it('empties an optional listed field that is sent empty', () => {
    expect(formAndDetails({ difficulty: '', topics: '' })).toEqual({ ...stored, difficulty: '', topics: [] });
  });

  it('refuses a required field that is sent empty', () => {
    expect(issuesOf(parseExamForm({ ...exam, title: '', duration: '' }, stored))).toEqual([
      '/title Must not be empty',
      '/duration Expected a number',
    ]);
  });
});

describe('the form of a mock test that is stored', () => {
  const stored = { ...mockTest, title: 'Full test', sections: [{ name: 'a', from: 1, to: 10 }] };

  it('keeps title and sections, and checks them against what is sent', () => {
    const target = { examId: mockTest.examId, testId: mockTest.testId };
    expect(parseMockTestForm({ ...target, duration: '30' }, stored)).toMatchObject({
      ok: true,
      form: { duration: 30, totalMarks: 10 },
      details: { title: 'Full test', sections: stored.sections },
    });
    expect(issuesOf(parseMockTestForm({ ...target, totalQuestions: '5' }, stored))).toEqual([
      '/details/sections/0/to Is 10, but the test has 5 questions',
    ]);
  });
});

describe('the mock test form', () => {
  const sections = (...list: unknown[]) => JSON.stringify({ sections: list });

  it('is read with its title and sections', () => {
    const details = { title: 'Full test 1', sections: [{ name: 'English', from: 1, to: 10, minutes: 20 }] };
    expect(parseMockTestForm({ ...mockTest, details: JSON.stringify(details) })).toEqual({
      ok: true,
      form: { ...mockTest, duration: 60, totalMarks: 10, totalQuestions: 10 },
      details,
      warnings: [],
    });
  });

  it('refuses sections that run backwards, reach too far or overlap', () => {
    const details = sections(
      { name: 'a', from: 1, to: 5 },
      { name: 'b', from: 5, to: 6 },
      { name: 'c', from: 8, to: 7 },
      { name: 'd', from: 9, to: 11 },
    );
    expect(issuesOf(parseMockTestForm({ ...mockTest, details }))).toEqual([
      '/details/sections/1 Shares questions with section 1',
      "/details/sections/2/to Is 7, before the section's first question 8",
      '/details/sections/3/to Is 11, but the test has 10 questions',
    ]);
  });

  it('refuses faults of form and sections together', () => {
    const details = sections({ name: 'a', from: 2, to: 1 });
    expect(issuesOf(parseMockTestForm({ ...mockTest, testId: '', details }))).toEqual([
      '/testId Expected letters, digits, dots, hyphens or underscores',
      "/details/sections/0/to Is 1, before the section's first question 2",
    ]);
    expect(issuesOf(parseMockTestForm({ ...mockTest, details: '5' }))).toEqual([
      '/details Expected an object, found 5',
    ]);
  });

  it('warns of a wrong total, except where sections have marks of their own', () => {
    const wrong = { ...mockTest, totalMarks: '12' };
    expect(parseMockTestForm(wrong)).toMatchObject({ warnings: [{ path: '/totalMarks' }] });
    const details = sections({ name: 'a', from: 1, to: 2, marks: 2 });
    expect(parseMockTestForm({ ...wrong, details })).toMatchObject({ warnings: [] });
  });
});
