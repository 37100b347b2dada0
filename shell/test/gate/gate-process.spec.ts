import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const DISTRIBUTION = resolve(import.meta.dirname, '../../dist');
const LIMIT_MS = 60_000;
const PUBLIC_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`;

/** Packages that only the checks of a version need. */
const HEAVY = ['react', 'react-dom', 'jsdom', 'axe-core'];

/** Runs the gate, and prints at its end which of those packages it loaded. */
const SCRIPT = `
  process.on('exit', () => {
    const loaded = ${JSON.stringify(HEAVY)}.filter((name) =>
      Object.keys(require.cache).some((file) => file.includes('/node_modules/' + name + '/')));
    process.stderr.write(JSON.stringify(loaded));
  });
  require(${JSON.stringify(join(DISTRIBUTION, 'gate/main.cjs'))});`;

let folder: string;
let gate: ChildProcess;
let url: string;
let errors: Promise<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mb-gate-process-'));
  const child = spawn(process.execPath, ['--eval', SCRIPT], {
    env: {
      DATA_DIR: folder,
      GATE_PORT: '0',
      API_KEYS: 'browser:browser-secret-for-tests,edge:edge-secret-for-tests-only',
      COMPOSITION_PUBLIC_KEYS: PUBLIC_KEY,
      // Nothing listens on the discard port.
      SERVICES_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  gate = child;
  errors = text(child.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    url = /^gate ready (\S+)$/.exec(line)?.[1] ?? '';
    break;
  }
}, LIMIT_MS);

afterAll(async () => {
  gate.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('the built gate', () => {
  it(
    'starts without services, workers and the code of the checks, and stops on SIGTERM',
    async () => {
      expect((await fetch(`${url}/health/live`)).status).toBe(200);
      const children = execFileSync('ps', ['-A', '-o', 'ppid=']).toString().split('\n');
      expect(children.filter((parent) => parent.trim() === String(gate.pid))).toEqual([]);
      const code = new Promise((done) => gate.once('exit', done));
      gate.kill('SIGTERM');
      expect(await code).toBe(0);
      expect(await errors).toBe('[]');
    },
    LIMIT_MS,
  );
});

describe('the built edge', () => {
  it.each(['main.cjs', 'worker.cjs'])('has nothing of the gate: %s', (file) => {
    const code = readFileSync(join(DISTRIBUTION, 'edge', file), 'utf8');
    // The address alone may be in comments.
    const parts = ['jsdom', 'axe-core', '"/_mb/gate"', "'/_mb/gate'", 'src/gate/'];
    expect(parts.filter((part) => code.includes(part))).toEqual([]);
  });
});
