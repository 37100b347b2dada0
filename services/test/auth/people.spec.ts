import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditLogResponse, type Role, staffAccountsResponse } from '@mockingbird/contracts';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';
import { clientAt, PASSWORD, person, tokenOf } from './accounts.js';

const ACCOUNTS = '/api/auth/accounts';

describe('the accounts of staff', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(async () => {
    await services.app.nest.get<Connection>(getConnectionToken()).collection('accounts').deleteMany({});
  });
  const changeRole = async (username: string, role: string, admin = 'boss') => {
    const headers = { authorization: await services.signIn(admin, 'admin') };
    const answer = await services.call(`${ACCOUNTS}/${username}/role`, { body: { role }, headers });
    return [answer.status, JSON.parse(answer.text)];
  };
  const list = async (query = '') => {
    const headers = { authorization: await services.signIn('boss', 'admin') };
    const answer = await services.call(`${ACCOUNTS}${query}`, { headers });
    return staffAccountsResponse.parse(answer.json()).data.map(({ username, role }) => `${username} ${role}`);
  };
  const make = (username: string, role: Role) => services.signIn(username, role);

  it('are listed without students, all or those of one role', async () => {
    for (const role of ['student', 'author', 'publisher'] as const) await make(`some-${role}`, role);
    expect(await list()).toEqual(['boss admin', 'some-author author', 'some-publisher publisher']);
    expect(await list('?role=author')).toEqual(['some-author author']);
    expect(await list('?role=student')).toEqual([]);
  });

  it('get another role from an admin, who then has to sign in again, and it is in the history', async () => {
    const client = clientAt(services, '203.0.113.1');
    await client.signup(person('Asha'));
    const before = tokenOf(await client.login('Asha'));
    const [status, { data }] = await changeRole('asha', 'author');
    expect([status, data]).toEqual([200, expect.objectContaining({ username: 'Asha', role: 'author' })]);
    const withToken = async (token: string) =>
      (await services.call('/api/upload/exams', { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await withToken(before)).toBe(401);
    expect(await withToken(tokenOf(await client.login('Asha', PASSWORD)))).toBe(200);
    const history = await services.call('/api/upload/history?type=role', { as: 'admin' });
    expect(auditLogResponse.parse(history.json()).data).toMatchObject([
      { type: 'role', by: 'boss', username: 'Asha', text: 'Role of Asha: author, was student.' },
    ]);
    // Others of staff see changes and proposals only.
    const authorization = await services.signIn('some-author', 'author');
    for (const query of ['type=role', 'events=1', 'events=1&type=role']) {
      const answer = await services.call(`/api/upload/history?${query}`, { headers: { authorization } });
      expect([query, answer.status, answer.text.includes('Role of')]).toEqual([query, 200, false]);
    }
  });

  it('keep one admin, also when that admin asks', async () => {
    const [status, problem] = await changeRole('boss', 'author');
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      'MB-1007',
      'boss is the last admin. Make another account an admin first.',
    ]);
    await make('chief', 'admin');
    expect((await changeRole('boss', 'author'))[0]).toBe(200);
    expect((await changeRole('chief', 'student', 'chief'))[0]).toBe(409);
  });

  it('keep an admin when two remove each other at the same moment', async () => {
    await Promise.all([make('boss', 'admin'), make('chief', 'admin')]);
    await Promise.all([changeRole('chief', 'author', 'boss'), changeRole('boss', 'author', 'chief')]);
    const accounts = services.app.nest.get<Connection>(getConnectionToken()).collection('accounts');
    expect(await accounts.countDocuments({ role: 'admin' })).toBeGreaterThan(0);
  });

  it('are named in the answer when there is no such account or role', async () => {
    expect((await changeRole('not-here', 'author'))[0]).toBe(404);
    const [status, { errors }] = await changeRole('boss', 'owner');
    expect([status, errors[0].path]).toEqual([400, '/role']);
  });
});
