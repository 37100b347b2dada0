import { jest } from '@jest/globals';
import type { QuestionsResponse } from '@mockingbird/contracts';
import type { Api } from '@mockingbird/platform';
import { question, questionsResponse } from '@mockingbird/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { lazyRunner } from '../src/runner/lazy-runner.js';
import { resolvesWith, renderInBrowser } from './render.js';

export const TEST_URL = '/mocktest/sample-exam/sample-exam-1';

/** Two questions of four options; the second option is right. Defaults: +2, -0.5, 30 minutes. */
export const sample = (meta: Partial<QuestionsResponse['meta']> = {}): QuestionsResponse =>
  questionsResponse(
    [
      question({ questionId: 'q-1', questionText: 'What is 2 + 3?' }),
      question({ questionId: 'q-2', questionText: 'What is 1 + 4?' }),
    ],
    meta,
  );

/** Opens the page of a mock test and waits for the runner's code. */
export async function openTest(
  test: QuestionsResponse = sample(),
  navigationState?: unknown,
  api: Partial<Api> = {},
  url = TEST_URL,
) {
  const view = await renderInBrowser({
    url,
    api: { questions: resolvesWith(test), ...api },
    navigationState,
  });
  await act(async () => {
    await lazyRunner.load();
  });
  return view;
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses a button of the open dialog. */
export const pressInDialog = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** Submits the test and confirms. */
export function submitTest(): void {
  press('Submit Test');
  pressInDialog('Submit Test');
}

/** Opens the page of a mock test and presses Start. */
export async function startAttempt(test?: QuestionsResponse, navigationState?: unknown, api?: Partial<Api>) {
  const view = await openTest(test, navigationState, api);
  press('Start');
  return view;
}

/** The fieldset of a question, found by its id: jsdom cannot compute names that contain maths. */
export function field(number: number): HTMLElement {
  const element = document.getElementById(`question-${number}`);
  if (!element) throw new Error(`There is no question ${number}`);
  return element;
}

/** An option of a question, by its letter. */
export function option(number: number, letter: string): HTMLElement {
  const radios = within(field(number)).getAllByRole('radio');
  const match = radios.find((radio) => radio.nextElementSibling?.textContent === letter);
  if (!match) throw new Error(`Question ${number} has no option ${letter}`);
  return match;
}

export const choose = (number: number, letter: string) => fireEvent.click(option(number, letter));

/** Advances the fake time and runs its timers. @param seconds */
export const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

/** Uses fake timers and clocks; promises stay real. */
export const useFakeTime = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
