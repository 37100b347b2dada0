import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@mockingbird/platform';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  choose,
  field,
  openTest,
  option,
  press,
  sample,
  startAttempt,
  TEST_URL,
  submitTest,
} from './runner-actions.js';
import { resolvesWith, rejectsWith, renderInBrowser, renderOnServer } from './render.js';

const LOAD_FAILED = 'Failed to load questions. Please try again.';
const SUBMISSION_ERROR = 'An error occurred while processing your test. Please try again.';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the page of a mock test on the server', () => {
  it('states the rules and keeps search engines away', async () => {
    const { status, html, head } = await renderOnServer({
      url: TEST_URL,
      api: { questions: resolvesWith(sample()) },
    });
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: 'Sample Exam: Test 1: Sample Exam',
      canonical: TEST_URL,
      robots: 'noindex',
    });
    for (const text of [
      'Right: +2. Wrong: -0.5. Blank: 0.',
      'runs for 30 minutes',
      'At zero the test is submitted automatically',
      'saved on this device',
      'leaving ends this attempt',
      '70% of the marks',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('accepts any spelling of its exam and names the canonical address', async () => {
    const { status, head } = await renderOnServer({
      url: '/mocktest/SAMPLE_EXAM/sample-exam-1',
      api: { questions: resolvesWith(sample()) },
    });
    expect(status).toBe(200);
    expect(head?.canonical).toBe(TEST_URL);
  });

  it.each(['/mocktest/former-exam/sample-exam-1', '/mocktest/sample-exam/Former-1'])(
    'redirects for ever from the former address %s',
    async (url) => {
      const { data, meta } = sample();
      const addresses = { test: ['Former-1', meta.testId], exam: ['former-exam', 'sample-exam'] };
      const renamed = { ...sample(), data, meta: { ...meta, addresses } };
      const { status, location } = await renderOnServer({ url, api: { questions: resolvesWith(renamed) } });
      expect([status, location]).toEqual([301, TEST_URL]);
    },
  );

  it('is not found under the address of another exam', async () => {
    const { status, html } = await renderOnServer({
      url: '/mocktest/other-exam/sample-exam-1',
      api: { questions: resolvesWith(sample()) },
    });
    expect(status).toBe(404);
    expect(html).toContain('Test not found');
  });

  it('is not found when there is no such test', async () => {
    const { status } = await renderOnServer({
      url: TEST_URL,
      api: { questions: rejectsWith(new ApiError('http', 'none', 404)) },
    });
    expect(status).toBe(404);
  });

  it('says that the questions could not be loaded, with status 503', async () => {
    const { status, html } = await renderOnServer({
      url: TEST_URL,
      api: { questions: rejectsWith(new ApiError('network', 'unavailable')) },
    });
    expect(status).toBe(503);
    expect(html).toContain(LOAD_FAILED);
    expect(html).toContain('Try again');
  });
});

