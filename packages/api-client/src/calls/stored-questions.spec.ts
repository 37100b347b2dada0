import { expect, it } from '@jest/globals';
import { createApi } from '../api.js';
import type { ApiMessage } from '../transport.js';

const stored = {
  testId: 'e-1',
  questions: [
    { questionId: 'q1', questionText: 'How much is 1 + 1?', options: ['1', '2'], correctAnswer: 1 },
  ],
  revision: 'r',
};

it('an admin reads the questions of a test, with the token', async () => {
  const calls: ApiMessage[] = [];
  const api = createApi({
    request: async (request) => {
      calls.push(request);
      return request.schema(await import('../schemas.js')).parse({ data: stored });
    },
    send: async () => undefined,
    prepare: async () => () => undefined,
  });
  expect(await (await api.admin('a.b.c')).storedQuestions('e 1')).toEqual(stored);
  expect(calls.map(({ method, path, token }) => [method, path, token])).toEqual([
    ['GET', '/api/upload/mocktests/e%201/questions', 'a.b.c'],
  ]);
});
