import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { readLock } from '../../src/supply-chain/lock.mjs';
import { productionPackages } from '../../src/supply-chain/production-packages.mjs';
import { composeFile, exampleEnvironment, withVariables } from './compose-file.js';
import { ROOT } from './repository.js';

/** Milliseconds; the processes load hundreds of modules, and other tests run at the same time. */
const PATIENCE_MS = 240_000;

// The dependencies are links. With these flags Node resolves their dependencies beside the links, where only production
// packages are.
const LINKS = ['--preserve-symlinks', '--preserve-symlinks-main'];

const sbomSchema = z.object({ components: z.array(z.object({ 'bom-ref': z.string() })) });

let folder: string;
let app: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-runtime-'));
  app = join(folder, 'app');
  execFileSync(process.execPath, ['scripts/collect-runtime.mjs', app, '--link'], { cwd: ROOT });
}, PATIENCE_MS);

afterAll(async () => {
  await Promise.all(running.map((child) => ended(child, () => child.kill('SIGKILL'))));
  await rm(folder, { recursive: true, force: true });
}, PATIENCE_MS);

function ended(child: ChildProcess, stop: () => void): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', resolve);
    stop();
  });
}

const baseEnvironment = { PATH: process.env.PATH, NODE_ENV: 'production' };

/** Runs a command of the image until it exits. */
const runCommand = (args: string[]) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [...LINKS, ...args],
      { cwd: app, env: baseEnvironment },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

