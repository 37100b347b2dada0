import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { deviceStorage } from '@mockingbird/platform';
import { readFileSync } from 'node:fs';
import { putBookmark, readBookmarks } from '../../src/record/database/bookmark-store.js';
import { addResults, readResults } from '../../src/record/database/result-store.js';
import { storeSummary } from '../../src/record/attempts/attempt-summary.js';
import { practiceDays } from '../../src/record/progress/figures/practice-days.js';
import { predict } from '../../src/record/progress/figures/readiness.js';
import { press, pressInDialog } from '../runner-actions.js';
import { renderInBrowser, renderOnServer } from '../render.js';
import { buildResult } from './build-result.js';
import { forbidDatabase, resetDeviceBeforeEach } from './fake-device.js';

const url = '/progress';
const sampleText = readFileSync(new URL('samples/record-file-v1.json', import.meta.url), 'utf8');

resetDeviceBeforeEach();
beforeEach(cleanup);

const openProgress = () => renderInBrowser({ url });
const [wrong, skipped] = buildResult().questions;
if (!wrong || !skipped) throw new Error('The sample has two questions');

/** A result of two questions with a number of right answers. */
const resultWith = (right: number, submittedAt: number) =>
  buildResult({
    submittedAt,
    questions: [wrong, skipped].map((question, index) => ({
      ...question,
      topic: 'Sums',
      userAnswer: index < right ? question.correctAnswer : 0,
    })),
  });
const addThree = () => addResults([0, 1, 2].map((right) => resultWith(right, Date.now() - 1_000 + right)));

