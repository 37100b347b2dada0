import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { signRequest } from '@mockingbird/request-signing/node';
import { needsFirstAdmin } from '../../scripts/lib/site/admin.mjs';
import { edgeEnvironment } from '../../scripts/lib/site/edge-environment.mjs';
import { checkNode } from '../../scripts/lib/node-version.mjs';
import { request } from '../src/harness/request.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import { copyFilledSite } from '../src/harness/site/filled-site.js';
import { pageStateOf } from '../src/harness/page-state.js';
import { freePort } from '../src/harness/ports.js';
import { until } from '../src/harness/until.js';
import { npmStart, type Started } from '../src/start/npm-start.js';

/** Time limit of a second start. */
const SECOND_START_MS = 15_000;

const folders: string[] = [];
const running: Started[] = [];

afterEach(async () => {
  for (const started of running.splice(0)) {
    if (started.left().length > 0) started.signal('SIGKILL');
    await started.ended;
  }
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function configuration(given: Record<string, string> = {}): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-start-'));
  folders.push(folder);
  const [PORT, SERVICES_PORT] = [String(await freePort()), String(await freePort())];
  return { DATA_DIR: folder, PORT, SERVICES_PORT, PUBLIC_ORIGIN: `http://127.0.0.1:${PORT}`, ...given };
}

function start(env: Record<string, string>): Started {
  const started = npmStart(env);
  running.push(started);
  return started;
}

/** Starts with an invalid configuration. @returns its exit code, and its lines on standard error */
async function startInVain(given: Record<string, string>) {
  const started = start(await configuration(given));
  const code = await started.ended;
  expect(started.left()).toEqual([]);
  return { code, said: started.errors() };
}

async function take(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

describe('a start that cannot succeed', () => {
  it.each(['PORT', 'SERVICES_PORT', 'GATE_PORT'])(
    'says in one line that the port of %s is taken',
    async (variable) => {
      const port = await freePort();
      const taken = await take(port);
      const { code, said } = await startInVain({ GATE_URL: 'auto', [variable]: String(port) });
      taken.close();
      expect(said).toEqual([`MB-5003 Port ${port} on 127.0.0.1 is in use; set ${variable} to another one`]);
      expect(code).toBe(1);
    },
  );

  it('names every broken variable in one line, and repeats no value', async () => {
    const { code, said } = await startInVain({
      PORT: 'eighty',
      SERVICES: 'exam,kitchen',
      MONGODB_URI: 'mysql://swordfish@localhost',
      API_KEYS: 'browser:swordfish',
      JWT_SECRET: 'swordfish',
      GEO_URL: 'not an address',
      GA4_ID: 'UA-1',
    });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^MB-5002 /);
    for (const name of ['PORT', 'SERVICES', 'MONGODB_URI', 'API_KEYS', 'JWT_SECRET', 'GEO_URL', 'GA4_ID']) {
      expect(said[0]).toContain(`${name}: `);
    }
    expect(said[0]).not.toContain('swordfish');
    expect(code).toBe(1);
  });

  it.each([
    ['API_KEYS', 'browser:a-secret-of-enough-characters'],
    ['SOCIAL_LINKS', 'Elsewhere=ftp://elsewhere.example'],
  ])('says in one line what is wrong with %s, and leaves nothing behind', async (name, value) => {
    const { code, said } = await startInVain({ [name]: value });
    expect(said).toEqual([expect.stringMatching(`^MB-5002 .*${name}`)]);
    expect(code).toBe(1);
  });

  it('says in one line which Node it needs', () => {
    expect(() => checkNode('18.19.1')).toThrow(
      /^MB-5001 Node 18\.19\.1 is too old: Mockingbird needs >=20\.\d+\.0\.[^\n]*$/,
    );
    expect(() => checkNode('20.18.9')).toThrow('MB-5001');
    expect(() => checkNode('22.0.0')).not.toThrow();
    expect(() => checkNode()).not.toThrow();
  });
});

describe('the edge, which runs the code of teams', () => {
  it('gets neither the database’s address nor its password', () => {
    const secret = 'swordfish';
    const environment = { MONGODB_URI: secret, DATABASE_PASSWORD: secret, EMBEDDED_MONGO_PASSWORD: secret };
    expect(JSON.stringify(edgeEnvironment(environment))).not.toContain(secret);
  });
});

it.each([
  ['auto', 'exam, content, auth', true],
  ['auto', 'exam,content,releases', false],
  ['anna', 'exam,content,auth', true],
  ['off', 'exam,content,auth', false],
])('a first start with FIRST_ADMIN=%s and SERVICES=%s makes an admin: %s', (FIRST_ADMIN, SERVICES, makes) => {
  expect(needsFirstAdmin({ FIRST_ADMIN, SERVICES })).toBe(makes);
});

const stateOf = async (started: Started) => {
  const state = pageStateOf((await request(started.address('site'), '/about')).text);
  if (!state) throw new Error('The page carries no state');
  return state;
};

/** A signed request through the site, as its own browser code sends it. */
async function call(started: Started, method: 'GET' | 'POST', path: string, body?: object): Promise<string> {
  const { key } = (await stateOf(started)).site;
  const headers = signRequest({ method, path, now: Date.now(), secret: key.secret, keyId: key.id });
  const answer = await request(started.address('site'), path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.text;
}

const firstOf = async (started: Started): Promise<string> =>
  JSON.parse(await call(started, 'GET', '/api/exams/topexams')).data[0].examId;

/** Makes an exam the most popular one: this many of its mock tests are started. */
async function startTests(started: Started, exam: string, times: number): Promise<void> {
  const view = { path: `/mocktest/${exam}/${exam}-1`, query: '', region: 'IN', event: 'test-started' };
  for (let at = 0; at < times; at += 1) await call(started, 'POST', '/api/content/pageviews', view);
}

/** @returns the name of the first account in a database, or the error */
async function firstAdminOf(uri: string): Promise<unknown> {
  const client = new MongoClient(uri);
  try {
    return (await client.db('mockingbird').collection('accounts').findOne({ role: 'admin' }))?.username;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  } finally {
    await client.close();
  }
}

const PROGRAMS = {
  services: 'services/dist/main.js',
  database: 'embedded-mongo/bin',
  edge: 'shell/dist/edge/main.cjs',
};
const GATE = 'shell/dist/gate/main.cjs';

const KILLED = 'it was killed, by a person or by the system because memory is short (SIGKILL)';

/** Ends a part by `kill -9`, and waits until another process has replaced it and the API responds again. */
async function crashAndWait(started: Started, part: string, program: string): Promise<void> {
  const page = async () => (await request(started.address('site'), '/about')).status;
  expect(await page()).toBe(200);
  const before = started.crash(program);
  const answers = () => firstOf(started).then(Boolean, () => false);
  await until(`${part} again`, async () => {
    if (part !== 'edge') expect(await page()).toBe(200);
    const now = started.processOf(program);
    return now !== undefined && now !== before && (await answers());
  });
  const message = `${part} exited unexpectedly (${KILLED}); restarting in 1 s`;
  expect(started.errors()).toContain(message);
}

const refuses = (address: string): Promise<boolean> =>
  request(address, '/').then(
    () => false,
    () => true,
  );

describe('a start', () => {
  it('tells its addresses, lets two sites run side by side, ends on Ctrl-C, and keeps its data', async () => {
    const env = await configuration({ FIRST_ADMIN: 'Anna' });
    const otherEnv = await configuration({ FIRST_ADMIN: 'off' });
    // Only one of the two fills its folder: that is most of a first start.
    await copyFilledSite(otherEnv.DATA_DIR ?? '', {});
    const [site, other] = [start(env), start(otherEnv)];
    await Promise.all([site.ready(), other.ready()]);

    expect(site.address('site')).toBe(`http://127.0.0.1:${env.PORT}`);
    expect(site.address('services')).toBe(`http://127.0.0.1:${env.SERVICES_PORT}`);
    expect(site.address('database')).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/mockingbird$/);
    expect(site.address('database')).not.toBe(other.address('database'));
    expect(site.errors()).toEqual([]);
    expect(site.address('admin')).toBe('Anna');
    expect(other.out().filter((line) => line.includes('password'))).toEqual([]);
    const secrets = join(env.DATA_DIR ?? '', 'secrets.json');
    expect((await stat(secrets)).mode & 0o777).toBe(0o600);
    const text = await readFile(secrets, 'utf8');

    // The printed address does not open the database: the password is only in the folder.
    const { DATABASE_PASSWORD } = JSON.parse(text);
    expect(await firstAdminOf(site.address('database'))).toBe('Command find requires authentication');
    const { host } = new URL(site.address('database'));
    expect(
      await firstAdminOf(`mongodb://root:${DATABASE_PASSWORD}@${host}/mockingbird?authSource=admin`),
    ).toBe('Anna');

    const otherSecrets = await readFile(join(otherEnv.DATA_DIR ?? '', 'secrets.json'), 'utf8');

    // Events of one site do not affect the other.
    const { composition } = await stateOf(site);
    await startTests(site, 'ssc-gd', 10);
    await until('the popular list', async () => (await firstOf(site)) === 'SSC_GD');
    expect(await firstOf(other)).not.toBe('SSC_GD');
    expect((await stateOf(other)).site.key.secret).not.toBe((await stateOf(site)).site.key.secret);

    // A second Ctrl-C: everything of this site ends, nothing of the other.
    expect(site.left().length).toBeGreaterThanOrEqual(4);
    site.signal('SIGINT');
    site.signal('SIGINT');
    expect(await site.ended).toBe(0);
    expect(site.left()).toEqual([]);
    expect(site.errors()).toEqual([]);
    expect(await refuses(site.address('services'))).toBe(true);
    expect((await request(other.address('site'), '/about')).status).toBe(200);

    // Parts of the other site crash: cached pages stay available, and each part restarts at its address.
    for (const [part, program] of Object.entries(PROGRAMS)) await crashAndWait(other, part, program);
    expect(await readFile(join(otherEnv.DATA_DIR ?? '', 'secrets.json'), 'utf8')).toBe(otherSecrets);
    expect(await firstOf(other)).not.toBe('SSC_GD');

    expect(other.processOf(GATE)).toBeUndefined();
    // Everything is live already, so the gate only runs.
    const again = start({ ...env, GATE_URL: 'auto' });
    checkTimeLimit('the second start', await again.ready(), SECOND_START_MS);
    expect(await readFile(secrets, 'utf8')).toBe(text);
    expect((await stateOf(again)).composition).toBe(composition);
    expect(await firstOf(again)).toBe('SSC_GD');
    await crashAndWait(again, 'gate', GATE);

    // A process manager sends the signal to the command only.
    again.signal('SIGTERM', 'command');
    other.signal('SIGTERM', 'command');
    expect(await Promise.all([again.ended, other.ended])).toEqual([0, 0]);
    expect([...again.left(), ...other.left()]).toEqual([]);
  });
});
