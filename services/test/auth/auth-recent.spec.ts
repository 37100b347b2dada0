import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminsService } from '../../src/auth/admins.service.js';
import { RECENT_SIGN_IN_MS } from '../../src/auth/limits.js';
import { needsRecentSignIn } from '../../src/http/access/access.js';
import { RouteTable } from '../../src/http/route-table.js';
import { clientAt, PASSWORD, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, startApp, type TestApp } from '../support/harness.js';

const SECOND_MS = 1_000;
const START = Date.UTC(2026, 0, 31, 12);

describe('a call that needs a recent sign-in', () => {
  let database: TestDatabase;
  let services: TestApp;
  let now = START;
  let token = '';
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => now });
    await services.app.nest
      .get(AdminsService, { strict: false })
      .create({ username: 'boss', password: PASSWORD });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    now += 3_600 * SECOND_MS;
    token = tokenOf(await clientAt(services, '203.0.113.1', () => now).login('boss'));
  });
  const send = (path: string, body?: unknown, bearer = token) =>
    services.call(path, {
      method: 'POST',
      now,
      ...(body !== undefined && { body }),
      headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': '203.0.113.1' },
    });
  const undo = (bearer = token) => send('/api/upload/history/00000000-none/undo', undefined, bearer);
  const codeOf = ({ status, text }: Answer) => [status, JSON.parse(text).code];
  const tooOld = [401, 'MB-1017'];
  /** The id is not valid: the guards let the call through. */
  const passed = [400, 'MB-1002'];

  it('is accepted for ten minutes after the password was typed, and no longer', async () => {
    now += RECENT_SIGN_IN_MS;
    expect(codeOf(await undo())).toEqual(passed);
    now += SECOND_MS;
    expect(codeOf(await undo())).toEqual(tooOld);
    // The token is still good for everything else.
    const headers = { authorization: `Bearer ${token}` };
    expect((await services.call('/api/upload/history', { now, headers })).status).toBe(200);
  });

  it('is accepted again with the token of a confirmation', async () => {
    now += 2 * RECENT_SIGN_IN_MS;
    expect(codeOf(await undo())).toEqual(tooOld);
    const wrong = await send('/api/auth/confirm', { password: 'not the password' });
    expect([wrong.status, wrong.json()]).toEqual([
      401,
      expect.objectContaining({
        code: 'MB-1013',
        errors: [{ path: '/password', message: expect.any(String) }],
      }),
    ]);
    expect(codeOf(await undo())).toEqual(tooOld);
    const fresh = tokenOf(await send('/api/auth/confirm', { password: PASSWORD }));
    expect(codeOf(await undo(fresh))).toEqual(passed);
    expect(codeOf(await undo())).toEqual(tooOld);
  });

  it('is every change of releases, of a role and of what students see, and every undo', async () => {
    now += 2 * RECENT_SIGN_IN_MS;
    const routes = services.app.nest.get(RouteTable).all();
    const recent = routes.filter(({ access }) => needsRecentSignIn(access));
    const changing = routes.filter(
      ({ method, path }) =>
        method === 'POST' && /releases[/]admin|undo$|visibility$|[/]role$|[/]bin|restore$|rename$/.test(path),
    );
    const named = (list: typeof routes) => list.map(({ method, path }) => `${method} ${path}`);
    expect(named(recent)).toEqual(named(changing));
    for (const { path } of recent) {
      expect([path, ...codeOf(await send(path.replace(/:\w+/, 'x')))]).toEqual([path, ...tooOld]);
    }
  });
});
