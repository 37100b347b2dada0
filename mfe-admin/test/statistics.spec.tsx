import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { ItemStatistics, SuspiciousQuestion, TestStatistics } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { isDisabled, optionsOf, press, settle, status, type, valueOf } from './upload-support.js';

const [NOW, BEFORE] = ['a'.repeat(32), 'b'.repeat(32)];

const item = (overrides: Partial<ItemStatistics> = {}): ItemStatistics => ({
  questionId: 'q1',
  questionText: 'What is 2 + 3?',
  correctAnswer: 1,
  seen: 2000,
  answered: 1500,
  skipped: 500,
  shareRight: 0.61,
  scored: 1800,
  discrimination: 0.34,
  options: [
    { count: 280, share: 0.14, meanScore: 8.25 },
    { count: 1220, share: 0.61, meanScore: 12.5 },
  ],
  ...overrides,
});

const statisticsOf = (overrides: Partial<TestStatistics> = {}): TestStatistics => ({
  testId: 'sample-exam-1',
  revision: NOW,
  submissions: 2000,
  test: {
    scored: 1800,
    questions: 3,
    meanScore: 1.92,
    standardDeviation: 0.8,
    reliability: 0.71,
    standardError: 0.43,
  },
  questions: [
    item(),
    item({
      questionId: 'unseen',
      seen: 0,
      skipped: 0,
      shareRight: null,
      scored: 0,
      discrimination: null,
      options: [{ count: 0, share: null, meanScore: null }],
    }),
    item({
      questionId: 'hard',
      shareRight: 0.2,
      skipped: 900,
      discrimination: -0.21,
      suspicion: 'negative-discrimination',
    }),
  ],
  revisions: [
    {
      revision: NOW,
      submissions: 2000,
      published: true,
      stored: true,
      at: '2026-11-20T17:30:00.000Z',
      by: 'ada',
    },
    { revision: BEFORE, submissions: 1, published: false, stored: true },
  ],
  ...overrides,
});

function answering(answer: TestStatistics | Error = statisticsOf()) {
  const requests: [string, string | undefined][] = [];
  const statistics = async (testId: string, revision?: string) => {
    requests.push([testId, revision]);
    if (answer instanceof Error) throw answer;
    return { ...answer, revision: revision ?? answer.revision };
  };
  return { requests, calls: { statistics } };
}

