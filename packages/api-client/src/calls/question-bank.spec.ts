import { expect, it } from '@jest/globals';
import { createApi } from '../api.js';

const row = {
  questionId: 'q1',
  text: 'How much?',
  tags: [],
  tests: [{ examId: 'E', testId: 'e-1' }],
  reports: 0,
  suspicious: false,
};
const meta = { page: 1, pages: 1, total: 1, topics: [], levels: [], tags: [] };
const question = { questionId: 'q1', questionText: 'How much?', options: ['1', '2'], correctAnswer: 1 };
const result = { message: 'Done.', outcome: 'stored', dryRun: false, tests: [], warnings: [] };

async function bankCalls(answer: unknown) {
  const sent: string[] = [];
  const api = createApi({
    request: async (request) => {
      sent.push(`${request.method} ${request.path} ${request.token}`);
      return request.schema(await import('../schemas.js')).parse(answer);
    },
    send: async () => undefined,
    prepare: async () => () => undefined,
  });
  return { calls: await api.admin('t'), sent };
}

it('the calls of the question bank name their addresses and send the token', async () => {
  const list = await bankCalls({ data: [row], meta });
  expect(await list.calls.bank({ q: 'a b', topic: '' })).toEqual({ data: [row], meta });
  const one = await bankCalls({ data: { question, math: {}, tests: [] } });
  expect(await one.calls.bankQuestion('e 1', 'q/1')).toMatchObject({ question });
  const draw = await bankCalls({ data: { questions: [question], missing: [0] } });
  await draw.calls.drawQuestions({ testId: 'e-1', parts: [{ count: 1 }] });
  const edit = await bankCalls({ data: result });
  const change = { questions: [{ testId: 'e-1', questionId: 'q1' }], action: { kind: 'remove' } } as const;
  expect(await edit.calls.editQuestions({ ...change, questions: [...change.questions] }, true)).toEqual(
    result,
  );
  const preview = await bankCalls({ data: { issues: [], warnings: [], math: {} } });
  await preview.calls.previewQuestion(question);
  expect([list, one, draw, edit, preview].flatMap(({ sent }) => sent)).toEqual([
    'GET /api/exams/questions?q=a+b&topic= t',
    'GET /api/exams/questions/one?testId=e+1&questionId=q%2F1 t',
    'POST /api/exams/questions/draw t',
    'POST /api/upload/questions/bulk?dryRun=1 t',
    'POST /api/upload/questions/preview t',
  ]);
});
