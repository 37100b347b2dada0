import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hash } from 'argon2';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PasswordsService } from '../../src/auth/passwords/passwords.service.js';
import { TokensService } from '../../src/auth/tokens.service.js';
import { clientAt, everythingStored, PASSWORD, person, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

const NOW = Date.UTC(2026, 0, 31, 12);

describe('an account', () => {
  let database: TestDatabase;
  let services: TestApp;
  let client: ReturnType<typeof clientAt>;
  let lastAddress = 0;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri, services: new Set(['auth']) });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  /** Each test has its own address, and therefore its own rate limits. */
  const newcomer = () => clientAt(services, `203.0.113.${(lastAddress += 1)}`);
  const accounts = async () => (await everythingStored(services))['accounts'] ?? [];
  const problemOf = (answer: { status: number; json: () => unknown }) => [answer.status, answer.json()];

  it('is made by a sign-up and opened by a login, in whatever case the name is typed', async () => {
    client = newcomer();
    const made = await client.signup(person('Asha.Rao'));
    expect([made.status, made.json()]).toEqual([201, { data: { message: expect.any(String) } }]);
    expect(made.headers.get('cache-control')).toBe('no-store');
    for (const name of ['Asha.Rao', 'asha.rao', ' ASHA.RAO ']) {
      const answer = await client.login(name);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await services.app.nest.get(TokensService).verify(tokenOf(answer))).toEqual({
        ok: true,
        claims: { username: 'Asha.Rao', role: 'student', version: 0, signedInAt: expect.any(Number) },
      });
    }
  });

  it('is stored with a salted argon2id hash of the strength that OWASP asks for, and without the password', async () => {
    client = newcomer();
    await client.signup(person('hashed.one'));
    await client.signup(person('hashed.two'));
    const stored = (await accounts()).map((account) => JSON.stringify(account));
    const hashes = stored.flatMap((text) => /"passwordHash":"([^"]+)"/.exec(text)?.[1] ?? []);
    expect(new Set(hashes).size).toBe(stored.length);
    for (const digest of hashes) expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    expect(JSON.stringify(await everythingStored(services))).not.toContain(PASSWORD);
  });

  it("is a student's: a sign-up with any other field is rejected, and names the fields", async () => {
    client = newcomer();
    const ambitious = person('ambitious');
    const answer = await client.signup({ ...ambitious, role: 'admin', passwordHash: 'x', isAdmin: true });
    expect(problemOf(answer)).toEqual([
      400,
      expect.objectContaining({
        code: 'MB-1002',
        errors: ['/role', '/passwordHash', '/isAdmin'].map((path) => ({ path, message: 'Unknown field' })),
      }),
    ]);
    expect(JSON.stringify(await accounts())).not.toContain('ambitious');
    await client.signup(ambitious);
    expect(await accounts()).toContainEqual({
      username: 'ambitious',
      key: 'ambitious',
      email: 'ambitious@example.org',
      role: 'student',
      passwordHash: expect.any(String),
      createdAt: expect.any(Date),
    });
  });

  it('keeps its user name for itself, in any case', async () => {
    client = newcomer();
    await client.signup(person('Unique'));
    const again = await client.signup(person('uNIQUE', { email: 'other@example.org' }));
    expect(problemOf(again)).toEqual([
      409,
      expect.objectContaining({
        code: 'MB-1007',
        errors: [{ path: '/username', message: expect.any(String) }],
      }),
    ]);
    expect(JSON.stringify(await accounts())).not.toContain('other@example.org');
  });

  it('is made once when several want the same user name at the same moment', async () => {
    client = newcomer();
    const wanted = Array.from({ length: 6 }, (_, at) => person('Popular', { email: `p${at}@example.org` }));
    const answers = await Promise.all(wanted.map((one) => client.signup(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  describe('with an e-mail that another account has', () => {
    it('is created and works in the same way, so that it does not reveal accounts', async () => {
      client = newcomer();
      const email = 'known@example.org';
      const first = await client.signup(person('first.owner', { email }));
      const second = await client.signup(person('second.owner', { email: ' KNOWN@example.org ' }));
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect((await client.login('second.owner')).status).toBe(200);
      expect((await client.login('first.owner')).status).toBe(200);
      const owners = (await accounts()).filter((one) => JSON.stringify(one).includes(email));
      expect(owners).toEqual([expect.objectContaining({ username: 'first.owner', email })]);
    });

    it('holds the address once, also when both come at the same moment', async () => {
      client = newcomer();
      const email = 'raced@example.org';
      const names = ['racer.1', 'racer.2', 'racer.3', 'racer.4'];
      const answers = await Promise.all(names.map((name) => client.signup(person(name, { email }))));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect((await accounts()).filter((one) => JSON.stringify(one).includes(email))).toHaveLength(1);
    });
  });

  it('rejects another password, with the same text as for an unknown name', async () => {
    client = newcomer();
    await client.signup(person('secretive'));
    const wrong = await client.login('secretive', 'Correct horse battery');
    const unknown = await client.login('unknown.name');
    const { requestId: _, ...rejection } = JSON.parse(wrong.text);
    expect([wrong.status, rejection]).toEqual([
      401,
      {
        type: '/api/docs#MB-1013',
        title: expect.any(String),
        status: 401,
        detail: expect.any(String),
        code: 'MB-1013',
      },
    ]);
    expect(JSON.parse(unknown.text)).toEqual({ ...rejection, requestId: expect.any(String) });
    expect(unknown.status).toBe(401);
  });

  it('takes as long to refuse where there is no such account', async () => {
    client = newcomer();
    await client.signup(person('timed'));
    const times: Record<string, number[]> = { timed: [], 'timed.unknown': [] };
    for (let round = 0; round < 11; round += 1) {
      for (const [name, measured] of Object.entries(times)) {
        // Processor time of all threads, including the hash. Other work of the machine does not count.
        const begun = process.cpuUsage();
        await client.login(name, 'not the password');
        const { user, system } = process.cpuUsage(begun);
        measured.push(user + system);
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map(
      (measured) => measured.sort((a, b) => a - b)[5],
    );
    expect(unknown / known).toBeGreaterThan(0.6);
    expect(unknown / known).toBeLessThan(1.6);
  });

  it('takes a password that was typed as other code points', async () => {
    client = newcomer();
    await client.signup(person('accented', { password: 'pass\u00e9word-\ufb01' }));
    expect((await client.login('accented', 'passe\u0301word-fi')).status).toBe(200);
  });

  it('gets a hash of today when its own is outdated', async () => {
    client = newcomer();
    await client.signup(person('old.timer'));
    const weak = await hash(PASSWORD, { memoryCost: 8 * 1024, timeCost: 2, parallelism: 1 });
    const collection = services.app.nest.get<Connection>(getConnectionToken()).collection('accounts');
    await collection.updateOne({ key: 'old.timer' }, { $set: { passwordHash: weak } });
    expect((await client.login('old.timer', 'wrong password')).status).toBe(401);
    expect(await collection.findOne({ key: 'old.timer' })).toMatchObject({ passwordHash: weak });
    expect((await client.login('old.timer')).status).toBe(200);
    const renewed = await collection.findOne({ key: 'old.timer' });
    expect(renewed?.['passwordHash']).toMatch(/m=19456/);
    expect((await client.login('old.timer')).status).toBe(200);
  });

  const allFields = ['/username', '/email', '/password'];
  it.each([
    ['signup', {}, allFields],
    ['signup', [], ['']],
    ['signup', { username: 'ab', email: 'no-address', password: 'short' }, allFields],
    ['signup', person('-dash'), ['/username']],
    ['signup', person('white space', { email: 'white@example.org' }), ['/username']],
    ['signup', person('x'.repeat(41)), ['/username']],
    ['signup', person('fine', { email: `${'x'.repeat(250)}@example.org` }), ['/email']],
    ['signup', person('fine', { password: 'x'.repeat(201) }), ['/password']],
    ['signup', { ...person('fine'), username: { $gt: '' } }, ['/username']],
    ['login', {}, ['/username', '/password']],
    ['login', { username: '', password: '' }, ['/username', '/password']],
    ['login', { username: { $gt: '' }, password: { $ne: '' } }, ['/username', '/password']],
    ['login', { username: 'fine', password: 'x'.repeat(201) }, ['/password']],
  ])('is refused for %s %j at %j, and nothing is stored', async (path, body, places) => {
    client = newcomer();
    const before = await everythingStored(services);
    const hashed = jest.spyOn(services.app.nest.get(PasswordsService), 'hash');
    expect(problemOf(await client.post(path, body))).toEqual([
      400,
      expect.objectContaining({
        code: 'MB-1002',
        errors: places.map((place) => ({ path: place, message: expect.any(String) })),
      }),
    ]);
    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
    expect(await everythingStored(services)).toEqual(before);
  });

  it('is out of reach while the database is away, which is said', async () => {
    const away = await startApp({ services: new Set(['auth']) }, { clock: () => NOW });
    const answer = await away.call('/api/auth/login', {
      now: NOW,
      body: { username: 'asha', password: PASSWORD },
    });
    expect([answer.status, answer.json()]).toEqual([503, expect.objectContaining({ code: 'MB-1008' })]);
    await away.close();
  });
});