/** Starts a service of compose.yaml with its command and environment. @returns its address, once it reports it */
function start(name: string, changes: Record<string, string>, values: Record<string, string>) {
  const { command = [], environment = {} } = composeFile().services[name] ?? {};
  const own = Object.entries(environment).map(([key, value]) => [key, withVariables(value, values)]);
  const child = spawn(process.execPath, [...LINKS, ...command.slice(1)], {
    cwd: app,
    env: { ...baseEnvironment, ...Object.fromEntries(own), ...changes, DATA_DIR: join(folder, name) },
  });
  running.push(child);
  let output = '';
  return new Promise<{ child: ChildProcess; url: string }>((resolve, reject) => {
    const read = (text: unknown) => {
      output += String(text);
      const url = /^(?:services|edge|gate) ready (\S+)$/m.exec(output)?.[1];
      if (url) resolve({ child, url });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code}:\n${output}`)));
  });
}

/** Values from the operator. */
function filledIn(): Record<string, string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  const bytes = 32;
  const key = (der: Buffer) => `one:${der.subarray(-bytes).toString('base64')}`;
  const secret = (name: string) => [
    name,
    `${name.toLowerCase().replaceAll('_', '-')}-of-this-test-with-some-length`,
  ];
  const names = ['BROWSER_KEY', 'EDGE_KEY', 'RELEASE_KEY', 'JWT_SECRET', 'STORE_PASSWORD'];
  const databases = ['DATABASE_KEY', 'DATABASE_ROOT_PASSWORD', 'DATABASE_PASSWORD'];
  return exampleEnvironment({
    ...Object.fromEntries([...names, ...databases].map(secret)),
    COMPOSITION_KEY: key(privateKey),
    COMPOSITION_PUBLIC_KEYS: key(publicKey),
  });
}

describe('what the image holds', () => {
  it('is builds, manifests, content and dependencies: no secret, no sources of ours, no tool', () => {
    // Links are listed, but not followed.
    const all = readdirSync(app, { recursive: true, encoding: 'utf8', withFileTypes: true });
    const files = all.map((entry) => join(entry.parentPath, entry.name).slice(app.length + 1));
    const ours = files.filter((file) => !file.startsWith('node_modules'));
    expect(ours.length).toBeGreaterThan(100);
    expect(
      ours.filter((file) => /(^|\/)\.env|\.(env|pem|key|tsx?|log)$|\.spec\.|secrets/.test(file)),
    ).toEqual([]);
    expect(ours.filter((file) => /^(deploy|docs|e2e|bench|fault-lab|\.ci|\.git)/.test(file))).toEqual([]);
    const tools = [
      'webpack',
      'typescript',
      'jest',
      'eslint',
      '@swc',
      'lmdb',
      's3rver',
      '@mockingbird/tooling',
    ];
    expect(tools.filter((name) => existsSync(join(app, 'node_modules', name)))).toEqual([]);
    expect(existsSync(join(app, 'node_modules/@mockingbird/embedded-mongo'))).toBe(false);
  });

  it('is listed in its bill of materials: the third-party packages, no more and no fewer', () => {
    const production = productionPackages(readLock(ROOT), ['services', 'shell']);
    const { components } = sbomSchema.parse(JSON.parse(readFileSync(join(app, 'sbom.json'), 'utf8')));
    const wanted = new Set(production.map(({ name, entry }) => `${name}@${entry.version}`));
    expect(components.map((component) => component['bom-ref']).toSorted()).toEqual([...wanted].toSorted());
    // An optional package for another machine is installed neither here nor there.
    const isForHere = ({ path, entry }: (typeof production)[number]) =>
      entry.optional !== true || existsSync(join(ROOT, path));
    const missing = production.filter((each) => isForHere(each) && !existsSync(join(app, each.path)));
    expect(missing).toEqual([]);
    // Links to whole packages are not followed, so these are the ones at the top.
    const collected = readdirSync(join(app, 'node_modules')).flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(app, 'node_modules', name)).map((short) => `node_modules/${name}/${short}`)
        : [`node_modules/${name}`],
    );
    const known = new Set(production.map(({ path }) => path));
    expect(collected.filter((path) => !path.includes('@mockingbird/') && !known.has(path))).toEqual([]);
  });

  it(
    'is enough for services, edge and gate, with the environment of compose.yaml',
    async () => {
      const values = filledIn();
      const host = { HOST: '127.0.0.1', LOG_LEVEL: 'error', STOP_DELAY_MS: '0' };
      // Nothing listens on the discard port: no process needs another one, a database or a store to start.
      const away = { MONGODB_URI: 'mongodb://127.0.0.1:9/none', SERVICES_URL: 'http://127.0.0.1:9' };
      const started = await Promise.all([
        start('services-1', { ...host, ...away, SERVICES_PORT: '0' }, values),
        start('edge-1', { ...host, ...away, PORT: '0', RENDER_WORKERS: '1' }, values),
        start('gate', { ...host, ...away, GATE_PORT: '0' }, values),
      ]);
      const live = await Promise.all(started.map(({ url }) => fetch(`${url}/health/live`)));
      expect(live.map(({ status }) => status)).toEqual([200, 200, 200]);
      const codes = started.map(({ child }) => ended(child, () => child.kill('SIGTERM')));
      expect(await Promise.all(codes)).toEqual([0, 0, 0]);
    },
    PATIENCE_MS,
  );

  it.each([
    ['services/dist/seed.js', 'MB-5002'],
    ['services/dist/admin.js create --username somebody', 'MB-5002'],
    ['scripts/publish-built.mjs', 'MB-5002'],
    ['packages/registry/bin/mb.mjs', 'Usage'],
  ])(
    'is enough for %s, which says %s',
    async (command, said) => {
      expect((await runCommand(command.split(' '))).output).toContain(said);
    },
    PATIENCE_MS,
  );

  it(
    'is enough for the share pictures of the edge',
    async () => {
      const draw = `const { Worker } = await import('node:worker_threads');
        const worker = new Worker('./shell/dist/edge/share-worker.cjs');
        worker.on('message', (png) => {
          console.log(Buffer.from(png).toString('latin1', 1, 4));
          void worker.terminate();
        });
        worker.postMessage('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">A</text></svg>');`;
      expect(await runCommand(['--input-type=module', '--eval', draw])).toEqual({ code: 0, output: 'PNG\n' });
    },
    PATIENCE_MS,
  );

  it(
    'is enough for the shipped content and the accessibility checks of the gate',
    async () => {
      const content = `const { loadBank, loadArticles, loadPosts } = await import('@mockingbird/content');
        const loaded = await Promise.all([loadBank(), loadArticles(), loadPosts()]);
        for (const issue of loaded.flatMap(({ issues }) => issues)) console.log(issue);
        const { createRequire } = await import('node:module');
        const fromShell = createRequire(process.cwd() + '/shell/dist/gate/main.cjs');
        for (const name of ['axe-core', 'jsdom']) fromShell(name);
        console.log('all there');`;
      expect(await runCommand(['--input-type=module', '--eval', content])).toEqual({
        code: 0,
        output: 'all there\n',
      });
    },
    PATIENCE_MS,
  );
});
