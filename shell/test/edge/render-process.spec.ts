import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { RENDER_NICENESS } from '../../src/edge/limits.js';
import { bundleOf, jobFor, pageCode, startTestPool, type TestPool } from './render-pool.js';

const LIMIT_MS = 60_000;

let test: TestPool;

afterEach(async () => test?.close());

/**
 * Code of a thread that is not confined, as if a bundle had broken out: it has all of Node's modules.
 * `render` is code for the name of the version to render.
 */
const escapedThread = (render: string) => `
const { parentPort, workerData } = require('node:worker_threads');
const vitals = new Int32Array(workerData.vitals);
setInterval(() => Atomics.add(vitals, 0, 1), 20);
const attempt = (work) => { try { return String(work()); } catch (error) { return error.code; } };
const done = (id, html) => parentPort.postMessage({ type: 'done', id, result: { kind: 'fragment', html, isEmpty: false } });
parentPort.on('message', ({ type, id, job }) => {
  if (type === 'warm') return parentPort.postMessage({ type: 'warmed', id });
  const { name } = job.version;
  ${render}
});
parentPort.postMessage({ type: 'ready' });
`;

const versions = (...names: string[]) =>
  Promise.all(names.map((name) => test.version(name, bundleOf({}), { page: 'page' })));

const ends = () => test.log().filter(({ code }) => code === 'MB-2013');

describe('code that broke out of its thread', () => {
  it(
    'can read and write no file, start no process, load no native code, and finds no environment',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
      const secret = join(folder, 'secrets.json');
      await writeFile(secret, '{"JWT_SECRET":"known to the services alone"}');
      test = await startTestPool(1, {
        workerCode: escapedThread(`
          const fs = require('node:fs');
          done(job.id, JSON.stringify({
            own: attempt(() => typeof fs.readFileSync(job.version.serverFile, 'utf8')),
            secret: attempt(() => fs.readFileSync(${JSON.stringify(secret)}, 'utf8')),
            environment: attempt(() => fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8')),
            root: attempt(() => fs.readFileSync('/proc/self/root/etc/passwd', 'utf8')),
            write: attempt(() => fs.writeFileSync(job.version.serverFile, '')),
            link: attempt(() => fs.symlinkSync('/etc/passwd', job.version.serverFile + '.link')),
            start: attempt(() => require('node:child_process').execSync('id')),
            native: attempt(() => process.dlopen({ exports: {} }, '/usr/lib/any.node')),
            debugger: attempt(() => new (require('node:inspector').Session)().connect()),
            variables: Object.keys(process.env).join(),
          }));`),
      });
      const [escaped] = await versions('mfe-escaped');
      if (!escaped) throw new Error('no version');
      const result = await test.pool.render(jobFor(escaped, 'page'));
      await rm(folder, { recursive: true });
      expect(result).toMatchObject({ kind: 'fragment' });
      const { html } = result as { html: string };
      expect(JSON.parse(html)).toEqual({
        own: 'string',
        secret: 'ERR_ACCESS_DENIED',
        environment: 'ERR_ACCESS_DENIED',
        root: 'ERR_ACCESS_DENIED',
        write: 'ERR_ACCESS_DENIED',
        link: 'ERR_ACCESS_DENIED',
        start: 'ERR_ACCESS_DENIED',
        native: 'ERR_DLOPEN_DISABLED',
        debugger: 'ERR_ACCESS_DENIED',
        variables: '',
      });
    },
    LIMIT_MS,
  );

  it(
    'ends only its own process: other renders are repeated, and a version that does it again is named and paused',
    async () => {
      test = await startTestPool(1, {
        workerCode: escapedThread(`
          if (name === 'mfe-kills') process.kill(process.pid, 'SIGKILL');
          else setTimeout(() => done(job.id, name), 50);`),
      });
      const [kills, sound] = await versions('mfe-kills', 'mfe-sound');
      if (!kills || !sound) throw new Error('no versions');
      // Both are in progress when the process ends, so the first end has no culprit.
      const [other, killing] = await Promise.all([
        test.pool.render(jobFor(sound, 'page')),
        test.pool.render(jobFor(kills, 'page')),
      ]);
      expect(other).toMatchObject({ kind: 'fragment', html: 'mfe-sound' });
      expect(killing).toMatchObject({ kind: 'failed', code: 'MB-2013' });
      expect(ends().map(({ remote }) => remote)).toEqual([undefined, 'mfe-kills@1.0.0']);
      for (let stalls = 1; stalls < 3; stalls += 1) await test.pool.render(jobFor(kills, 'page'));
      expect(await test.pool.render(jobFor(kills, 'page'))).toMatchObject({ code: 'MB-2007' });
      expect(await test.pool.render(jobFor(sound, 'page'))).toMatchObject({ html: 'mfe-sound' });
    },
    LIMIT_MS,
  );

  it(
    'is replaced when its process is stopped',
    async () => {
      test = await startTestPool(1, {
        workerCode: escapedThread(`
          if (name === 'mfe-stops') process.kill(process.pid, 'SIGSTOP');
          else done(job.id, name);`),
      });
      const [stops, sound] = await versions('mfe-stops', 'mfe-sound');
      if (!stops || !sound) throw new Error('no versions');
      expect(await test.pool.render(jobFor(stops, 'page'))).toMatchObject({ code: 'MB-2013' });
      expect(ends()).toEqual([expect.objectContaining({ remote: 'mfe-stops@1.0.0', exit: 'no message' })]);
      expect(await test.pool.render(jobFor(sound, 'page'))).toMatchObject({ html: 'mfe-sound' });
    },
    LIMIT_MS,
  );
});

