import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientAt, PASSWORD, person, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { readableLog, startApp, type TestApp } from '../support/harness.js';

describe('the log of a process that signs people up and in', () => {
  const { log, lines, text } = readableLog();
  let database: TestDatabase;
  let services: TestApp;
  const secrets = [PASSWORD, 'not the password', '@example.org', 'Avid.Reader', 'avid.reader', 'racer.'];
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { log });
    const client = clientAt(services, '203.0.113.1');
    const reader = person('Avid.Reader', { email: 'reader@example.org' });
    await client.signup(reader);
    await client.signup(reader);
    // Refused by the schema, by the unique indexes, by the password, by the role and by the limit.
    await client.signup({ ...reader, username: 'x y' });
    const racing = { email: 'racing@example.org' };
    const racers = ['racer.one', 'racer.two', 'racer.two'].map((name) => client.signup(person(name, racing)));
    await Promise.all(racers);
    const token = tokenOf(await client.login('avid.reader'));
    secrets.push(token, token.split('.')[2] ?? '');
    for (const authorization of [`Bearer ${token}`, `Bearer ${token}x`]) {
      await services.call('/api/upload/history', { headers: { authorization } });
    }
    await client.login('avid.reader', 'not the password');
    await client.login('who.is.that');
    await Promise.all(Array.from({ length: 30 }, () => client.login('avid.reader')));
    await database.close();
    // Somebody who has not used up the limit: the limit would refuse the call before any query.
    await clientAt(services, '203.0.113.2').login('who.is.that');
  });
  afterAll(() => services.close());

  it('tells what happened', () => {
    const messages = lines().map(({ msg, reason, status }) => [msg, reason ?? status].join(' '));
    for (const expected of [
      'request 201',
      'request 409',
      'request 400',
      'request 200',
      'request 403',
      'request 429',
      'login_rejected wrong-password',
      'login_rejected unknown-account',
    ]) {
      expect(messages).toContain(expected);
    }
    expect(messages.some((message) => message === 'request 503' || message === 'MB-1008 ')).toBe(true);
  });

  it('holds no password, token, e-mail or name of anybody', () => {
    for (const secret of secrets) expect([secret, text().includes(secret)]).toEqual([secret, false]);
    expect(text()).not.toMatch(/argon2id|Bearer/);
  });
});
