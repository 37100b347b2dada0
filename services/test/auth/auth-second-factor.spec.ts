import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { recoveryCodesResponse, secondFactorStartResponse } from '@mockingbird/contracts';
import type { Connection } from 'mongoose';
import { Secret, TOTP } from 'otpauth';
import { AdminsService } from '../../src/auth/admins.service.js';
import { SECOND_FACTOR_SETUP_MS } from '../../src/auth/limits.js';
import { clientAt, everythingStored, PASSWORD, person, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { type Answer, startApp, type TestApp } from '../support/harness.js';

const STEP_MS = 30_000;
const BASE = '/api/auth/second-factor';

describe('the second factor of an admin', () => {
  let database: TestDatabase;
  let services: TestApp;
  let now = Date.UTC(2026, 0, 31, 12);
  let boss = '';
  let address = '';
  let count = 0;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp(
      { mongodbUri: database.uri, services: new Set(['auth']) },
      { clock: () => now },
    );
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  const admins = () => services.app.nest.get(AdminsService, { strict: false });
  beforeEach(async () => {
    count += 1;
    now += 10 * STEP_MS;
    [boss, address] = [`boss.${count}`, `203.0.113.${count}`];
    await admins().create({ username: boss, password: PASSWORD });
  });
  const client = () => clientAt(services, address, () => now);
  const login = (code?: string, password = PASSWORD) =>
    client().post('login', { username: boss, password, ...(code !== undefined && { code }) });
  const send = (path: string, token: string, body: unknown) =>
    services.call(path, {
      method: 'POST',
      body,
      now,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
    });
  const codeOf = (secret: string, at = now) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at });
  const problemOf = ({ status, text }: Answer) => {
    const { code, errors } = JSON.parse(text);
    return [status, code, ...(errors ?? []).map(({ path }: { path: string }) => path)];
  };
  const start = async (token: string) =>
    secondFactorStartResponse.parse((await send(BASE, token, { password: PASSWORD })).json()).data;
  /** Switches it on. Its first code belongs to the current step. */
  const enabled = async () => {
    const token = tokenOf(await login());
    const { secret } = await start(token);
    const answer = await send(`${BASE}/enable`, token, { code: codeOf(secret) });
    const { recoveryCodes } = recoveryCodesResponse.parse(answer.json()).data;
    now += STEP_MS;
    return { token, secret, recoveryCodes };
  };
  const detailsOf = async (token: string) =>
    (await services.call('/api/auth/account', { now, headers: { authorization: `Bearer ${token}` } })).json();

  it('starts with the password, and changes no login before its first code', async () => {
    const token = tokenOf(await login());
    expect(problemOf(await send(BASE, token, { password: 'not the password' }))).toEqual([
      401,
      'MB-1013',
      '/password',
    ]);
    const { secret, address: uri } = await start(token);
    expect(uri).toContain(`Mockingbird:${boss}?issuer=Mockingbird&secret=${secret}`);
    expect((await login()).status).toBe(200);
    expect(problemOf(await send(`${BASE}/enable`, token, { code: '000000' }))).toEqual([
      401,
      'MB-1016',
      '/code',
    ]);
    expect(await detailsOf(token)).toEqual({
      data: { username: boss, role: 'admin', secondFactor: false, recoveryCodes: 0 },
    });
    const answer = await send(`${BASE}/enable`, token, { code: codeOf(secret) });
    const { recoveryCodes } = recoveryCodesResponse.parse(answer.json()).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await detailsOf(token)).toEqual({
      data: { username: boss, role: 'admin', secondFactor: true, recoveryCodes: 10 },
    });
  });

  it('is requested after the right password only, so that it reveals nothing', async () => {
    const { secret } = await enabled();
    expect(problemOf(await login(undefined, 'not the password'))).toEqual([401, 'MB-1013']);
    expect(problemOf(await login(codeOf(secret), 'not the password'))).toEqual([401, 'MB-1013']);
    expect(problemOf(await login())).toEqual([401, 'MB-1016']);
    expect(problemOf(await login('123'))).toEqual([401, 'MB-1016', '/code']);
    const code = codeOf(secret);
    expect((await login(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  it('accepts each code once, also when it comes twice at the same moment', async () => {
    const { secret } = await enabled();
    // The code that switched it on.
    expect(problemOf(await login(codeOf(secret, now - STEP_MS)))).toEqual([401, 'MB-1016', '/code']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(codeOf(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    expect((await login(codeOf(secret))).status).toBe(401);
    now += STEP_MS;
    expect((await login(codeOf(secret))).status).toBe(200);
  });

  it('accepts a code one step late or early, and no others', async () => {
    const { secret } = await enabled();
    now += 5 * STEP_MS;
    expect((await login(codeOf(secret, now - 2 * STEP_MS))).status).toBe(401);
    expect((await login(codeOf(secret, now + 2 * STEP_MS))).status).toBe(401);
    expect((await login(codeOf(secret, now - STEP_MS))).status).toBe(200);
    expect((await login(codeOf(secret, now + STEP_MS))).status).toBe(200);
    // Older codes than the latest accepted one are used up too.
    expect((await login(codeOf(secret))).status).toBe(401);
  });

  it('has recovery codes for a lost phone, each for one sign-in', async () => {
    const { recoveryCodes } = await enabled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(first)).status).toBe(200);
    expect(problemOf(await login(first))).toEqual([401, 'MB-1016', '/code']);
    const answer = await login(second.toUpperCase().replace('-', ' '));
    expect(await detailsOf(tokenOf(answer))).toMatchObject({ data: { recoveryCodes: 8 } });
  });

  it('counts guesses of codes together with passwords', async () => {
    const { secret } = await enabled();
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await login('000000')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await login(codeOf(secret))).status).toBe(429);
  });

  it('guards the password and its own removal, and a weak new password uses up no code', async () => {
    const { token, secret } = await enabled();
    const change = (password: string, code?: string) =>
      send('/api/auth/password', token, {
        currentPassword: PASSWORD,
        password,
        ...(code !== undefined && { code }),
      });
    expect(problemOf(await change('seven green lamps'))).toEqual([401, 'MB-1016']);
    expect(problemOf(await change('password', codeOf(secret)))).toEqual([400, 'MB-1002', '/password']);
    const fresh = tokenOf(await change('seven green lamps', codeOf(secret)));
    now += STEP_MS;
    const remove = (password: string, code?: string) =>
      send(`${BASE}/remove`, fresh, { password, ...(code !== undefined && { code }) });
    expect(problemOf(await remove('seven green lamps'))).toEqual([401, 'MB-1016']);
    expect(problemOf(await remove(PASSWORD, codeOf(secret)))).toEqual([401, 'MB-1013', '/password']);
    expect((await remove('seven green lamps', codeOf(secret))).status).toBe(200);
    expect((await login(undefined, 'seven green lamps')).status).toBe(200);
  });

  it('is switched on once, and a set-up ends after a quarter of an hour or when another one starts', async () => {
    const token = tokenOf(await login());
    const { secret } = await start(token);
    const { secret: newer } = await start(token);
    expect(problemOf(await send(`${BASE}/enable`, token, { code: codeOf(secret) }))).toEqual([
      401,
      'MB-1016',
      '/code',
    ]);
    now += SECOND_FACTOR_SETUP_MS;
    expect(problemOf(await send(`${BASE}/enable`, token, { code: codeOf(newer) }))).toEqual([409, 'MB-1007']);
    const { secret: last } = await start(token);
    expect((await send(`${BASE}/enable`, token, { code: codeOf(last) })).status).toBe(200);
    now += STEP_MS;
    const again = await send(BASE, token, { password: PASSWORD, code: codeOf(last) });
    expect(problemOf(again)).toEqual([409, 'MB-1007']);
    expect(problemOf(await send(`${BASE}/enable`, token, { code: codeOf(last) }))).toEqual([409, 'MB-1007']);
  });

  it('is for admins', async () => {
    await client().signup(person(`pupil.${count}`));
    const token = tokenOf(await client().login(`pupil.${count}`));
    for (const path of [BASE, `${BASE}/enable`, `${BASE}/remove`]) {
      expect(problemOf(await send(path, token, { password: PASSWORD }))).toEqual([403, 'MB-1010']);
    }
  });

  it('is stored without its secret or codes in clear', async () => {
    const { secret, recoveryCodes } = await enabled();
    const stored = JSON.stringify(await everythingStored(services));
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(text);
    }
  });

  it('cannot be moved to another account by somebody who writes to the database', async () => {
    const { secret } = await enabled();
    const collection = services.app.nest.get<Connection>(getConnectionToken()).collection('accounts');
    const account = await collection.findOne({ key: boss });
    await admins().create({ username: `${boss}.other`, password: PASSWORD });
    await collection.updateOne(
      { key: `${boss}.other` },
      { $set: { secondFactor: { ...account?.['secondFactor'], recoveryHashes: [] } } },
    );
    boss = `${boss}.other`;
    now += STEP_MS;
    expect(problemOf(await login(codeOf(secret)))).toEqual([401, 'MB-1016', '/code']);
  });

  it('is closed after a change of JWT_SECRET, and removed by the command that makes admins', async () => {
    const { secret, recoveryCodes } = await enabled();
    const rotated = await startApp(
      {
        mongodbUri: database.uri,
        services: new Set(['auth']),
        jwtSecret: 'a-rotated-secret-of-32-characters!',
      },
      { clock: () => now },
    );
    const later = clientAt(rotated, address, () => now);
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const answer = await later.post('login', { username: boss, password: PASSWORD, code });
      expect(problemOf(answer)).toEqual([401, 'MB-1016', '/code']);
    }
    await admins().create({ username: boss, password: PASSWORD });
    expect((await later.login(boss)).status).toBe(200);
    await rotated.close();
  });
});