describe('a render', () => {
  it(
    'waits for the edge when processors are scarce',
    async () => {
      test = await startTestPool(1, {
        workerCode: escapedThread(`done(job.id, String(require('node:os').getPriority()));`),
      });
      const [version] = await versions('mfe-patient');
      if (!version) throw new Error('no version');
      const { html } = (await test.pool.render(jobFor(version, 'page'))) as { html: string };
      expect(Number(html)).toBe(Math.min(getPriority() + RENDER_NICENESS, constants.priority.PRIORITY_LOW));
    },
    LIMIT_MS,
  );
});

describe('the first start of an edge', () => {
  it(
    'renders bundles from a folder that did not exist before',
    async () => {
      test = await startTestPool(1);
      const first = await test.version('mfe-first', bundleOf({ page: pageCode(`async () => 'first'`) }), {
        page: 'page',
      });
      await test.pool.warm([first]);
      expect(await test.pool.render(jobFor(first, 'page', LIMIT_MS))).toMatchObject({ kind: 'page' });
    },
    LIMIT_MS,
  );
});

describe('memory that Node does not count', () => {
  it(
    'ends the process of the version that takes it',
    async () => {
      test = await startTestPool(1);
      // Shared memory of WebAssembly is neither in the heap nor in `external`.
      const leaking = await test.version(
        'mfe-shares',
        bundleOf(
          { page: pageCode(`async () => { setInterval(leak, 40); return 'leaks'; }`) },
          `const memories = [];
           const leak = () => {
             const memory = new WebAssembly.Memory({ initial: 320, maximum: 320, shared: true });
             new Uint8Array(memory.buffer).fill(1);
             if (memories.length < 60) memories.push(memory);
           };`,
        ),
        { page: 'page' },
      );
      // A busy machine may have counted a blocked worker of this version first.
      const stalls = () => test.log().filter(({ stalls }) => stalls !== undefined);
      const memoryEnd = () => stalls().findIndex(({ code }) => code === 'MB-2012');
      while (memoryEnd() < 0) {
        await test.pool.render(jobFor(leaking, 'page'));
        await setTimeout(20);
      }
      expect(stalls()[memoryEnd()]).toMatchObject({
        remote: 'mfe-shares@1.0.0',
        stalls: memoryEnd() + 1,
      });
    },
    LIMIT_MS,
  );
});
