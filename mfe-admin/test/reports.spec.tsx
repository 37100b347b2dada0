import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import type { ReportEntry, ReportListResponse } from '@mockingbird/contracts';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { forget, open, refusal, signInAs } from './support.js';
import { isOff, optionsOf, press, pressFocused, settle, status } from './upload-support.js';

const url = '/admin/reports';

const report = (overrides: Partial<ReportEntry> = {}): ReportEntry => ({
  id: 'r1',
  testId: 'ssc-cgl-1',
  questionId: 'q3',
  question: 'What is 2 + 3?',
  reason: 'wrong-answer',
  text: 'It is B.',
  count: 3,
  first: '2026-11-18T08:00:00.000Z',
  last: '2026-11-20T17:05:00.000Z',
  resolved: false,
  ...overrides,
});

const list = (data: ReportEntry[], meta: Partial<ReportListResponse['meta']> = {}): ReportListResponse => ({
  data,
  meta: { page: 1, pages: 1, total: data.length, reasons: { 'wrong-answer': 3 }, ...meta },
});

/** A `reports` call that records its queries. */
function listing(answer: (query: Record<string, string>) => ReportListResponse) {
  const requests: Record<string, string>[] = [];
  const reports = async (query: Record<string, string> = {}) => {
    requests.push(query);
    return answer(query);
  };
  return { requests, reports };
}

beforeEach(() => {
  forget();
  signInAs('admin');
});

describe('the reports', () => {
  it('show question, reason, text, how often and when', async () => {
    const view = await open(url, { calls: listing(() => list([report()])) });
    await settle();
    const [entry] = view.getAllByRole('listitem').filter((item) => item.closest('ol'));
    expect(entry?.textContent).toBe(
      'The marked answer is wrongssc-cgl-1, q3What is 2 + 3?It is B.Reported 3 timeslast 20 Nov 2026, 17:05 UTC' +
        'first 18 Nov 2026, 08:00 UTCOpen question q3 of ssc-cgl-1Mark as done: q3 of ssc-cgl-1, The marked answer is wrong',
    );
    expect(status(view)).toContain('1 open report.');
    expect(view.getByRole('list', { name: 'How often each reason was given' }).textContent).toBe(
      'The marked answer is wrong: 3',
    );
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it.each([
    [
      { state: 'changed', question: 'What is 2 + 4?' } as const,
      'The question was changed since. It now begins: What is 2 + 4?',
    ],
    [
      { state: 'changed', question: 'What is 2 + 3?' } as const,
      'Its options, answer or explanation were changed since.',
    ],
    [{ state: 'removed' } as const, 'This question is no longer part of the test.'],
  ])('show the words that the student saw, and that they are others now: %j', async (since, words) => {
    const view = await open(url, { calls: listing(() => list([report({ since, revision: 'r' })])) });
    await settle();
    const [entry] = view.getAllByRole('listitem').filter((item) => item.closest('ol'));
    expect(entry?.textContent).toContain(`What is 2 + 3?${words}It is B.`);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });

  it('are requested by state and test', async () => {
    const { requests, reports } = listing(() => list([], { reasons: {} }));
    const view = await open(`${url}?testId=a-1`, { calls: { reports } });
    await settle();
    expect(status(view)).toContain('No open report.');
    await press(view, 'Resolved');
    expect(optionsOf(view, 'Mock test')).toEqual([
      'All mock tests',
      'a-1',
      'Sample Exam: Test 10',
      'Sample Exam: Test 1',
    ]);
    fireEvent.change(view.getByLabelText('Mock test'), { target: { value: 'sample-exam-1' } });
    await settle();
    expect(requests).toEqual([
      { state: 'open', testId: 'a-1', page: '1' },
      { state: 'resolved', testId: 'a-1', page: '1' },
      { state: 'resolved', testId: 'sample-exam-1', page: '1' },
    ]);
    expect(status(view)).toContain('No resolved report.');
  });

  it('lead to the question in the bank and to the page of students', async () => {
    const data = [
      report({ testId: 'sample-exam-1', questionId: 'q 3' }),
      report({ id: 'r2', testId: 'sample-exam-1', since: { state: 'removed' } }),
      report({ id: 'r3', testId: 'gone', since: { state: 'removed' } }),
    ];
    const view = await open(url, { calls: listing(() => list(data)) });
    await settle();
    const entries = view.getAllByRole('listitem').filter((item) => item.closest('ol'));
    const links = entries.map((entry) =>
      [...entry.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    );
    const page = '/mocktest/sample-exam/sample-exam-1';
    expect(links).toEqual([['/admin/questions?test=sample-exam-1&question=q+3', page], [page], []]);
  });

  it('come page by page', async () => {
    const { requests, reports } = listing(({ page }) =>
      list([report()], { page: Number(page), pages: 2, total: 60 }),
    );
    const view = await open(url, { calls: { reports } });
    await settle();
    expect(isOff(view.getByRole('button', { name: 'Previous' }))).toBe(true);
    const next = await pressFocused(view, 'Next');
    view.getByText('Page 2 of 2');
    expect(isOff(view.getByRole('button', { name: 'Next' }))).toBe(true);
    await press(view, 'Next');
    expect(document.activeElement).toBe(next);
    await press(view, 'Previous');
    await press(view, 'Previous');
    expect(requests.map(({ page }) => page)).toEqual(['1', '2', '1']);
  });

  it('are marked as done, announced, and reloaded', async () => {
    const done: string[] = [];
    const { requests, reports } = listing(() =>
      list(done.length > 0 ? [] : [report({ count: 1, text: undefined })]),
    );
    const resolveReport = async (id: string) => {
      done.push(id);
      return 'Resolved.';
    };
    const view = await open(url, { calls: { reports, resolveReport } });
    await settle();
    await pressFocused(view, /^Mark as done/);
    expect([done, requests.length]).toEqual([['r1'], 2]);
    expect(status(view)).toBe('Resolved. No open report.');
    expect(document.activeElement).toBe(view.getByRole('status'));
  });

  it('are marked once, however often the button is pressed, which keeps the focus meanwhile', async () => {
    const resolveReport = jest.fn(() => new Promise<never>(() => undefined));
    const view = await open(url, { calls: { ...listing(() => list([report()])), resolveReport } });
    await settle();
    const button = await pressFocused(view, /^Mark as done/);
    await press(view, /^One moment/);
    expect([isOff(button), document.activeElement]).toEqual([true, button]);
    expect(resolveReport).toHaveBeenCalledTimes(1);
  });

  it('say why one could not be marked', async () => {
    const resolveReport = () => Promise.reject(refusal(404, 'Report not found'));
    const view = await open(url, { calls: { ...listing(() => list([report()])), resolveReport } });
    await settle();
    await press(view, /^Mark as done/);
    view.getByText('Report not found');
  });

  it('have no button once they are done', async () => {
    const view = await open(url, { calls: listing(() => list([report({ resolved: true })])) });
    await settle();
    expect(view.queryByRole('button', { name: /Mark as done/ })).toBeNull();
  });
});
