import { expect, it } from '@jest/globals';
import { createApi } from '../api.js';
import type { ApiMessage } from '../transport.js';

const freeze = { since: 'then', by: 'ada', why: 'exam day' };

it('an admin freezes and unfreezes releases, with the token', async () => {
  const calls: ApiMessage[] = [];
  const bodies = [{ data: { freeze } }, { data: { freeze: null } }];
  const api = createApi({
    request: async (request) => {
      calls.push(request);
      return request.schema(await import('../schemas.js')).parse(bodies.shift());
    },
    send: async () => undefined,
    prepare: async () => () => undefined,
  });
  const admin = await api.releaseAdmin('a.b.c');
  expect(await admin.freeze({ why: 'exam day' })).toEqual({ freeze });
  expect(await admin.unfreeze()).toEqual({ freeze: null });
  expect(calls.map(({ method, path, body, token }) => [method, path, body, token])).toEqual([
    ['POST', '/api/releases/admin/freeze', { why: 'exam day' }, 'a.b.c'],
    ['POST', '/api/releases/admin/unfreeze', {}, 'a.b.c'],
  ]);
});
