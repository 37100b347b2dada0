import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLE_PERMISSIONS, ROLES, type Role } from '@mockingbird/contracts';
import { format, resolveConfig } from 'prettier';
import { needsSignIn } from '../../src/http/access/access.js';
import { RouteTable } from '../../src/http/route-table.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { toRows, writeAccessPage, type RouteRow } from './access-page.js';
import { formOf, sendAsAdmin } from '../upload/upload-form.js';

const PAGE = resolve(import.meta.dirname, '../../../docs/access.md');

describe('roles', () => {
  let database: TestDatabase;
  let services: TestApp;
  let rows: RouteRow[];
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    const routes = services.app.nest.get(RouteTable).all();
    // Calls of the level `account` would end the tokens of the test's accounts.
    rows = routes.filter(({ access }) => needsSignIn(access) && !access.includes('account')).flatMap(toRows);
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  /** Whether the guards let a role through. The call itself has no valid input. */
  const isLetThrough = async ({ name, access }: RouteRow, role: Role): Promise<boolean> => {
    const [method = '', path = ''] = name.replace(/[:*]\w+/g, 'x').split(' ');
    const [plain = '', query] = path.split('?');
    const authorization = await services.signIn(`some-${role}`, role);
    if (query !== undefined || access.includes(' and ')) {
      const { status, json } = await sendAsAdmin(services, path, formOf({}), { authorization });
      expect([name, role, [400, 403, 415]]).toEqual([name, role, expect.arrayContaining([status])]);
      return json['code'] !== 'MB-1010';
    }
    const answer = await services.call(plain, { method, headers: { authorization } });
    expect([name, role, answer.status]).not.toEqual([name, role, 401]);
    return answer.status !== 403;
  };

  it.each(ROLES)('let %s do what their row says and nothing else', async (role) => {
    const allowed: string[] = [];
    for (const row of rows) if (await isLetThrough(row, role)) allowed.push(row.name);
    expect(allowed).toEqual(rows.filter(({ isAllowed }) => isAllowed(role)).map(({ name }) => name));
  });

  it('are what docs/access.md lists, as `npm run docs:access` writes it', async () => {
    const page = writeAccessPage(services.app.nest.get(RouteTable).all());
    const generated = await format(page, { ...(await resolveConfig(PAGE)), parser: 'markdown' });
    if (process.env['WRITE_DOCS'] === '1') writeFileSync(PAGE, generated);
    expect(readFileSync(PAGE, 'utf8')).toBe(generated);
  });

  it('have permissions by this list', () => {
    expect(ROLE_PERMISSIONS).toEqual({
      student: [],
      author: ['write'],
      reviewer: ['write', 'review'],
      publisher: ['write', 'publish'],
      platform: ['platform'],
      admin: ['write', 'review', 'publish', 'platform', 'people'],
    });
  });

  it('need a permission for each route of the screens, and every permission has routes', () => {
    const used = new Set(rows.flatMap(({ access }) => access.split(/,| and /)));
    for (const permission of ROLE_PERMISSIONS.admin) {
      expect([...used].some((level) => level === permission || level === `recent-${permission}`)).toBe(true);
    }
  });
});
