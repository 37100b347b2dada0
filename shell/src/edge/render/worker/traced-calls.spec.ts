import { describe, expect, it } from '@jest/globals';
import { MAX_TRACED_CALLS } from '../../limits.js';
import { TracedCalls } from './traced-calls.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const RENDER = '00f067aa0ba902b7';

/** A `fetch` that answers with a status, or fails; and what it received. */
function recordingFetch(status: number) {
  const sent: Headers[] = [];
  const send: typeof fetch = (_input, init) => {
    sent.push(new Headers(init?.headers));
    return status === 0
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(new Response('{}', { status }));
  };
  return { sent, send };
}
const headersOf = (flags: string) => ({ traceparent: `00-${TRACE}-${RENDER}-${flags}` });

describe('calls of a traced render', () => {
  it('have a span each, which the services continue', async () => {
    const calls = new TracedCalls(headersOf('01'));
    const { sent, send } = recordingFetch(200);
    const traced = calls.trace(send);
    await traced('/api/exams/exam/cat?name=jane', { headers: { 'x-request-id': 'one' } });
    await traced('/api/own-tests/jane', { method: 'POST' });
    expect(sent[0]?.get('x-request-id')).toBe('one');
    expect(sent.map((headers) => headers.get('traceparent'))).toEqual(
      calls.recorded.map(({ spanId }) => `00-${TRACE}-${spanId}-01`),
    );
    expect(calls.recorded).toMatchObject([
      { method: 'GET', template: '/api/exams/*', status: 200 },
      { method: 'POST', template: '/api/own-tests/*', status: 200 },
    ]);
    expect(new Set(calls.recorded.map(({ spanId }) => spanId)).size).toBe(2);
    expect(calls.recorded.every(({ startedAt }) => Math.abs(startedAt - Date.now()) < 60_000)).toBe(true);
  });

  it('without a response are recorded, and fail as before', async () => {
    const calls = new TracedCalls(headersOf('01'));
    await expect(calls.trace(recordingFetch(0).send)('/api/x')).rejects.toThrow('fetch failed');
    expect(calls.recorded).toMatchObject([{ template: '/api/*', status: 0 }]);
  });

  it('without a response yet last until they are sent', async () => {
    const calls = new TracedCalls(headersOf('01'));
    void calls.trace(() => new Promise<Response>(() => undefined))('/api/exams/exam/cat');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(calls.recorded).toMatchObject([{ template: '/api/exams/*', status: 0 }]);
    expect(calls.recorded[0]?.durationMs).toBeGreaterThan(20);
  });

  it('are not recorded where the trace is not sampled, and the services learn that', async () => {
    const calls = new TracedCalls(headersOf('00'));
    const { sent, send } = recordingFetch(200);
    await calls.trace(send)('/api/exams/exam/cat');
    expect(calls.recorded).toEqual([]);
    expect(sent[0]?.get('traceparent')).toBe(`00-${TRACE}-${RENDER}-00`);
  });

  it('beyond the limit belong to the render', async () => {
    const calls = new TracedCalls(headersOf('01'));
    const { sent, send } = recordingFetch(200);
    const traced = calls.trace(send);
    for (let time = 0; time <= MAX_TRACED_CALLS; time += 1) await traced('/api/exams/exam/cat');
    expect(calls.recorded.length).toBe(MAX_TRACED_CALLS);
    expect(sent.at(-1)?.get('traceparent')).toBe(`00-${TRACE}-${RENDER}-01`);
  });
});
