import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { REPORT_REASONS, type Report } from '@mockingbird/contracts';
import { ApiError, type FeedbackCalls } from '@mockingbird/platform';
import { question } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { lazyReportDialog } from '../src/reports/lazy-report-dialog.js';
import type { AttemptResult } from '../src/results/attempt-result.js';
import { press } from './runner-actions.js';
import { renderInBrowser } from './render.js';

const THANKS = 'Thank you. Somebody will look at this question.';
const REPORT_FIRST = 'Report this question number 1';

const result: AttemptResult = {
  testId: 'sample-exam-1',
  examId: 'sample-exam',
  examTitle: 'Sample Exam',
  title: 'Test 1',
  marksPerQuestion: 1,
  negativeMarksPerQuestion: 0,
  questions: [{ ...question({ questionId: 'q-1' }), userAnswer: 1 }, question({ questionId: 'q-2' })],
  math: {},
  submittedAt: 1,
};

/** Opens the results page and records the reports. */
async function openResults(answer: FeedbackCalls['report'] = async () => THANKS, navigationState = result) {
  const reports: Report[] = [];
  const feedback = async (): Promise<FeedbackCalls> => ({
    report: (report) => {
      reports.push(report);
      return answer(report);
    },
    submission: async () => undefined,
  });
  const view = await renderInBrowser({ url: '/results/sample-exam-1', api: { feedback }, navigationState });
  return { ...view, reports };
}

const settle = () =>
  act(async () => {
    await lazyReportDialog.load();
  });

async function openForm(name = REPORT_FIRST) {
  press(name);
  await settle();
}

const dialog = () => screen.getByRole('dialog');
const reason = (name: string) => within(dialog()).getByRole('radio', { name });
const textField = () => within(dialog()).getByRole('textbox', { name: /In your own words/ });
const write = (value: string) => fireEvent.change(textField(), { target: { value } });

