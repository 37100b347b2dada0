import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { ApiError } from './api-error.js';
import { createTransport, type TransportOptions } from './transport.js';

const SERVER_TIME = Date.UTC(2026, 8, 21, 14, 13, 20);
const call = { method: 'GET', path: '/api/x', schema: () => z.object({ data: z.string() }) } as const;

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });

interface Sent {
  url: string;
  init: RequestInit;
}

/** A server that returns the responses in order, and the requests that it received. */
function server(answers: (Response | Error)[], options: Partial<TransportOptions> = {}) {
  const sent: Sent[] = [];
  const signedAt: number[] = [];
  const transport = createTransport({
    baseUrl: 'https://services.test',
    sign: ({ now }) => {
      signedAt.push(now);
      return { 'x-signature': `at ${now}` };
    },
    now: () => SERVER_TIME,
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init });
      const answer = answers[sent.length - 1];
      if (!answer || answer instanceof Error) throw answer ?? new Error('nothing left');
      return answer;
    },
    ...options,
  });
  const { request, send, prepare } = transport;
  return { request, send, prepare, sent, signedAt };
}

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
};

const REFUSED = { status: 401, headers: { date: new Date(SERVER_TIME).toUTCString() } };

describe('a call', () => {
  it('is signed, sent to the services and parsed', async () => {
    const { request, sent } = server([json({ data: 'yes', more: 1 })]);
    expect(await request(call)).toEqual({ data: 'yes' });
    expect(sent[0]?.url).toBe('https://services.test/api/x');
    expect(sent[0]?.init.headers).toMatchObject({ 'x-signature': `at ${SERVER_TIME}` });
  });

  it.each([
    ['MB-1012', { token: 't' }, ['t']],
    ['MB-1001', { token: 't' }, []],
    ['MB-1013', { token: 't' }, []],
    ['MB-1016', { token: 't' }, []],
    ['MB-1017', { token: 't' }, []],
    ['MB-1012', {}, []],
  ])('says which token is refused (%s, %j)', async (code, withToken, expected) => {
    const refused: string[] = [];
    const problem = { type: '', title: '', status: 401, detail: 'd', code, requestId: 'r' };
    const { request } = server([json(problem, REFUSED)], { onTokenRejected: (token) => refused.push(token) });
    await failure(request({ ...call, ...withToken }));
    expect(refused).toEqual(expected);
  });

  it('carries a body as JSON, further headers, and may outlive its page', async () => {
    const { request, sent } = server([json({ data: 'yes' })], { headers: { 'x-request-id': 'abc' } });
    await request({ ...call, method: 'POST', body: { a: 1 }, keepalive: true });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-request-id': 'abc' },
    });
  });

  it('carries a form as it is, with the token of the reader, and is sent in the way that it asks for', async () => {
    const { request, sent } = server([]);
    const form = new FormData();
    const own: Sent[] = [];
    await request({
      ...call,
      method: 'POST',
      form,
      token: 't',
      fetch: async (input, init = {}) => {
        own.push({ url: String(input), init });
        return json({ data: 'yes' });
      },
    });
    expect(sent).toEqual([]);
    expect(own[0]?.init.body).toBe(form);
    expect(own[0]?.init.headers).toMatchObject({ authorization: 'Bearer t' });
    expect(own[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('finds its module where modules live apart', async () => {
    const { request, sent } = server([json({ data: 'yes' })], {
      baseUrl: (path) => `https://of${path.length}`,
    });
    await request(call);
    expect(sent[0]?.url).toBe('https://of6/api/x');
  });
});

describe('a device whose clock is wrong', () => {
  it('learns the time from the refusal, signs once more, and remembers', async () => {
    const hour = 3_600_000;
    const { request, signedAt } = server(
      [json({}, REFUSED), json({ data: 'yes' }), json({ data: 'again' })],
      {
        now: () => SERVER_TIME + hour,
      },
    );
    expect(await request(call)).toEqual({ data: 'yes' });
    expect(await request(call)).toEqual({ data: 'again' });
    expect(signedAt).toEqual([SERVER_TIME + hour, SERVER_TIME, SERVER_TIME]);
  });

  it('does not send twice when the rejection has another reason', async () => {
    const { request, sent } = server([json({}, REFUSED)]);
    expect((await failure(request(call))).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
});

describe('a failure is one typed error', () => {
  it('names the problem of the services', async () => {
    const problem = {
      type: 'urn:x',
      title: 'Not found',
      status: 404,
      detail: 'Exam not found',
      code: 'MB-1003',
      requestId: 'r1',
    };
    const { request } = server([json(problem, { status: 404 })]);
    const error = await failure(request(call));
    expect(error).toMatchObject({ kind: 'http', status: 404, message: 'Exam not found', problem });
  });

  it('names the call when the answer is no problem document', async () => {
    const { request } = server([new Response('<html>', { status: 502 })]);
    expect(await failure(request(call))).toMatchObject({
      kind: 'http',
      status: 502,
      message: 'GET /api/x: 502',
    });
  });

  it('lists every fault of an answer that does not fit', async () => {
    const { request } = server([json({ data: 7 })]);
    const error = await failure(request(call));
    expect(error.kind).toBe('shape');
    expect(error.message).toContain('/data');
  });

  it('tells no answer from one that came too late', async () => {
    expect(await failure(server([new Error('refused')]).request(call))).toMatchObject({
      kind: 'network',
      status: 0,
    });
    const { request } = server([], {
      timeoutMs: 5,
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    expect(await failure(request(call))).toMatchObject({ kind: 'timeout' });
  });

  it('ends with the caller that gives up', async () => {
    const controller = new AbortController();
    const { request } = server([], {
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          controller.abort();
        }),
    });
    expect((await failure(request({ ...call, signal: controller.signal }))).kind).toBe('network');
  });
});

describe('a message without a parsed response', () => {
  it('is sent, and a refusal is an error all the same', async () => {
    await server([new Response('not json')]).send({ method: 'POST', path: '/api/x', body: {} });
    const refused = server([new Response('', { status: 429 })]).send({
      method: 'POST',
      path: '/api/x',
      body: {},
    });
    expect((await failure(refused)).status).toBe(429);
  });

  it('reads every answer to its end, also an unused one: unread it would hold its connection', async () => {
    const date = new Date(SERVER_TIME + 3_600_000).toUTCString();
    const refused = new Response('{}', { status: 401, headers: { date } });
    const taken = json({ data: 'ok' });
    await server([refused, taken]).send({ method: 'POST', path: '/api/x', body: {} });
    expect([refused.bodyUsed, taken.bodyUsed]).toEqual([true, true]);
  });
});

describe('a prepared message', () => {
  it('is sent without delay, with the signature of its preparation', async () => {
    const { prepare, sent, signedAt } = server([new Response(), new Response()]);
    const sendBody = await prepare({ method: 'POST', path: '/api/x', keepalive: true });
    expect(sent).toEqual([]);
    sendBody({ a: 1 });
    // A page that unloads runs nothing after this.
    expect(sent).toHaveLength(1);
    sendBody({ a: 2 });
    expect(sent.map(({ init }) => [init.body, init.keepalive])).toEqual([
      ['{"a":1}', true],
      ['{"a":2}', true],
    ]);
    expect(sent[1]?.init.headers).toMatchObject({ 'x-signature': `at ${SERVER_TIME}` });
    expect(signedAt).toHaveLength(1);
  });

  it('ignores errors', async () => {
    const { prepare, sent } = server([new Error('down')]);
    const sendBody = await prepare({ method: 'POST', path: '/api/x' });
    expect(() => sendBody({})).not.toThrow();
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(1);
  });
});
