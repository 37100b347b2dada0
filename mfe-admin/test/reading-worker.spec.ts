import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';

const { setTimeout: later } = globalThis;
/** Readers load lazily. */
const TURNS = 2_000;
const waitFor = async (isDone: () => boolean) => {
  for (let turn = 0; turn < TURNS && !isDone(); turn += 1) await new Promise((resolve) => later(resolve, 1));
};

// The global object of the worker is the window of this test.
const post = jest.fn<(result: unknown) => void>();
const send = (data: unknown) => window.dispatchEvent(new MessageEvent('message', { data }));

beforeAll(async () => {
  Object.defineProperty(window, 'postMessage', { value: post });
  await import('../src/upload/question-file/reading/reading.worker.js');
});
beforeEach(() => void post.mockClear());
afterEach(() => void jest.useRealTimers());

it('answers with the questions of a file', async () => {
  send({ kind: 'text', text: 'What?\nA) a\nB) b\nANSWER: A', format: 'aiken' });
  await waitFor(() => post.mock.calls.length > 0);
  expect(post.mock.calls).toEqual([[expect.objectContaining({ format: 'aiken', issues: [] })]]);
});

it('makes an error event when a reader fails, so that the page does not wait for ever', async () => {
  jest.useFakeTimers();
  // A file without bytes: no reader expects it.
  send({ kind: 'file', bytes: null, name: 'questions.csv' });
  await waitFor(() => jest.getTimerCount() > 0);
  expect(() => jest.runAllTimers()).toThrow(TypeError);
  expect(post.mock.calls).toEqual([]);
});
