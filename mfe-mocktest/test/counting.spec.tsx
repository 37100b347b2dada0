import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QuestionsResponse, Submission } from '@mockingbird/contracts';
import { ApiError, type Api, type FeedbackCalls } from '@mockingbird/platform';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { setCountingEnabled } from '../src/counting/counting-preference.js';
import { sendQueuedCounts } from '../src/counting/send-queue.js';
import { choose, openTest, press, sample, startAttempt, submitTest } from './runner-actions.js';
import { renderInBrowser } from './render.js';

const resultsUrl = '/results/sample-exam-1';
const countingSwitch = () => screen.getByRole('switch', { name: 'Count my answers anonymously' });

/** An API that records the sent counts. */
function recordCounts(submission: FeedbackCalls['submission'] = async () => undefined) {
  const sent: Submission[] = [];
  const feedback = async (): Promise<FeedbackCalls> => ({
    report: async () => '',
    submission: (counts) => {
      sent.push(counts);
      return submission(counts);
    },
  });
  return { sent, api: { feedback } };
}

const settle = () => act(async () => undefined);

/** Starts an attempt, chooses the second option of the first question, and submits. */
async function takeAndSubmit(api: ReturnType<typeof recordCounts>['api'], test?: QuestionsResponse) {
  const view = await startAttempt(test, undefined, api);
  choose(1, 'B');
  submitTest();
  await settle();
  return view;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the responses of an attempt', () => {
  it('is sent on submission: the revision and an option for each question, nothing else', async () => {
    const { sent, api } = recordCounts();
    await takeAndSubmit(api);
    expect(sent).toEqual([
      {
        testId: 'sample-exam-1',
        revision: 'r1',
        answers: [
          { questionId: 'q-1', chosen: 1 },
          { questionId: 'q-2', chosen: null },
        ],
        token: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('is sent once, also after another press or a return to the results', async () => {
    const { sent, api } = recordCounts();
    const view = await takeAndSubmit(api);
    press('Submit Test');
    const navigationState = view.moves[0]?.state;
    cleanup();
    await renderInBrowser({ url: resultsUrl, api, navigationState });
    cleanup();
    await renderInBrowser({ url: resultsUrl, api });
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('does not block the results or show an error when sending fails', async () => {
    const log = jest.spyOn(console, 'error');
    const { api } = recordCounts(() => Promise.reject(new Error('unavailable')));
    const view = await takeAndSubmit(api);
    expect(view.moves).toEqual([expect.objectContaining({ to: resultsUrl })]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('is not sent when nothing was answered', async () => {
    const { sent, api } = recordCounts();
    const view = await startAttempt(undefined, undefined, api);
    submitTest();
    await settle();
    expect(view.moves).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('is not sent for an attempt that started with other questions', async () => {
    const { sent, api } = recordCounts();
    await startAttempt();
    choose(1, 'B');
    const stored = localStorage.getItem('mb:attempt:sample-exam-1') ?? '';
    cleanup();
    localStorage.setItem('mb:attempt:sample-exam-1', stored);
    const view = await openTest(sample({ revision: 'r2' }), undefined, api);
    press('Continue');
    submitTest();
    await settle();
    expect(view.moves).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('is not sent when the submission failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sent, api } = recordCounts();
    await takeAndSubmit(api, questionsResponse([question(), question({ questionId: undefined })]));
    expect(sent).toEqual([]);
  });
});

describe('counts without a network', () => {
  const offline = () => Promise.reject(new ApiError('network', 'POST: network'));
  const queue = () => localStorage.getItem('mb:counts-queue');
  const goOnline = async () => {
    fireEvent(window, new Event('online'));
    await settle();
  };

  it('wait on the device, and are sent once when the network is back, with the same token', async () => {
    let answer: FeedbackCalls['submission'] = offline;
    const { sent, api } = recordCounts((counts) => answer(counts));
    await takeAndSubmit(api);
    expect([sent.length, queue()]).toEqual([1, expect.stringContaining(String(sent[0]?.token))]);
    answer = async () => undefined;
    await goOnline();
    await goOnline();
    expect(sent.map(({ token }) => token)).toEqual([sent[0]?.token, sent[0]?.token]);
    expect(queue()).toBeNull();
  });

  it('go with the next submission, the oldest first', async () => {
    let answer: FeedbackCalls['submission'] = offline;
    const { sent, api } = recordCounts((counts) => answer(counts));
    await takeAndSubmit(api);
    cleanup();
    answer = async () => undefined;
    await takeAndSubmit(api);
    await settle();
    const [first, second, third] = sent.map(({ token }) => token);
    expect([sent.length, second]).toEqual([3, first]);
    expect(third).not.toBe(first);
    expect(queue()).toBeNull();
  });

  it('are not sent again when the services rejected them', async () => {
    const { sent, api } = recordCounts(() => Promise.reject(new ApiError('http', 'no such test', 400)));
    await takeAndSubmit(api);
    await goOnline();
    expect([sent.length, queue()]).toEqual([1, null]);
  });

  it('are dropped when the student turns counting off', async () => {
    const { sent, api } = recordCounts(offline);
    await takeAndSubmit(api);
    setCountingEnabled(false);
    await goOnline();
    expect([sent.length, queue()]).toEqual([1, null]);
    setCountingEnabled(true);
  });

  it('ignore a queue of another form, and counts that waited for more than 30 days', async () => {
    const { sent, api } = recordCounts();
    const old = { submission: { testId: 't', revision: 'r', answers: [], token: 'x' }, queuedAt: 0 };
    for (const stored of [
      '{"version":2,"counts":[{}]}',
      '[]',
      '{',
      JSON.stringify({ version: 1, counts: [old, 7] }),
    ]) {
      localStorage.setItem('mb:counts-queue', stored);
      // The function calls nothing else.
      await sendQueuedCounts(api as Api);
    }
    expect(sent).toEqual([]);
  });
});

describe('the switch of counting', () => {
  it('is on at first and explains what is counted', async () => {
    await openTest();
    expect(countingSwitch()).toHaveProperty('checked', true);
    const description = document.getElementById(countingSwitch().getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('we count how often each option is chosen');
  });

  it('turned off before Start: nothing is sent from then on', async () => {
    const { sent, api } = recordCounts();
    await openTest(undefined, undefined, api);
    fireEvent.click(countingSwitch());
    expect(countingSwitch()).toHaveProperty('checked', false);
    press('Start');
    choose(1, 'B');
    submitTest();
    cleanup();
    await takeAndSubmit(api);
    expect(sent).toEqual([]);
  });

  it('on the results: is stored on this device, and can be turned on again', async () => {
    const { sent, api } = recordCounts();
    const navigationState = (await takeAndSubmit(api)).moves[0]?.state;
    cleanup();
    const { container } = await renderInBrowser({ url: resultsUrl, api, navigationState });
    fireEvent.click(countingSwitch());
    expect(await findAccessibilityIssues(container)).toEqual([]);
    cleanup();
    await takeAndSubmit(api);
    expect(sent).toHaveLength(1);
    cleanup();
    await openTest();
    expect(countingSwitch()).toHaveProperty('checked', false);
    fireEvent.click(countingSwitch());
    cleanup();
    await takeAndSubmit(api);
    expect(sent).toHaveLength(2);
  });

  it('works when the device cannot store it', async () => {
    const { sent, api } = recordCounts();
    await openTest(undefined, undefined, api);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    fireEvent.click(countingSwitch());
    press('Start');
    choose(1, 'B');
    submitTest();
    await settle();
    expect(sent).toEqual([]);
    // The module remembers the choice in this tab. Turn it on again for the next test.
    jest.restoreAllMocks();
    cleanup();
    await openTest();
    fireEvent.click(countingSwitch());
  });
});