async function send() {
  press('Send report');
  await settle();
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a report of a question', () => {
  it('offers every reason of the contract in words', async () => {
    await openResults();
    await openForm();
    expect(within(dialog()).getByRole('heading', { name: 'Report question 1' })).toBeTruthy();
    expect(within(dialog()).getAllByRole('radio')).toHaveLength(REPORT_REASONS.length);
    expect(textField().getAttribute('maxlength')).toBe('1000');
  });

  it('is sent with its reason and text, and shows the services’ confirmation', async () => {
    const { reports } = await openResults();
    await openForm();
    fireEvent.click(reason('A picture is missing or wrong'));
    write('  It is of another question. ');
    await send();
    expect(reports).toEqual([
      {
        testId: 'sample-exam-1',
        questionId: 'q-1',
        reason: 'image',
        text: 'It is of another question.',
      },
    ]);
    expect(within(dialog()).getByText(THANKS)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(THANKS);
    press('Back to the questions');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('contains the revision and the start of the question’s text', async () => {
    const long = { ...question({ questionId: 'q-1' }), questionText: 'Why? '.repeat(100) };
    const revision = '0123456789abcdef0123456789abcdef';
    const { reports } = await openResults(undefined, { ...result, revision, questions: [long] });
    await openForm();
    fireEvent.click(reason('Spelling or grammar'));
    await send();
    expect(reports).toEqual([
      {
        testId: 'sample-exam-1',
        questionId: 'q-1',
        reason: 'typo',
        revision,
        question: 'Why? '.repeat(60),
      },
    ]);
  });

  it('needs no text', async () => {
    const { reports } = await openResults();
    await openForm('Report this question number 2');
    fireEvent.click(reason('Spelling or grammar'));
    write('   ');
    await send();
    expect(reports).toEqual([{ testId: 'sample-exam-1', questionId: 'q-2', reason: 'typo' }]);
  });

  it('asks for a reason, with the focus there, and sends nothing without', async () => {
    const { reports } = await openResults();
    await openForm();
    await send();
    expect(reports).toEqual([]);
    expect(within(dialog()).getByText('Please choose one.')).toBeTruthy();
    expect(screen.getByRole('radiogroup', { name: 'What is wrong?' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(document.activeElement).toBe(within(dialog()).getAllByRole('radio')[0]);
    fireEvent.click(reason('Something else'));
    expect(screen.queryByText('Please choose one.')).toBeNull();
  });

  it.each([
    [
      new ApiError('network', 'unavailable'),
      'Check your connection and try again. What you wrote stays here.',
    ],
    [new ApiError('http', 'Broken', 500), 'Please try again in a few minutes. What you wrote stays here.'],
    [new ApiError('http', 'Faults', 400), 'This question is no longer part of the test'],
    [
      new ApiError('http', 'Too many attempts. Please wait before you try again.', 429),
      'Please wait before you try again. Try again in five minutes. What you wrote stays here.',
    ],
  ])('that fails (%s) keeps the form’s content, says why, and can be sent again', async (error, message) => {
    const answer = jest.fn<FeedbackCalls['report']>().mockRejectedValueOnce(error).mockResolvedValue(THANKS);
    const { reports } = await openResults(answer);
    await openForm();
    fireEvent.click(reason('Something else'));
    write('Look here.');
    await send();
    expect(within(dialog()).getByRole('alert').textContent).toContain(message);
    expect(reason('Something else')).toHaveProperty('checked', true);
    expect(textField()).toHaveProperty('value', 'Look here.');
    await send();
    expect(reports).toHaveLength(2);
    expect(within(dialog()).getByText(THANKS)).toBeTruthy();
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer = (): void => undefined;
    const { reports } = await openResults(() => new Promise((resolve) => (answer = () => resolve(THANKS))));
    await openForm();
    fireEvent.click(reason('Something else'));
    await send();
    press('Sending…');
    await settle();
    expect(reports).toHaveLength(1);
    answer();
    await settle();
    expect(within(dialog()).getByText(THANKS)).toBeTruthy();
  });

  it('keeps what was written about each question when its form is closed', async () => {
    await openResults();
    await openForm();
    write('Of the first.');
    press('Cancel');
    await openForm('Report this question number 2');
    expect(textField()).toHaveProperty('value', '');
    press('Close');
    await openForm();
    expect(textField()).toHaveProperty('value', 'Of the first.');
  });

  it('may be followed by another one about the same question', async () => {
    const { reports } = await openResults();
    await openForm();
    fireEvent.click(reason('Something else'));
    await send();
    press('Report something else');
    expect(reason('Something else')).toHaveProperty('checked', false);
    fireEvent.click(reason('Spelling or grammar'));
    await send();
    expect(reports.map((each) => each.reason)).toEqual(['other', 'typo']);
  });

  it('says when its form could not be loaded, beside the button that was pressed', async () => {
    await openResults();
    jest.spyOn(lazyReportDialog, 'getLoaded').mockReturnValue(undefined);
    jest.spyOn(lazyReportDialog, 'load').mockRejectedValueOnce(new Error('offline'));
    press(REPORT_FIRST);
    await act(async () => undefined);
    const article = screen.getByRole('article', { name: 'Question 1' });
    expect(within(article).getByRole('alert').textContent).toContain('could not be loaded');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await openForm();
    expect(dialog()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not offered for a question without an id', async () => {
    const nameless = { ...result, questions: [question({ questionId: undefined })] };
    await openResults(undefined, nameless);
    expect(screen.getByRole('article', { name: 'Question 1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  it('has no accessibility faults, empty, unfinished and sent', async () => {
    const { container } = await openResults();
    await openForm();
    expect(await findAccessibilityIssues(container)).toEqual([]);
    await send();
    expect(await findAccessibilityIssues(container)).toEqual([]);
    fireEvent.click(reason('Something else'));
    await send();
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
