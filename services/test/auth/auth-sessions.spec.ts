import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { hash } from 'argon2';
import type { Connection } from 'mongoose';
import { AccountRepository } from '../../src/auth/account.repository.js';
import { AdminsService } from '../../src/auth/admins.service.js';
import { clientAt, PASSWORD, person, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, startApp, type TestApp } from '../support/harness.js';

const ADMINS_ROUTE = '/api/upload/history';
const NEW_PASSWORD = 'seven green lamps';
const ENDED = [401, 'MB-1012', 'Please sign in again'];

describe('a session', () => {
  let database: TestDatabase;
  let services: TestApp;
  let boss = '';
  let address = '';
  let count = 0;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  const admins = () => services.app.nest.get(AdminsService, { strict: false });
  const collection = () => services.app.nest.get<Connection>(getConnectionToken()).collection('accounts');
  beforeEach(async () => {
    count += 1;
    [boss, address] = [`boss.${count}`, `203.0.113.${count}`];
    await admins().create({ username: boss, password: PASSWORD });
  });
  const client = () => clientAt(services, address);
  const signedIn = async (password = PASSWORD) => tokenOf(await client().login(boss, password));
  const send = (path: string, token: string, body?: unknown) =>
    services.call(path, {
      method: 'POST',
      ...(body !== undefined && { body }),
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    });
  const ask = async (token: string) => {
    const { status, text } = await services.call(ADMINS_ROUTE, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { code, detail } = JSON.parse(text);
    return status === 200 ? [200] : [status, code, detail];
  };
  const change = (token: string, currentPassword = PASSWORD, password = NEW_PASSWORD) =>
    send('/api/auth/password', token, { currentPassword, password });
  const problemOf = ({ status, text }: Answer) => {
    const { code, errors } = JSON.parse(text);
    return [status, code, errors?.map(({ path }: { path: string }) => path)];
  };

  it('ends immediately for an account that was removed', async () => {
    const token = await signedIn();
    expect(await ask(token)).toEqual([200]);
    await collection().deleteOne({ key: boss });
    expect(await ask(token)).toEqual(ENDED);
  });

  it('ends immediately for an admin who is none any more: the role is looked up', async () => {
    const token = await signedIn();
    await collection().updateOne({ key: boss }, { $set: { role: 'student' } });
    expect(await ask(token)).toEqual(ENDED);
    expect(await ask(await signedIn())).toEqual([
      403,
      'MB-1010',
      'Your account has the role student, which may not do this.',
    ]);
  });

  it('ends when the command gives the admin a new password', async () => {
    const token = await signedIn();
    await admins().create({ username: boss, password: NEW_PASSWORD });
    expect(await ask(token)).toEqual(ENDED);
    expect(await ask(await signedIn(NEW_PASSWORD))).toEqual([200]);
  });

  it('ends everywhere with a new password, and goes on with the new token', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const answer = await change(here);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([await ask(here), await ask(elsewhere), await ask(tokenOf(answer))]).toEqual([
      ENDED,
      ENDED,
      [200],
    ]);
    expect((await client().login(boss)).status).toBe(401);
    expect(await ask(await signedIn(NEW_PASSWORD))).toEqual([200]);
  });

  it('ends everywhere with a sign-out', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()];
    const answer = await send('/api/auth/logout', here);
    expect([answer.status, answer.json()]).toEqual([200, { data: { message: expect.any(String) } }]);
    expect([await ask(here), await ask(elsewhere), await ask(await signedIn())]).toEqual([
      ENDED,
      ENDED,
      [200],
    ]);
    expect((await send('/api/auth/logout', here)).status).toBe(401);
  });

  it("of a student's account changes its password and ends in the same way", async () => {
    await client().signup(person(`pupil.${count}`));
    const token = tokenOf(await client().login(`pupil.${count}`));
    const fresh = tokenOf(await change(token));
    expect(problemOf(await change(token, NEW_PASSWORD, PASSWORD))).toEqual([401, 'MB-1012', undefined]);
    expect((await send('/api/auth/logout', fresh)).status).toBe(200);
    expect((await client().login(`pupil.${count}`, NEW_PASSWORD)).status).toBe(200);
  });

  it('changes no password without the current one, or to a weak one, and names the field', async () => {
    const token = await signedIn();
    const refused = [
      await change(token, 'not the password'),
      await change(token, PASSWORD, PASSWORD),
      await change(token, PASSWORD, 'password'),
      await change(token, PASSWORD, `${boss}-2026`),
      await change(token, PASSWORD, 'short'),
      await send('/api/auth/password', token, {
        currentPassword: PASSWORD,
        password: NEW_PASSWORD,
        role: 'admin',
      }),
    ];
    expect(refused.map(problemOf)).toEqual([
      [401, 'MB-1013', ['/currentPassword']],
      [400, 'MB-1002', ['/password']],
      [400, 'MB-1002', ['/password']],
      [400, 'MB-1002', ['/password']],
      [400, 'MB-1002', ['/password']],
      [400, 'MB-1002', ['/role']],
    ]);
    expect(await ask(token)).toEqual([200]);
  });

  it('counts changes of a password together with logins', async () => {
    const token = await signedIn();
    const statuses = [];
    for (let at = 0; at < 30; at += 1) statuses.push((await change(token, 'a guess')).status);
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([29, 429]);
    expect((await client().login(boss)).status).toBe(429);
  });

  it('changes a password once when two changes come at the same moment', async () => {
    const token = await signedIn();
    const passwords = ['seven green lamps', 'nine yellow chairs', 'three wooden clouds'];
    const answers = await Promise.all(passwords.map((password) => change(token, PASSWORD, password)));
    const changed = answers.filter(({ status }) => status === 200);
    expect(changed).toHaveLength(1);
    expect(await ask(tokenOf(changed[0] as Answer))).toEqual([200]);
  });

  it('keeps a new password while a login renews the hash of the old one', async () => {
    const repository = services.app.nest.get(AccountRepository, { strict: false });
    const before = await repository.find(boss);
    if (before === null) throw new Error('There is no account');
    await change(await signedIn());
    await repository.renewPasswordHash(before, await hash(PASSWORD));
    expect((await client().login(boss)).status).toBe(401);
    expect((await client().login(boss, NEW_PASSWORD)).status).toBe(200);
  });

  it('needs the database, and says so without it', async () => {
    const token = await signedIn();
    const away = await startApp();
    const answer = await away.call(ADMINS_ROUTE, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.json()]).toEqual([503, expect.objectContaining({ code: 'MB-1008' })]);
    await away.close();
  });

  it('of an account that was stored before versions existed is version 0', async () => {
    await collection().updateOne({ key: boss }, { $unset: { tokenVersion: '' } });
    const token = await signedIn();
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).not.toHaveProperty(
      'ver',
    );
    expect(await ask(token)).toEqual([200]);
    expect((await send('/api/auth/logout', token)).status).toBe(200);
    expect(await ask(token)).toEqual(ENDED);
  });
});