const ids = (view: Awaited<ReturnType<typeof open>>) =>
  view.getAllByRole('rowheader').map((header) => header.querySelector('code')?.textContent);

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the statistics of a test', () => {
  it('are reached by choosing exam and test', async () => {
    const { requests, calls } = answering();
    const view = await open('/admin/statistics', { calls });
    await settle();
    view.getByText('Choose a mock test to see its statistics.');
    expect(isDisabled(view.getByLabelText('Mock test'))).toBe(true);
    fireEvent.change(view.getByLabelText('Exam'), { target: { value: 'SAMPLE_EXAM' } });
    fireEvent.change(view.getByLabelText('Mock test'), { target: { value: 'sample-exam-10' } });
    await settle();
    expect(requests).toEqual([['sample-exam-10', undefined]]);
    fireEvent.change(view.getByLabelText('Exam'), { target: { value: 'DRAFT' } });
    view.getByText('Choose a mock test to see its statistics.');
  });

  it('show for each question the share that answered right, and what was chosen instead', async () => {
    const view = await open('/admin/statistics?testId=sample-exam-1', answering());
    await settle();
    expect(valueOf(view, 'Exam')).toBe('SAMPLE_EXAM');
    expect(status(view)).toContain('2,000 tests were submitted.');
    const [, first, unseen] = view.getAllByRole('row');
    expect(first?.textContent).toBe(
      '1. q1What is 2 + 3?Right 61%Discrimination 0.34Seen 2,000Skipped 500' +
        'A280 (14%)mean 8.3B (right)1,220 (61%)mean 12.5',
    );
    expect(unseen?.textContent).toContain('Right –');
    const widths = [...(first?.querySelectorAll('rect') ?? [])].map((rect) => rect.getAttribute('width'));
    expect(widths).toEqual(['100', '61', '100', '14', '100', '61']);
    expect(view.container.innerHTML).not.toContain('style=');
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('do not rate the difficulty of a question without responses', async () => {
    const skipped = statisticsOf({ questions: [item({ seen: 1, answered: 0, skipped: 1, shareRight: 0 })] });
    const view = await open('/admin/statistics?testId=sample-exam-1', answering(skipped));
    await settle();
    expect(view.getAllByRole('row')[1]?.textContent).toContain('Right –Discrimination');
  });

  it('can be ordered', async () => {
    const view = await open('/admin/statistics?testId=sample-exam-1', answering());
    await settle();
    expect(ids(view)).toEqual(['q1', 'unseen', 'hard']);
    const order = (value: string) => fireEvent.change(view.getByLabelText('Order'), { target: { value } });
    order('hardest');
    expect(ids(view)).toEqual(['hard', 'q1', 'unseen']);
    order('skipped');
    expect(ids(view)).toEqual(['hard', 'q1', 'unseen']);
    order('discrimination');
    expect(ids(view)).toEqual(['hard', 'q1', 'unseen']);
    order('suspicious');
    expect(ids(view)).toEqual(['hard', 'q1', 'unseen']);
    order('test');
    expect(ids(view)).toEqual(['q1', 'unseen', 'hard']);
  });

  it('are shown of another revision when that is chosen', async () => {
    const { requests, calls } = answering();
    const view = await open('/admin/statistics?testId=sample-exam-1', { calls });
    await settle();
    expect(optionsOf(view, 'Revision of the questions')).toEqual([
      '20 Nov 2026, 17:30 UTC, by ada (2,000 submissions, published)',
      'Revision bbbbbbbb (1 submission)',
    ]);
    type(view, 'Revision of the questions', BEFORE);
    await settle();
    expect(requests.at(-1)).toEqual(['sample-exam-1', BEFORE]);
    expect(valueOf(view, 'Revision of the questions')).toBe(BEFORE);
  });

  it('leave out revisions whose questions are not stored, and say so', async () => {
    const [published, before] = statisticsOf().revisions;
    if (!published || !before) throw new Error('Two revisions are needed.');
    const revisions = [published, { ...before, stored: false }];
    const view = await open('/admin/statistics?testId=sample-exam-1', answering(statisticsOf({ revisions })));
    await settle();
    expect(optionsOf(view, 'Revision of the questions')).toHaveLength(1);
    view.getByText('1 earlier revision is not stored any more.');
  });

  it('show the figures of the test, and name a suspicious key', async () => {
    const view = await open('/admin/statistics?testId=sample-exam-1', answering());
    await settle();
    expect(view.getByRole('region', { name: 'Figures of the test' }).querySelector('dl')?.textContent).toBe(
      'Tests with a score1,800Mean score1.9 of 3Standard deviation0.8Reliability (KR-20)0.71Standard error0.4',
    );
    const [, , , hard] = view.getAllByRole('row');
    expect(hard?.textContent).toContain(
      'Suspicious key Students who chose the marked answer did worse in the rest of the test.',
    );
    expect(hard?.textContent).toContain('Discrimination \u22120.21');
  });

  it('say what is missing for the figures of a test', async () => {
    const none = { meanScore: null, standardDeviation: null, reliability: null, standardError: null };
    const test = { scored: 1, questions: 3, ...none };
    const view = await open('/admin/statistics?testId=sample-exam-1', answering(statisticsOf({ test })));
    await settle();
    view.getByText(/There is 1 so far\.$/);
    expect(view.queryByRole('region', { name: 'Figures of the test' })).toBeNull();
  });

  it('can be saved for a spreadsheet, which runs no formula of it', async () => {
    const files: Blob[] = [];
    const create = jest.fn((file: Blob) => {
      files.push(file);
      return 'blob:file';
    });
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined });
    const formula = item({ questionId: '=1+1', questionText: '@SUM("a", 1)' });
    const view = await open(
      '/admin/statistics?testId=sample-exam-1',
      answering(statisticsOf({ questions: [formula, item({ discrimination: -0.21 })] })),
    );
    await settle();
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(view, 'Download CSV');
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
    expect(status(view)).toContain('sample-exam-1-statistics.csv was saved.');
    const [file] = files;
    expect(file?.type).toBe('text/csv');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());
    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Number","Question ID","Question","Right option","Seen","Answered","Skipped","Share right","With score","Discrimination","Suspicious key","A chosen","A share","A mean score","B chosen","B share","B mean score"',
      `1,"'=1+1","'@SUM(""a"", 1)","B",2000,1500,500,0.61,1800,0.34,,280,0.14,8.25,1220,0.61,12.5`,
      '2,"q1","What is 2 + 3?","B",2000,1500,500,0.61,1800,-0.21,,280,0.14,8.25,1220,0.61,12.5',
      '',
    ]);
  });

  it('say so where the test has no questions', async () => {
    const empty = statisticsOf({ questions: [], revisions: [], revision: '', submissions: 0 });
    const view = await open('/admin/statistics?testId=sample-exam-10', answering(empty));
    await settle();
    view.getByText('This test has no questions.');
    expect(view.queryByLabelText('Revision of the questions')).toBeNull();
  });

  it('show the message of a rejection', async () => {
    const view = await open('/admin/statistics?testId=gone', answering(refusal(404, 'Test not found')));
    await settle();
    view.getByText('The statistics could not be loaded');
    view.getByText('Test not found');
  });
});