describe('a mock test in the browser', () => {
  it('says that the questions could not be loaded and offers to try again', async () => {
    const view = await renderInBrowser({
      url: TEST_URL,
      api: { questions: rejectsWith(new ApiError('timeout', 'slow')) },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(LOAD_FAILED);
    fireEvent.click(screen.getByRole('link', { name: 'Try again' }));
    expect(view.moves).toEqual([{ to: TEST_URL }]);
  });

  it('shows the questions after Start, and counts the start', async () => {
    const view = await openTest();
    expect(screen.queryByText('What is 2 + 3?')).toBeNull();
    press('Start');
    expect(view.events).toEqual(['test-started']);
    expect(screen.getByText('What is 2 + 3?')).toBeTruthy();
    expect(screen.getByText('What is 1 + 4?')).toBeTruthy();
  });

  it('labels native radio options A, B, C and so on', async () => {
    await startAttempt();
    const group = screen.getByRole('group', { name: 'Question 1 What is 2 + 3?' });
    const radios = within(group).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['A4', 'B5', 'C6', 'D7']);
    expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1);
  });

  it('counts answers, changes and clears them', async () => {
    await startAttempt();
    choose(1, 'B');
    choose(1, 'C');
    expect(option(1, 'C')).toHaveProperty('checked', true);
    expect(option(1, 'B')).toHaveProperty('checked', false);
    expect(screen.getAllByText('1 of 2 answered')).toHaveLength(2);
    press('Clear answer to question 1');
    expect(screen.getAllByText('0 of 2 answered')).toHaveLength(2);
  });

  it('passes the result on when it is submitted', async () => {
    const view = await startAttempt();
    choose(1, 'B');
    submitTest();
    expect(view.moves).toEqual([
      {
        to: '/results/sample-exam-1',
        force: true,
        state: expect.objectContaining({
          marksPerQuestion: 2,
          negativeMarksPerQuestion: 0.5,
          questions: [
            expect.objectContaining({ questionId: 'q-1', userAnswer: 1 }),
            expect.not.objectContaining({ userAnswer: expect.anything() }),
          ],
        }),
      },
    ]);
  });

  it('deletes the stored attempt once it is submitted', async () => {
    await startAttempt();
    choose(1, 'B');
    submitTest();
    cleanup();
    await openTest();
    expect(screen.queryByText('Continue where you left off')).toBeNull();
  });

  it('renders maths, line breaks and pictures with an alternative', async () => {
    const math = { 'x^2': '<math><msup><mi>x</mi><mn>2</mn></msup></math>' };
    const picture = 'data:image/png;base64,AAAA';
    const test = questionsResponse(
      [
        question({
          questionText: 'First line\nof $x^2$ and $\\bad$, for $5 or $6',
          questionImage: picture,
          options: [{ text: '', image: picture }, '$x^2$'],
        }),
      ],
      { math },
    );
    await startAttempt(test);
    const group = field(1);
    expect(group.querySelectorAll('math')).toHaveLength(2);
    expect(group.querySelectorAll('p br')).toHaveLength(1);
    expect(within(group).getByText('\\bad').tagName).toBe('CODE');
    expect(group.textContent).toContain('for $5 or $6');
    expect(screen.getByAltText('Figure for question 1')).toBeTruthy();
    expect(screen.getByAltText('Figure for question 1, option A')).toBeTruthy();
  });

  it('shows sections, and a shared passage once', async () => {
    const passage = 'Read this.';
    const test = questionsResponse(
      [question({ questionId: 'a', passage }), question({ questionId: 'b', passage })],
      { sections: [{ name: 'Reading', from: 1, to: 2, marks: 4 }] },
    );
    await openTest(test);
    expect(screen.getByRole('row', { name: 'Reading 1 to 2 4' })).toBeTruthy();
    press('Start');
    expect(screen.getByText('Reading')).toBeTruthy();
    expect(screen.getAllByText(passage)).toHaveLength(1);
    const pane = screen.getByRole('region', { name: 'Passage for questions 1 to 2' });
    expect(pane.textContent).toBe(passage);
    expect(pane.parentElement?.contains(field(2))).toBe(true);
  });

  it('shows the passage of a single question above its text', async () => {
    const passage = 'Read this.';
    const test = questionsResponse([question({ questionId: 'a', passage }), question({ questionId: 'b' })]);
    await startAttempt(test);
    expect(field(1).textContent).toContain(passage);
    expect(screen.queryByRole('region', { name: /^Passage/ })).toBeNull();
  });

  it('says before Start that it has no questions yet', async () => {
    const { container } = await openTest(questionsResponse([]));
    screen.getByText('This test has no questions yet.');
    expect(await findAccessibilityIssues(container)).toEqual([]);
    cleanup();
    await openTest();
    expect(screen.queryByText('This test has no questions yet.')).toBeNull();
  });

  it('has no accessibility faults before and after Start', async () => {
    const { container } = await openTest();
    expect(await findAccessibilityIssues(container)).toEqual([]);
    press('Start');
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});

describe('a submission that fails', () => {
  let log: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => log.mockRestore());

  it('says so when there are no questions, and logs the reason', async () => {
    const view = await startAttempt(questionsResponse([]));
    expect(screen.getByText('This test has no questions yet.')).toBeTruthy();
    press('Submit Test');
    expect(screen.getByRole('alert').textContent).toBe(SUBMISSION_ERROR);
    expect(log).toHaveBeenCalledWith('No questions available');
    expect(view.moves).toEqual([]);
  });

  it('says so when a question lacks its id, and the test continues', async () => {
    const view = await startAttempt(questionsResponse([question(), question({ questionId: undefined })]));
    choose(2, 'A');
    submitTest();
    expect(screen.getByRole('alert').textContent).toBe(SUBMISSION_ERROR);
    expect(screen.getByRole('button', { name: 'Submit Test' })).toHaveProperty('disabled', false);
    choose(1, 'B');
    expect(option(1, 'B')).toHaveProperty('checked', true);
    submitTest();
    expect(screen.getByRole('alert').textContent).toBe(SUBMISSION_ERROR);
    expect(view.moves).toEqual([]);
  });
});