describe('the progress page', () => {
  it('is a skeleton on the server, without index', async () => {
    const { status, head, html } = await renderOnServer({ url });
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: 'Your progress', robots: 'noindex', canonical: url });
    expect(html).toContain('Loading your progress');
  });

  it('says how to begin when there is nothing', async () => {
    await openProgress();
    expect(await screen.findByText('Your progress starts with a test')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Import a file' })).toBeTruthy();
  });

  it('lists all attempts, each with its own result', async () => {
    await addThree();
    await openProgress();
    const table = within(await screen.findByRole('region', { name: 'Your tests' }));
    expect(table.getAllByRole('listitem')).toHaveLength(3);
    expect(table.getByText('100%, passed')).toBeTruthy();
    expect(table.getAllByRole('link')[0]?.getAttribute('href')).toBe('/results/sample-exam-1');
  });

  it('shows the trend of an exam as a picture with a text, and as a table', async () => {
    await addThree();
    await openProgress();
    const exam = within(await screen.findByRole('region', { name: 'Sample Exam' }));
    expect(exam.getByRole('img').getAttribute('aria-label')).toMatch(
      /^Scores of 3 tests: from -25% on .* to 100% on /,
    );
    expect(exam.getAllByRole('row', { hidden: true })).toHaveLength(4);
  });

  it('draws a score below zero below zero', async () => {
    await addThree();
    await openProgress();
    const chart = within(await screen.findByRole('region', { name: 'Sample Exam' })).getByRole('img');
    const heightOf = (text: string) =>
      Number(
        [...chart.querySelectorAll('text')].find((each) => each.textContent === text)?.getAttribute('y'),
      );
    const lowest = Math.max(
      ...[...chart.querySelectorAll('circle')].map((each) => Number(each.getAttribute('cy'))),
    );
    expect(heightOf('0%')).toBeLessThan(lowest);
    expect(heightOf('-30%')).toBeGreaterThan(lowest);
  });

  it('predicts a score from three results, says how, and what is missing before', async () => {
    await addResults([resultWith(2, 1)]);
    await openProgress();
    expect(await screen.findByText(/Take 2 more tests of this exam/)).toBeTruthy();
    cleanup();
    await addThree();
    await openProgress();
    expect(await screen.findByText(/^Expected next score: \d+%$/)).toBeTruthy();
    expect(screen.getByText(/the mean of your last 4 results/)).toBeTruthy();
    expect(screen.getByText(/The pass mark of 70% is inside this range/)).toBeTruthy();
  });

  it('shows topics with the weakest first, the days of practice, and what is due', async () => {
    await addThree();
    await openProgress();
    expect(await screen.findByText('2 questions to practice')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Practice now' }).getAttribute('href')).toBe('/progress/review');
    expect(screen.getByText('3 of 6')).toBeTruthy();
    const topics = within(screen.getByRole('region', { name: 'Topics, weakest first' }));
    const [topic] = topics.getAllByRole('link');
    expect(topic?.getAttribute('href')).toMatch(/^\/(make-test\?exam=sample-exam&topic=|exam\/sample-exam$)/);
    expect(screen.getByText('1 day of the last 28.')).toBeTruthy();
  });

  it('offers unfinished tests', async () => {
    await addThree();
    storeSummary({
      testId: 't-2',
      examId: 'sample_exam',
      title: 'Sample Exam: Test 2',
      address: '/mocktest/sample-exam/t-2',
      attemptId: 'a',
      answered: 3,
      total: 10,
      section: 0,
      sections: 0,
      isPractice: false,
      remainingMs: 61_000,
      updatedAt: 1,
    });
    await openProgress();
    expect(await screen.findByText('3 of 10 answered, 01:01 left')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/mocktest/sample-exam/t-2',
    );
  });

  it('lists bookmarks with their answer, and removes them', async () => {
    await putBookmark(JSON.parse(sampleText).bookmarks[0]);
    await openProgress();
    const list = within(await screen.findByRole('region', { name: 'Bookmarks (1)' }));
    const details = list.getByText('What is 1 + 4?').closest('details');
    if (!details) throw new Error('The bookmark is folded');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await list.findByText('Right answer')).toBeTruthy();
    press('Remove bookmark');
    await waitFor(() => expect(screen.queryByText('What is 1 + 4?')).toBeNull());
    expect(await readBookmarks()).toEqual([]);
  });

  it('says so where the device forbids the database', async () => {
    forbidDatabase();
    await openProgress();
    expect((await screen.findByRole('alert')).textContent).toContain("This device can't open your progress");
  });

  it('has no accessibility faults', async () => {
    await addThree();
    const { container } = await openProgress();
    await screen.findByText('2 questions to practice');
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});

describe('the data of the progress page', () => {
  const chooseFile = (text: string) =>
    fireEvent.change(screen.getByLabelText('File with your progress'), {
      target: { files: [new File([text], 'progress.json')] },
    });

  it('are imported from a file, once', async () => {
    await openProgress();
    await screen.findByText('Your progress starts with a test');
    chooseFile(sampleText);
    expect(
      (await screen.findByText(/^Added: 1 result, 1 card, 1 bookmark\./)).closest('[role=status]'),
    ).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Your tests' })).toBeTruthy();
    chooseFile(sampleText);
    expect(await screen.findByText(/^Added: 0 results, 0 cards, 0 bookmarks\./)).toBeTruthy();
    expect(await readResults()).toHaveLength(1);
  });

  it('stay as they are when the file is invalid, and every problem is listed', async () => {
    await openProgress();
    await screen.findByText('Your progress starts with a test');
    chooseFile(sampleText.replaceAll('"correctAnswer": 1', '"correctAnswer": "B"'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getAllByRole('listitem')).toHaveLength(4);
    expect(within(alert).getByText('/cards/0/question/correctAnswer')).toBeTruthy();
    expect(await readResults()).toEqual([]);
  });

  it('are exported to one file', async () => {
    await addThree();
    const blobs: Blob[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    await openProgress();
    fireEvent.click(await screen.findByRole('button', { name: 'Export to a file' }));
    expect(click).toHaveBeenCalledTimes(1);
    const text = await blobs[0]?.text();
    expect(JSON.parse(String(text))).toMatchObject({ format: 'mockingbird-progress', version: 1 });
    expect(JSON.parse(String(text)).results).toHaveLength(3);
  });

  it('are deleted after a question', async () => {
    await addThree();
    deviceStorage.write('last-result:sample-exam-1', {});
    deviceStorage.write('theme', 'dark');
    await openProgress();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete everything' }));
    pressInDialog('Keep my progress');
    expect(await readResults()).toHaveLength(3);
    press('Delete everything');
    pressInDialog('Delete everything');
    expect(await screen.findByText('Your progress starts with a test')).toBeTruthy();
    expect(await readResults()).toEqual([]);
    expect(deviceStorage.keys('')).toEqual(['theme']);
  });
});

describe('the prediction', () => {
  const samples = (...percents: number[]) =>
    percents.map((percent) => ({ percent, questions: 25, lowest: -25 }));

  it('needs three results', () => {
    expect(predict(samples())).toEqual({ missing: 3 });
    expect(predict(samples(50, 60))).toEqual({ missing: 1 });
  });

  it('is the mean of the last five, with a range of Student’s t', () => {
    const prediction = predict(samples(20, 40, 60, 80));
    if ('missing' in prediction) throw new Error('Four results are enough');
    expect(prediction.expected).toBeCloseTo(50);
    expect(prediction.high).toBeCloseTo(50 + 1.638 * 25.82 * Math.sqrt(1.25), 1);
    expect(predict(samples(0, 0, 70, 70, 70, 70, 70))).toMatchObject({ expected: 70 });
  });

  it('is never narrower than chance makes a test of this length', () => {
    const prediction = predict(samples(50, 50, 50));
    if ('missing' in prediction) throw new Error('Three results are enough');
    expect(prediction.high - prediction.low).toBeCloseTo(2 * 1.886 * 10 * Math.sqrt(4 / 3), 5);
  });

  it('goes as far below zero as wrong answers can take it', () => {
    const prediction = predict(samples(-10, -20, -6));
    if ('missing' in prediction) throw new Error('Three results are enough');
    expect(prediction.expected).toBeCloseTo(-12);
    expect(prediction.low).toBe(-25);
    const free = samples(0, 4, 8).map((sample) => ({ ...sample, lowest: 0 }));
    expect(predict(free)).toMatchObject({ low: 0 });
  });
});

describe('the days of practice', () => {
  it('are the last 28, today last, however often a day was used', () => {
    const now = new Date(2026, 10, 23, 9).getTime();
    const yesterday = new Date(2026, 10, 22, 23, 59).getTime();
    const old = new Date(2026, 9, 1).getTime();
    const days = practiceDays([now, now, yesterday, old], now);
    expect(days).toHaveLength(28);
    expect(days.slice(-2).map(({ count }) => count)).toEqual([1, 2]);
    expect(days.filter(({ count }) => count > 0)).toHaveLength(2);
  });
});