describe('the suspicious keys of all tests', () => {
  const suspicious: SuspiciousQuestion = {
    examId: 'SAMPLE_EXAM',
    testId: 'sample-exam-1',
    questionId: 'q 7',
    number: 7,
    questionText: 'Which is right?',
    reason: 'negative-discrimination',
    scored: 1_300,
    shareRight: 0.22,
    discrimination: -0.21,
    correctAnswer: 1,
    preferred: 2,
  };

  it('are listed before a test is chosen, with ways to the question and to its test', async () => {
    const suspiciousQuestions = async () => ({ data: [suspicious], meta: { total: 1 } });
    const view = await open('/admin/statistics', { calls: { suspiciousQuestions } });
    await settle();
    view.getByRole('heading', { name: 'Suspicious keys' });
    view.getByText('1 question has a suspicious key.');
    const [entry] = view.getAllByRole('listitem').filter((listed) => listed.closest('ol'));
    expect(entry?.textContent).toBe(
      'Which is right?Students who chose the marked answer did worse in the rest of the test. ' +
        'Marked as right: B. Strong students prefer C.22% right, discrimination \u22120.21, 1,300 students' +
        'Open question 7 of sample-exam-1Statistics of sample-exam-1',
    );
    const targets = [...(entry?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      '/admin/questions?test=sample-exam-1&question=q+7',
      '/admin/statistics?testId=sample-exam-1',
    ]);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('say where there are none, and where the list ends', async () => {
    const none = await open('/admin/statistics');
    await settle();
    none.getByText('No key is suspicious.');
    none.unmount();
    const suspiciousQuestions = async () => ({ data: [suspicious], meta: { total: 2 } });
    const view = await open('/admin/statistics', { calls: { suspiciousQuestions } });
    await settle();
    view.getByText('2 questions have suspicious keys. The list ends after 1.');
  });

  it('say why they could not be loaded', async () => {
    const suspiciousQuestions = () => Promise.reject(refusal(503, 'Not now'));
    const view = await open('/admin/statistics', { calls: { suspiciousQuestions } });
    await settle();
    view.getByText('The list could not be loaded');
    view.getByText('Not now');
  });
});
