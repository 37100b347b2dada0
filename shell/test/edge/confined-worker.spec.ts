import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { RenderPool } from '../../src/edge/render/pool.js';

const WORKER = resolve(import.meta.dirname, '../../dist/edge/worker.cjs');
const LIMIT_MS = 20_000;

/** What a bundle may try, as expressions; each is to give nothing. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'built-in modules by name': `typeof process.getBuiltinModule`,
  bindings: `typeof process.binding + typeof process._linkedBinding + typeof process.dlopen`,
  'the process by a constructor': `typeof (function () {}).constructor('return process')().getBuiltinModule`,
  'the process of the global object': `typeof globalThis.process.getBuiltinModule + typeof global.process.kill`,
  environment: `Object.keys(process.env).join() || 'undefined'`,
  'a module that is not allowed': `(() => { try { return typeof require('worker_threads').workerData; } catch { return 'undefined'; } })()`,
  'names that every object has': `(() => { try { return typeof require('constructor'); } catch { return 'undefined'; } })()`,
  'a require that was talked round': `(() => {
    const has = Set.prototype.has; const hasOwn = Object.hasOwn;
    Set.prototype.has = () => true; Object.hasOwn = () => true;
    try { return typeof require('fs'); } catch { return 'undefined'; } finally { Set.prototype.has = has; Object.hasOwn = hasOwn; }
  })()`,
  'a loaded module': `await import('node:fs').then((fs) => typeof fs.readFileSync, () => 'undefined')`,
  'a module loaded by made code': `await (0, eval)("import('node:fs')").then((fs) => typeof fs.readFileSync, () => 'undefined')`,
  'the process behind an event': `await new Promise((done) => {
    let events = console._stdout;
    while (events && !Object.hasOwn(events, 'emit')) events = Object.getPrototypeOf(events);
    const emit = events.emit; let seen = 'undefined';
    events.emit = function (...all) {
      if (this && this.versions) seen = [typeof this.getBuiltinModule, typeof this.binding, typeof this.report].join('');
      return emit.apply(this, all);
    };
    new Promise((_, refuse) => refuse(new Error('seen by the process'))).catch(() => undefined);
    setTimeout(() => { events.emit = emit; done(seen); }, 50);
  })`,
};

const bundle = `
const tried = async () => ({ ${Object.entries(ATTEMPTS)
  .map(([name, code]) => `${JSON.stringify(name)}: String(${code})`)
  .join(',\n')} });
exports.default = { routes: { look: async () => { throw new Error(JSON.stringify(await tried())); } } };
`;

let folder: string;
let pool: RenderPool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confined-'));
  await writeFile(join(folder, 'server.cjs'), bundle);
  pool = new RenderPool({
    size: 1,
    workerFile: WORKER,
    setup: {
      servicesUrl: { '*': ['http://127.0.0.1:9'] },
      key: { id: 'browser', secret: 'in every page' },
      site: { origin: 'https://example.test', supportEmail: undefined },
    },
    log: pino({ level: 'silent' }),
  });
  await pool.start();
}, LIMIT_MS);

afterAll(async () => {
  await pool?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a bundle in a render worker', () => {
  it(
    'comes to nothing of Node that leads out of its thread',
    async () => {
      const route = { id: 'look', path: '/look', kind: 'page' as const, query: [], js: [], css: [] };
      const result = await pool.render({
        version: {
          name: 'mfe-looks',
          version: '1.0.0',
          serverFile: join(folder, 'server.cjs'),
          routes: [route],
        },
        routeId: 'look',
        placeMark: 'mark',
        url: 'https://example.test/look',
        requestId: 'looks',
        renderedAt: 0,
        timeLimitMs: 5_000,
        siteMapOf: [],
      });
      const told =
        result.kind === 'failed' ? (/\{.*\}/.exec(result.message)?.[0] ?? result.message) : result.kind;
      const found: Record<string, string> = JSON.parse(told);
      expect(Object.keys(found)).toEqual(Object.keys(ATTEMPTS));
      const got = Object.entries(found).filter(([, what]) => !/^(?:undefined)+$/.test(what));
      expect(got).toEqual([]);
    },
    LIMIT_MS,
  );
});
