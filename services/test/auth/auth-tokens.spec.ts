import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { AdminsService } from '../../src/auth/admins.service.js';
import { TOKEN_SECONDS } from '../../src/auth/limits.js';
import { clientAt, PASSWORD, person, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, testConfig, type TestApp } from '../support/harness.js';

const ADMINS_ROUTE = '/api/upload/history';
const SECOND_MS = 1_000;
const START = Date.UTC(2026, 0, 31, 12);
const secretOf = (text: string) => new TextEncoder().encode(text);
const OURS = secretOf(testConfig().jwtSecret ?? '');
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  let database: TestDatabase;
  let services: TestApp;
  let now = START;
  let admin = '';
  let student = '';
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri }, { clock: () => now });
    await services.app.nest
      .get(AdminsService, { strict: false })
      .create({ username: 'Boss', password: PASSWORD });
    const client = clientAt(services, '203.0.113.1', () => now);
    await client.signup(person('pupil'));
    admin = tokenOf(await client.login('boss'));
    student = tokenOf(await client.login('pupil'));
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  const ask = (authorization?: string) =>
    services.call(ADMINS_ROUTE, { now, ...(authorization !== undefined && { headers: { authorization } }) });
  const outcome = async (authorization?: string) => {
    const answer = await ask(authorization);
    return [answer.status, JSON.parse(answer.text).code];
  };
  /** Creates a valid token with the given differences. */
  const forged = (changes: {
    claims?: Record<string, unknown>;
    secret?: Uint8Array;
    alg?: string;
    audience?: string;
    issuer?: string;
    seconds?: number;
  }) => {
    const { claims = { role: 'admin' }, secret = OURS, alg = 'HS256', seconds = 60 } = changes;
    const issuedAt = Math.floor(now / SECOND_MS);
    return new SignJWT(claims)
      .setProtectedHeader({ alg })
      .setSubject('Boss')
      .setIssuer(changes.issuer ?? 'mockingbird')
      .setAudience(changes.audience ?? 'mockingbird')
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(secret);
  };

  it("of an admin's login opens a route for admins", async () => {
    expect((await ask(`Bearer ${admin}`)).status).toBe(200);
    expect((await ask(`bearer ${admin}`)).status).toBe(200);
    expect((await ask(`Bearer ${await forged({})}`)).status).toBe(200);
  });

  it("of a student's login does not, and a request without a token is rejected", async () => {
    expect(await outcome(`Bearer ${student}`)).toEqual([403, 'MB-1010']);
    const answer = await ask();
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([401, 'MB-1012']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is good for two hours and no longer', async () => {
    now = START + (TOKEN_SECONDS - 1) * SECOND_MS;
    expect((await ask(`Bearer ${admin}`)).status).toBe(200);
    now = START + (TOKEN_SECONDS + 1) * SECOND_MS;
    const late = await ask(`Bearer ${admin}`);
    now = START;
    expect([late.status, late.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'MB-1012', detail: 'Please sign in again' }),
    ]);
  });

  const refused: [string, () => string | Promise<string>][] = [
    ['signed with another secret', () => forged({ secret: secretOf('another-secret-of-32-characters!') })],
    ['of another audience', () => forged({ audience: 'someone-else' })],
    ['of another issuer', () => forged({ issuer: 'someone-else' })],
    ['made with another algorithm', () => forged({ alg: 'HS512' })],
    ['with an unknown role', () => forged({ claims: { role: 'root' } })],
    ['with several roles', () => forged({ claims: { role: ['admin'] } })],
    ['without a role', () => forged({ claims: {} })],
    ['that expired', () => forged({ seconds: -1 })],
    [
      'that never expires',
      () =>
        new SignJWT({ role: 'admin' })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject('Boss')
          .setIssuer('mockingbird')
          .setAudience('mockingbird')
          .sign(OURS),
    ],
    ['with the algorithm none', () => `${part({ alg: 'none' })}.${admin.split('.')[1]}.`],
    [
      'with the algorithm none and a signature',
      () => `${part({ alg: 'none' })}.${admin.split('.').slice(1).join('.')}`,
    ],
    [
      'of a student whose role was altered',
      () => {
        const [head, , signature] = student.split('.');
        const claims = JSON.parse(Buffer.from(student.split('.')[1] ?? '', 'base64url').toString());
        return [head, part({ ...claims, role: 'admin' }), signature].join('.');
      },
    ],
    ['cut short', () => admin.slice(0, -2)],
    ['that is no token', () => 'admin'],
    ['that is empty', () => ''],
  ];
  it.each(refused)('%s is refused', async (_, make) => {
    expect(await outcome(`Bearer ${await make()}`)).toEqual([401, 'MB-1012']);
  });

  it('is refused in another scheme, and beside a wrong signature of the request', async () => {
    expect(await outcome(`Basic ${admin}`)).toEqual([401, 'MB-1012']);
    expect(await outcome(admin)).toEqual([401, 'MB-1012']);
    const unsigned = await fetch(services.url + ADMINS_ROUTE, {
      headers: { authorization: `Bearer ${admin}` },
    });
    expect([unsigned.status, (await unsigned.json()).code]).toEqual([401, 'MB-1001']);
  });

  it('of before is worth nothing once the secret has changed', async () => {
    const jwtSecret = 'a-rotated-secret-of-32-characters!';
    const rotated = await startApp({ mongodbUri: database.uri, jwtSecret }, { clock: () => now });
    const headers = { authorization: `Bearer ${admin}` };
    expect((await rotated.call(ADMINS_ROUTE, { now, headers })).status).toBe(401);
    const fresh = tokenOf(await clientAt(rotated, '203.0.113.1', () => now).login('boss'));
    const renewed = { authorization: `Bearer ${fresh}` };
    expect((await rotated.call(ADMINS_ROUTE, { now, headers: renewed })).status).toBe(200);
    await rotated.close();
  });

  it('tells its claims and nothing more', () => {
    const [head, body] = admin
      .split('.')
      .slice(0, 2)
      .map((text) => Buffer.from(text, 'base64url').toString());
    expect(JSON.parse(head ?? '')).toEqual({ alg: 'HS256' });
    const iat = START / SECOND_MS;
    expect(JSON.parse(body ?? '')).toEqual({
      role: 'admin',
      iss: 'mockingbird',
      aud: 'mockingbird',
      sub: 'Boss',
      auth_time: iat,
      iat,
      exp: iat + TOKEN_SECONDS,
    });
    expect(
      createHmac('sha256', OURS).update(admin.split('.').slice(0, 2).join('.')).digest('base64url'),
    ).toBe(admin.split('.')[2]);
  });
});
