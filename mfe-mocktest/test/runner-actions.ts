import { jest } from '@jest/globals';
import type { QuestionsResponse } from '@mockingbird/contracts';
import type { Api } from '@mockingbird/platform';
import { question, questionsResponse } from '@mockingbird/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { takingCode } from '../src/runner/lazy-runner.js';
import { answers, inBrowser } from './render.js';

export const TEST_URL = '/mocktest/sample-exam/sample-exam-1';

/** Two questions of four options; the second option is right. +2, -0.5, 30 minutes unless said otherwise. */
export const sample = (meta: Partial<QuestionsResponse['meta']> = {}): QuestionsResponse =>
  questionsResponse(
    [
      question({ questionId: 'q-1', questionText: 'What is 2 + 3?' }),
      question({ questionId: 'q-2', questionText: 'What is 1 + 4?' }),
    ],
    meta,
  );

/** Opens the page of a test, and waits for the code that comes after its start panel. */
export async function openTest(
  test: QuestionsResponse = sample(),
  handedOver?: unknown,
  api: Partial<Api> = {},
) {
  const view = await inBrowser({ url: TEST_URL, api: { questions: answers(test), ...api }, handedOver });
  await act(async () => {
    await takingCode.load();
  });
  return view;
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses a button of the dialog that is open. */
export const pressInDialog = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** Submits the test and confirms that. */
export function submitTest(): void {
  press('Submit Test');
  pressInDialog('Submit Test');
}

/** Opens the page of a test and presses Start. */
export async function startTest(test?: QuestionsResponse, handedOver?: unknown, api?: Partial<Api>) {
  const view = await openTest(test, handedOver, api);
  press('Start');
  return view;
}

/** The field of a question. Found by its id: jsdom cannot name what holds maths. */
export function field(number: number): HTMLElement {
  const found = document.getElementById(`question-${number}`);
  if (!found) throw new Error(`There is no question ${number}`);
  return found;
}

/** The option of a question, by its letter. */
export function option(number: number, letter: string): HTMLElement {
  const radios = within(field(number)).getAllByRole('radio');
  const found = radios.find((radio) => radio.nextElementSibling?.textContent === letter);
  if (!found) throw new Error(`Question ${number} has no option ${letter}`);
  return found;
}

export const choose = (number: number, letter: string) => fireEvent.click(option(number, letter));

/** Lets the fake time pass, with everything that happens in it. @param seconds */
export const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

/** Fake timers and both clocks at zero passed; promises stay real. */
export const useFakeTime = () =>
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
