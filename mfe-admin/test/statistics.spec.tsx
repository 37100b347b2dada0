import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { ItemStatistics, TestStatistics } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { isDisabled, optionsOf, settle, status, type, valueOf } from './upload-support.js';

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
    item({ questionId: 'hard', shareRight: 0.2, skipped: 900 }),
  ],
  revisions: [
    { revision: NOW, submissions: 2000, published: true, stored: true },
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
      '1. q1What is 2 + 3?Right 61%Seen 2,000Skipped 500A280 (14%)B (right)1,220 (61%)',
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
    expect(view.getAllByRole('row')[1]?.textContent).toContain('Right –Seen 1');
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
    order('test');
    expect(ids(view)).toEqual(['q1', 'unseen', 'hard']);
  });

  it('are shown of another revision when that is chosen', async () => {
    const { requests, calls } = answering();
    const view = await open('/admin/statistics?testId=sample-exam-1', { calls });
    await settle();
    expect(optionsOf(view, 'Revision of the questions')).toEqual([
      'aaaaaaaa (2,000 submissions, published)',
      'bbbbbbbb (1 submission)',
    ]);
    type(view, 'Revision of the questions', BEFORE);
    await settle();
    expect(requests.at(-1)).toEqual(['sample-exam-1', BEFORE]);
    expect(valueOf(view, 'Revision of the questions')).toBe(BEFORE);
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
