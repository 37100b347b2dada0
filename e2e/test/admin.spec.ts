import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signRequest } from '@mockingbird/request-signing/node';
import { request } from '../src/harness/request.js';
import { pageStateOf } from '../src/harness/page-state.js';
import { freePort } from '../src/harness/ports.js';
import { adminCreate } from '../src/start/admin-create.js';
import { npmStart, type Started } from '../src/start/npm-start.js';

const PASSWORD = 'a password for tests';

/** A login through the site, as its own browser code does it. @returns the role in the token, or the status */
async function login(site: Started, username: string, password: string): Promise<string | number> {
  const origin = site.address('site');
  const key = pageStateOf((await request(origin, '/about')).text)?.site.key;
  if (!key) throw new Error('The page carries no key');
  const path = '/api/auth/login';
  const signature = signRequest({ method: 'POST', path, now: Date.now(), secret: key.secret, keyId: key.id });
  const headers = { ...signature, 'content-type': 'application/json' };
  const answer = await request(origin, path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password }),
  });
  if (answer.status !== 200) return answer.status;
  const { token } = JSON.parse(answer.text).data;
  return JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).role;
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('admins of a site', () => {
  let env: Record<string, string>;
  let site: Started;
  let first: { username: string; password: string };
  const start = async () => {
    site = npmStart(env);
    await site.ready();
  };
  const stop = async () => {
    site.signal('SIGINT');
    await site.ended;
  };
  beforeAll(async () => {
    const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'mockingbird-admin-'));
    env = { DATA_DIR, PORT, SERVICES_PORT, LOG_LEVEL: 'debug' };
    await start();
    first = { username: site.address('admin'), password: site.address('password') };
  });
  afterAll(async () => {
    if (site.left().length > 0) await stop();
    await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true });
  });

  const create = (args: string[], input?: string, more = {}) => adminCreate(args, { ...env, ...more }, input);

  it('begin with one that the first start prints once and only there', async () => {
    expect(first).toEqual({
      username: expect.stringMatching(/^admin-[a-z2-9]{4}$/),
      password: expect.stringMatching(/^[a-z2-9]{20}$/),
    });
    expect(await login(site, first.username, first.password)).toBe('admin');
    const printed = [...site.out(), ...site.errors()].filter((line) => line.includes(first.password));
    expect(printed).toEqual([expect.stringMatching(/^ {2}password {2}/)]);
    await stop();
    for (const file of await filesUnder(env['DATA_DIR'] ?? '')) {
      expect([file, (await readFile(file)).includes(first.password)]).toEqual([file, false]);
    }
    await start();
    expect([site.address('admin'), site.address('password')]).toEqual(['', '']);
    expect(await login(site, first.username, first.password)).toBe('admin');
  });

  it('are made while the site runs, by an argument, the environment or standard input', async () => {
    expect(await create(['--username', 'By.Argument', '--password', PASSWORD])).toMatchObject({
      code: 0,
      out: `admin By.Argument: created (database in ${env['DATA_DIR']})`,
    });
    expect(await create(['--username', 'by.environment'], '', { ADMIN_PASSWORD: PASSWORD })).toMatchObject({
      code: 0,
    });
    expect(await create(['--username', 'by.input'], `${PASSWORD}\n`)).toMatchObject({ code: 0 });
    for (const name of ['by.argument', 'by.environment', 'by.input']) {
      expect([name, await login(site, name, PASSWORD)]).toEqual([name, 'admin']);
    }
  });

  it('are made while it is stopped, and leave nothing running', async () => {
    await stop();
    expect(await create(['--username', first.username], PASSWORD)).toMatchObject({
      code: 0,
      out: `admin ${first.username}: existed already, has the role admin now and the new password (database in ${env['DATA_DIR']})`,
      errors: '',
    });
    await start();
    expect(await login(site, first.username, PASSWORD)).toBe('admin');
    expect(await login(site, first.username, first.password)).toBe(401);
  });

  it.each([
    [[], '', /^MB-5002 --username is needed\nusage: /],
    [['--user', 'x'], '', /^MB-5002 Unknown option '--user'.*\nusage: /],
    [['--username', 'x y'], 'short', /^MB-1002 2 things to correct\.\n {2}username: .*\n {2}password: /],
    [['--username', 'new-admin'], '', /^MB-1002 One thing to correct\.\n {2}password: /],
  ])('are not made with %j and %j, and every fault is named', async (args, input, fault) => {
    const { code, out, errors } = await create(args, input);
    expect([code, out, errors]).toEqual([1, '', expect.stringMatching(fault)]);
    expect(errors).not.toMatch(/^ +at /m);
  });

  it('are not made without the database, which is said', async () => {
    const away = { MONGODB_URI: 'mongodb://127.0.0.1:9/none' };
    expect(await create(['--username', 'new-admin'], PASSWORD, away)).toEqual({
      code: 1,
      out: '',
      errors: expect.stringMatching(/^MB-1008 /),
    });
  });
});
