import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientAt, PASSWORD, person, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { readableLog, startApp, type TestApp } from '../support/harness.js';

const NEW_PASSWORD = 'seven green lamps';

describe('the log of a process that signs people up and in', () => {
  const { log, lines, text } = readableLog();
  let database: TestDatabase;
  let services: TestApp;
  const secrets = [
    PASSWORD,
    NEW_PASSWORD,
    'not the password',
    '@example.org',
    'Avid.Reader',
    'avid.reader',
    'racer.',
  ];
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
    await services.call('/api/upload/history');
    await client.login('avid.reader', 'not the password');
    await client.login('who.is.that');
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.1' };
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const changed = tokenOf(await services.call('/api/auth/password', { body, headers }));
    secrets.push(changed, changed.split('.')[2] ?? '');
    await services.call('/api/auth/logout', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${changed}` },
    });
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
      'sign_in ',
      'sign_in_rejected wrong-password',
      'sign_in_rejected unknown-account',
      'sign_in_rejected too-many-attempts',
      'admin_token_rejected missing',
      'admin_token_rejected invalid',
      'admin_forbidden role-student',
      'password_changed ',
      'signed_out_everywhere ',
    ]) {
      expect(messages).toContain(expected);
    }
    expect(messages.some((message) => message === 'request 503' || message === 'MB-1008 ')).toBe(true);
  });

  it('warns of rejections, so that `npm start` shows them, and notes the rest', () => {
    const levels = new Map(lines().map(({ msg, level }) => [msg, level]));
    const [INFO, WARN] = [30, 40];
    for (const event of ['sign_in_rejected', 'admin_token_rejected', 'admin_forbidden']) {
      expect([event, levels.get(event)]).toEqual([event, WARN]);
    }
    for (const event of ['sign_in', 'password_changed', 'signed_out_everywhere']) {
      expect([event, levels.get(event)]).toEqual([event, INFO]);
    }
  });

  it('tells the events of one account and network from those of others, with their requests', () => {
    const events = lines().filter(({ msg }) => /^(?:sign_in|admin_|password_|signed_out)/.test(String(msg)));
    expect(events.filter(({ requestId, network }) => !requestId || !network)).toEqual([]);
    const accountOf = (event: string, reason?: string) =>
      events.find((line) => line['msg'] === event && line['reason'] === reason)?.['account'];
    const reader = accountOf('sign_in');
    expect(reader).toMatch(/^[\w-]{16}$/);
    expect(accountOf('sign_in_rejected', 'wrong-password')).toBe(reader);
    expect(accountOf('password_changed')).toBe(reader);
    expect(accountOf('sign_in_rejected', 'unknown-account')).not.toBe(reader);
    expect(new Set(events.map(({ network }) => network)).size).toBe(2);
  });

  it('holds no password, token, e-mail or name of anybody', () => {
    for (const secret of secrets) expect([secret, text().includes(secret)]).toEqual([secret, false]);
    expect(text()).not.toMatch(/argon2id|Bearer/);
  });
});
