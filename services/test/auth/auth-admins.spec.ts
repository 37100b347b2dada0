import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AdminsService } from '../../src/auth/admins.service.js';
import { TokensService } from '../../src/auth/tokens.service.js';
import { runAdmin } from '../../src/app/run-admin.js';
import { clientAt, everythingStored, PASSWORD, person, tokenOf } from './accounts.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { startApp, type TestApp } from '../support/harness.js';

describe('the command that makes admins', () => {
  let database: TestDatabase;
  let services: TestApp;
  let said: string[];
  let faults: string[];
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri, services: new Set(['auth']) });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });
  beforeEach(() => {
    [said, faults] = [[], []];
    jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0);
    jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => faults.push(String(chunk)) > 0);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await services.app.nest.get<Connection>(getConnectionToken()).collection('accounts').deleteMany({});
  });
  const run = (args: string[], input = '', more = {}) =>
    runAdmin({ MONGODB_URI: database.uri, LOG_LEVEL: 'silent', ...more }, args, () => Promise.resolve(input));
  const create = (username: string, password = PASSWORD) => run(['create', '--username', username], password);
  const client = () => clientAt(services, '203.0.113.1');
  const roleOf = async (username: string, password: string) => {
    const answer = await client().login(username, password);
    const verified =
      answer.status === 200 && (await services.app.nest.get(TokensService).verify(tokenOf(answer)));
    return verified && verified.ok ? verified.claims.role : answer.status;
  };
  const admins = () => services.app.nest.get(AdminsService, { strict: false });

  it('makes one that can sign in, and gives one that exists a new password', async () => {
    expect(await create('Boss', `${PASSWORD}\r\n`)).toBe(0);
    expect(await roleOf('boss', PASSWORD)).toBe('admin');
    expect(await create('BOSS', 'another password')).toBe(0);
    expect([await roleOf('boss', 'another password'), await roleOf('boss', PASSWORD)]).toEqual([
      'admin',
      401,
    ]);
    expect(said).toEqual([
      'admin Boss: created\n',
      'admin BOSS: existed already, has the role admin now and the new password\n',
    ]);
  });

  it('makes accounts with other roles, and refuses one that there is not', async () => {
    expect(await run(['create', '--username', 'Ann', '--role', 'author'], PASSWORD)).toBe(0);
    expect(await roleOf('ann', PASSWORD)).toBe('author');
    expect(said).toEqual(['author Ann: created\n']);
    expect(await run(['create', '--username', 'Ann', '--role', 'owner'], PASSWORD)).toBe(1);
    expect(faults.join('')).toMatch(/role: /);
  });

  it("makes a student's account an admin's, and lets go of the e-mail that somebody gave", async () => {
    await client().signup(person('pupil'));
    expect(await create('Pupil', 'another password')).toBe(0);
    expect([await roleOf('pupil', 'another password'), await roleOf('pupil', PASSWORD)]).toEqual([
      'admin',
      401,
    ]);
    expect(JSON.stringify((await everythingStored(services))['accounts'])).not.toContain('pupil@example.org');
    expect((await client().signup(person('next', { email: 'pupil@example.org' }))).status).toBe(201);
  });

  it('names every fault, and stores nothing', async () => {
    expect(await create('x y', 'short')).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(/^MB-1002 2 things to correct\.\n {2}username: .+\n {2}password: .+\n$/),
    ]);
    expect((await everythingStored(services))['accounts'] ?? []).toEqual([]);
  });

  it.each([[[]], [['drop']], [['create', 'Boss']], [['create', '--password', 'x']], [['first', 'Boss']]])(
    'does not understand %j and says how it is used',
    async (args) => {
      expect(await run(args)).toBe(64);
      expect(faults).toEqual([expect.stringMatching(/^usage: /)]);
    },
  );

  it('ends with 78 when its configuration is broken, and needs nothing but the database', async () => {
    expect(await run(['first'], '', { MONGODB_URI: '' })).toBe(78);
    expect(faults).toEqual([expect.stringMatching(/^MB-5002 [^;]*MONGODB_URI: .*\n$/)]);
    expect(await run(['first'], '', { API_KEYS: '', JWT_SECRET: '' })).toBe(0);
  });

  it('says that the database is away', async () => {
    expect(await run(['first'], '', { MONGODB_URI: 'mongodb://127.0.0.1:9/none' })).toBe(1);
    expect(faults).toEqual(['MB-1008 The database cannot be reached at the moment.\n']);
  });

  it('creates the first admin once, with a generated password', async () => {
    expect([await run(['first']), await run(['first'])]).toEqual([0, 0]);
    const first = JSON.parse(said[0] ?? '');
    expect(first).toEqual({
      username: expect.stringMatching(/^admin-[a-z2-9]{4}$/),
      password: expect.stringMatching(/^[a-z2-9]{20}$/),
    });
    expect(said[1]).toBe('{}\n');
    expect(await roleOf(first.username, first.password)).toBe('admin');
  });

  it('creates the first admin with the name that the operator chose, if it is valid', async () => {
    expect(await run(['first', '--username', 'x y'])).toBe(1);
    expect(faults).toEqual([expect.stringMatching(/^MB-1002 One thing to correct\.\n {2}username: /)]);
    expect(await run(['first', '--username', 'Anna'])).toBe(0);
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ username: 'Anna' });
  });

  it('makes no first admin beside one that the command made', async () => {
    await create('Boss');
    expect(await admins().createFirst()).toBeUndefined();
  });

  it('makes one first admin when several processes try at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => admins().createFirst()));
    expect(made.filter((admin) => admin !== undefined)).toHaveLength(1);
    expect((await everythingStored(services))['accounts']).toHaveLength(1);
  });

  it('finds another name for the first admin when a student has it', async () => {
    await client().signup(person('Anna'));
    const made = await admins().createFirst('anna');
    expect(made?.username).toMatch(/^anna-[a-z2-9]{4}$/);
    expect(await roleOf(made?.username ?? '', made?.password ?? '')).toBe('admin');
    expect(await roleOf('anna', PASSWORD)).toBe('student');
  });
});
