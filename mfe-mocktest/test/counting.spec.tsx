import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QuestionsResponse, Submission } from '@mockingbird/contracts';
import type { FeedbackCalls } from '@mockingbird/platform';
import { question, questionsResponse } from '@mockingbird/testing';
import { accessibilityFaults } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { choose, openTest, press, sample, startTest, submitTest } from './runner-actions.js';
import { inBrowser } from './render.js';

const resultsUrl = '/results/sample-exam-1';
const theSwitch = () => screen.getByRole('switch', { name: 'Count my answers anonymously' });

/** A place for what is sent. */
function counter(submission: FeedbackCalls['submission'] = async () => undefined) {
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

/** Takes a test, with the second option of the first question chosen, and hands it in. */
async function handIn(api: ReturnType<typeof counter>['api'], test?: QuestionsResponse) {
  const view = await startTest(test, undefined, api);
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

describe('what was chosen in a test', () => {
  it('is sent when it is handed in: its revision and an option for each question, and nothing else', async () => {
    const { sent, api } = counter();
    await handIn(api);
    expect(sent).toEqual([
      {
        testId: 'sample-exam-1',
        revision: 'r1',
        answers: [
          { questionId: 'q-1', chosen: 1 },
          { questionId: 'q-2', chosen: null },
        ],
      },
    ]);
  });

  it('is sent once: pressing again, leaving and coming back send nothing', async () => {
    const { sent, api } = counter();
    const view = await handIn(api);
    press('Submit Test');
    const handedOver = view.moves[0]?.state;
    cleanup();
    await inBrowser({ url: resultsUrl, api, handedOver });
    cleanup();
    await inBrowser({ url: resultsUrl, api });
    await settle();
    expect(sent).toHaveLength(1);
  });

  it('keeps nobody from the results when it cannot be sent, and nobody is told', async () => {
    const log = jest.spyOn(console, 'error');
    const { api } = counter(() => Promise.reject(new Error('away')));
    const view = await handIn(api);
    expect(view.moves).toEqual([expect.objectContaining({ to: resultsUrl })]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('is not sent when nothing was answered', async () => {
    const { sent, api } = counter();
    const view = await startTest(undefined, undefined, api);
    submitTest();
    await settle();
    expect(view.moves).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('is not sent of an attempt that was begun on other questions', async () => {
    const { sent, api } = counter();
    await startTest();
    choose(1, 'B');
    const kept = localStorage.getItem('mb:attempt:sample-exam-1') ?? '';
    cleanup();
    localStorage.setItem('mb:attempt:sample-exam-1', kept);
    const view = await openTest(sample({ revision: 'r2' }), undefined, api);
    press('Continue');
    submitTest();
    await settle();
    expect(view.moves).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('is not sent when the test could not be handed in', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sent, api } = counter();
    await handIn(api, questionsResponse([question(), question({ questionId: undefined })]));
    expect(sent).toEqual([]);
  });
});

describe('the switch of counting', () => {
  it('is on at first and says what is counted', async () => {
    await openTest();
    expect(theSwitch()).toHaveProperty('checked', true);
    const what = document.getElementById(theSwitch().getAttribute('aria-describedby') ?? '');
    expect(what?.textContent).toContain('one is added to the option you chose in each question');
  });

  it('before Start: off means that nothing is sent, from then on', async () => {
    const { sent, api } = counter();
    await openTest(undefined, undefined, api);
    fireEvent.click(theSwitch());
    expect(theSwitch()).toHaveProperty('checked', false);
    press('Start');
    choose(1, 'B');
    submitTest();
    cleanup();
    await handIn(api);
    expect(sent).toEqual([]);
  });

  it('on the results: is remembered on this device, and can be switched on again', async () => {
    const { sent, api } = counter();
    const handedOver = (await handIn(api)).moves[0]?.state;
    cleanup();
    const { container } = await inBrowser({ url: resultsUrl, api, handedOver });
    fireEvent.click(theSwitch());
    expect(await accessibilityFaults(container)).toEqual([]);
    cleanup();
    await handIn(api);
    expect(sent).toHaveLength(1);
    cleanup();
    await openTest();
    expect(theSwitch()).toHaveProperty('checked', false);
    fireEvent.click(theSwitch());
    cleanup();
    await handIn(api);
    expect(sent).toHaveLength(2);
  });

  it('holds where the device keeps nothing', async () => {
    const { sent, api } = counter();
    await openTest(undefined, undefined, api);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    fireEvent.click(theSwitch());
    press('Start');
    choose(1, 'B');
    submitTest();
    await settle();
    expect(sent).toEqual([]);
    // The module remembers it for this tab; the next test is another tab.
    jest.restoreAllMocks();
    cleanup();
    await openTest();
    fireEvent.click(theSwitch());
  });
});
