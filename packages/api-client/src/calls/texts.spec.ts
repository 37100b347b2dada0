import { expect, it } from '@jest/globals';
import { createApi } from '../api.js';

const proposal = {
  id: 'f1',
  state: 'changes-requested',
  version: 2,
  type: 'post',
  author: 'ada',
  createdAt: '2026-11-20T17:05:00.000Z',
  updatedAt: '2026-11-20T17:05:00.000Z',
  summary: 'One post can be stored.',
  commentCount: 0,
  comments: [],
  steps: [],
  check: {},
};

async function proposedText(fields: Record<string, string>) {
  const sent: string[] = [];
  const api = createApi({
    request: async (request) => {
      sent.push(`${request.method} ${request.path} ${request.token}`);
      return request.schema(await import('../schemas.js')).parse({ data: { ...proposal, fields } });
    },
    send: async () => undefined,
    prepare: async () => () => undefined,
  });
  return { loaded: (await api.texts('t')).proposedText('f 1'), sent };
}

it('an author reads what a proposal changes in a text', async () => {
  const details = { title: 'A', excerpt: null, blocks: [{ kind: 'richText', body: 'B' }], order: 3 };
  const { loaded, sent } = await proposedText({ slug: 'a', details: JSON.stringify(details) });
  const { order: _, ...changes } = details;
  expect((await loaded).changes).toEqual(changes);
  expect(sent).toEqual(['GET /api/upload/proposals/f%201 t']);
  expect((await (await proposedText({ slug: 'a' })).loaded).changes).toEqual({});
});

it.each(['{', '{"title":1}', '[]'])('the form %s of a proposal is an unreadable answer', async (details) => {
  const { loaded } = await proposedText({ details });
  await expect(loaded).rejects.toMatchObject({ kind: 'shape' });
});
