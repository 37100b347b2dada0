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

function faultsOf(
  result: { ok: true } | { ok: false; faults: { path: string; message: string }[] },
): string[] {
  return result.ok ? [] : result.faults.map(({ path, message }) => `${path} ${message}`);
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

  it('names every faulty field at once, those of the details too', () => {
    const details = JSON.stringify({ type: 'gre', faqs: [{ question: 'Why?' }], imageUrl: 'http://x' });
    const fields = { ...exam, examId: 'a b', title: ' ', duration: 'long', totalMarks: undefined, details };
    expect(faultsOf(parseExamForm(fields))).toEqual([
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
    expect(faultsOf(parseExamForm({ ...exam, details: '{"type":}' }))).toEqual([
      '/details Broken JSON in line 1, column 9: Found "}" where a value is expected',
    ]);
  });

  it.each(['region', 'REGION'])('refuses the reserved id %s', (examId) => {
    expect(faultsOf(parseExamForm({ ...exam, examId }))).toEqual([
      '/examId Is an address of the site itself',
    ]);
  });

  it('refuses marks that are neither a number nor a fraction', () => {
    expect(
      faultsOf(parseExamForm({ ...exam, marksPerQuestion: 'two', negativeMarksPerQuestion: '1/0' })),
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
    expect(faultsOf(paths)).toContain('/examId Is missing');
    expect(faultsOf(paths)).toContain('/marksPerQuestion Is missing');
    expect(faultsOf(paths)).toHaveLength(11);
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
    expect(faultsOf(parseMockTestForm({ ...mockTest, details }))).toEqual([
      '/details/sections/1 Shares questions with section 1',
      "/details/sections/2/to Is 7, before the section's first question 8",
      '/details/sections/3/to Is 11, but the test has 10 questions',
    ]);
  });

  it('refuses faults of form and sections together', () => {
    const details = sections({ name: 'a', from: 2, to: 1 });
    expect(faultsOf(parseMockTestForm({ ...mockTest, testId: '', details }))).toEqual([
      '/testId Expected letters, digits, dots, hyphens or underscores',
      "/details/sections/0/to Is 1, before the section's first question 2",
    ]);
    expect(faultsOf(parseMockTestForm({ ...mockTest, details: '5' }))).toEqual([
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
