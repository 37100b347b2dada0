import { describe, expect, it } from '@jest/globals';
import { createApi, type Api } from './api.js';
import type { ApiMessage } from './transport.js';

/** An Api whose transport returns the same body for every call, and the recorded calls. */
function recorded(body: unknown) {
  const calls: ApiMessage[] = [];
  const api = createApi({
    request: async (request) => {
      calls.push(request);
      return request.schema(await import('./schemas.js')).parse(body);
    },
    send: async (message) => {
      calls.push(message);
    },
    prepare: async (message) => (body) => calls.push({ ...message, body }),
  });
  return { api, calls };
}

const VIEW = { path: '/a', query: '', region: 'US' } as const;

const CASES: [string, unknown, (api: Api) => Promise<unknown>, string][] = [
  ['allExams', { data: [] }, (api) => api.allExams(), 'GET /api/exams/allexams'],
  ['topExams', { data: [] }, (api) => api.topExams(), 'GET /api/exams/topexams'],
  ['search', { data: [] }, (api) => api.search('dmv'), 'POST /api/exams/search {"keyword":"dmv"}'],
  ['mockTests', { data: [] }, (api) => api.mockTests('A/B'), 'GET /api/mocktests/A%2FB'],
  [
    'pageView',
    { data: { message: 'ok' } },
    (api) => api.pageView(VIEW),
    `POST /api/content/pageviews ${JSON.stringify(VIEW)}`,
  ],
  [
    'subscribe',
    { data: { message: 'Thanks' } },
    (api) => api.subscribe('a@b.c'),
    'POST /api/content/newsletter {"email":"a@b.c"}',
  ],
];

describe('the calls of the services', () => {
  it.each(CASES)('%s requests the right address', async (_name, body, run, expected) => {
    const { api, calls } = recorded(body);
    await run(api);
    const [call] = calls;
    const sent = call?.body === undefined ? '' : ` ${JSON.stringify(call.body)}`;
    expect(`${call?.method} ${call?.path}${sent}`).toBe(expected);
  });

  it('gives the message to show after a subscription', async () => {
    expect(await recorded({ data: { message: 'Thanks' } }).api.subscribe('a@b.c')).toBe('Thanks');
  });

  it('encodes ids into the path and gives the exam alone', async () => {
    const exam = {
      examId: 'DMV',
      title: 'DMV',
      description: 'x',
      totalQuestions: 0,
      totalMarks: 0,
      marksPerQuestion: 1,
      negativeMarksPerQuestion: '1/3',
      topics: [],
      mockTests: [],
    };
    const { api, calls } = recorded({ data: exam });
    expect(await api.exam('d m')).toEqual(exam);
    expect(calls[0]?.path).toBe('/api/exams/exam/d%20m');
  });

  it('gives the questions with their duration and meta', async () => {
    const answer = {
      data: [],
      duration: 5,
      meta: {
        testId: 't',
        totalQuestions: 0,
        totalMarks: 0,
        marksPerQuestion: 1,
        negativeMarksPerQuestion: 0,
        examId: 'E',
        examTitle: 'E',
        math: {},
        revision: 'r',
      },
    };
    const { api, calls } = recorded(answer);
    expect(await api.questions('t')).toEqual(answer);
    expect(calls[0]?.path).toBe('/api/mocktests/t/questions');
  });
});
