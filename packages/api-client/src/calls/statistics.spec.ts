import { expect, it } from '@jest/globals';
import { createApi } from '../api.js';
import type { ApiMessage } from '../transport.js';

const statistics = {
  testId: 't',
  revision: '',
  submissions: 0,
  test: {
    scored: 0,
    questions: 0,
    meanScore: null,
    standardDeviation: null,
    reliability: null,
    standardError: null,
  },
  questions: [],
  revisions: [],
};
const suspicious = { data: [], meta: { total: 0 } };

it('an admin reads the statistics of a test and the suspicious questions of all, with the token', async () => {
  const calls: ApiMessage[] = [];
  const api = createApi({
    request: async (request) => {
      calls.push(request);
      const body = request.path.endsWith('/suspicious') ? suspicious : { data: statistics };
      return request.schema(await import('../schemas.js')).parse(body);
    },
    send: async () => undefined,
    prepare: async () => () => undefined,
  });
  const admin = await api.admin('a.b.c');
  expect(await admin.statistics('t 1')).toEqual(statistics);
  expect(await admin.statistics('t 1', 'f')).toEqual(statistics);
  expect(await admin.suspiciousQuestions()).toEqual(suspicious);
  expect(calls.map(({ method, path, token }) => [method, path, token])).toEqual([
    ['GET', '/api/exams/statistics/t%201', 'a.b.c'],
    ['GET', '/api/exams/statistics/t%201?revision=f', 'a.b.c'],
    ['GET', '/api/exams/statistics/suspicious', 'a.b.c'],
  ]);
});
