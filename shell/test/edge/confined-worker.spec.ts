import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { RenderPool } from '../../src/edge/render/pool/render-pool.js';

const WORKER = resolve(import.meta.dirname, '../../dist/edge/worker.cjs');
const PROCESS = resolve(import.meta.dirname, '../../dist/edge/render-process.cjs');
const LIMIT_MS = 60_000;

/** Expressions of a hostile bundle. Each must result in nothing. */
const ATTEMPTS: Readonly<Record<string, string>> = {
  'built-in modules by name': `typeof process.getBuiltinModule`,
  bindings: `typeof process.binding + typeof process._linkedBinding + typeof process.dlopen`,
  'the process by a constructor': `typeof (function () {}).constructor('return process')().getBuiltinModule`,
  'the process of the global object': `typeof globalThis.process.getBuiltinModule + typeof global.process.kill`,
  environment: `Object.keys(process.env).join() || 'undefined'`,
  'a module that is not allowed': `(() => { try { return typeof require('worker_threads').workerData; } catch { return 'undefined'; } })()`,
  'names that every object has': `(() => { try { return typeof require('constructor'); } catch { return 'undefined'; } })()`,
  'a require with replaced built-in methods': `(() => {
    const has = Set.prototype.has; const hasOwn = Object.hasOwn;
    Set.prototype.has = () => true; Object.hasOwn = () => true;
    try { return typeof require('fs'); } catch { return 'undefined'; } finally { Set.prototype.has = has; Object.hasOwn = hasOwn; }
  })()`,
  'a loaded module': `await import('node:fs').then((fs) => typeof fs.readFileSync, () => 'undefined')`,
  'a module loaded by eval': `await (0, eval)("import('node:fs')").then((fs) => typeof fs.readFileSync, () => 'undefined')`,
  'the process behind an event': `await new Promise((done) => {
    let events = console._stdout;
    while (events && !Object.hasOwn(events, 'emit')) events = Object.getPrototypeOf(events);
    const emit = events.emit; let seen = 'undefined';
    try { events.emit = function (...all) {
      if (this && this.versions) seen = [typeof this.getBuiltinModule, typeof this.binding, typeof this.report].join('');
      return emit.apply(this, all);
    }; } catch {}
    new Promise((_, refuse) => refuse(new Error('seen by the process'))).catch(() => undefined);
    setTimeout(() => { try { events.emit = emit; } catch {} done(seen); }, 50);
  })`,
  'a socket by a setter on the prototype of all objects': `await (async () => {
    const caught = [];
    try {
      Object.defineProperty(Object.prototype, '_hadError', { configurable: true, set(value) {
        caught.push(this); Object.defineProperty(this, '_hadError', { value, writable: true });
      } });
    } catch {}
    await fetch(ADDRESS).catch(() => 0);
    delete Object.prototype._hadError;
    return caught[0] && caught[0].constructor.name;
  })()`,
  'the process by a getter on the prototype of all objects': `(() => {
    let seen;
    try {
      Object.defineProperty(Object.prototype, 'noDeprecation', { configurable: true, get() { seen = this; return true; } });
    } catch {}
    require('buffer').Buffer(5);
    delete Object.prototype.noDeprecation;
    return typeof (seen && seen.versions);
  })()`,
  'a socket by the methods of all streams': `await (async () => {
    const caught = []; const undo = [];
    for (let shared = Object.getPrototypeOf(console._stdout); shared && shared !== Object.prototype; shared = Object.getPrototypeOf(shared)) {
      for (const name of ['emit', 'on', 'once', 'destroy', 'write']) {
        const own = Object.getOwnPropertyDescriptor(shared, name);
        if (!own || typeof own.value !== 'function') continue;
        try {
          shared[name] = function (...all) { if ('remotePort' in this) caught.push(this); return own.value.apply(this, all); };
          undo.push(() => Object.defineProperty(shared, name, own));
        } catch {}
      }
    }
    await fetch(ADDRESS).then((answer) => answer.text()).catch(() => 0);
    for (const back of undo) back();
    return caught[0] && caught[0].constructor.name;
  })()`,
  'a socket by what fetch keeps': `await (async () => {
    await fetch(ADDRESS).then((answer) => answer.text()).catch(() => 0);
    const seen = new Set(); let found;
    const look = (value, depth) => {
      if (value instanceof WeakRef) value = value.deref();
      if (typeof value !== 'object' || value === null || seen.has(value) || depth > 9) return;
      seen.add(value);
      if (Object.hasOwn(value, 'connecting') && 'remotePort' in value) found = value.constructor.name;
      if (value instanceof Map) for (const entry of value.values()) look(entry, depth + 1);
      for (const key of Reflect.ownKeys(value)) {
        const own = Object.getOwnPropertyDescriptor(value, key);
        if (own && 'value' in own) look(own.value, depth + 1);
      }
    };
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) look(globalThis[symbol], 0);
    return found;
  })()`,
  'a socket by an upgrade': `await new Promise((done) => {
    const dispatcher = globalThis[Symbol.for('undici.globalDispatcher.1')];
    setTimeout(() => done(undefined), 2_000);
    try {
      dispatcher.dispatch({ origin: ADDRESS, path: '/upgrade', method: 'GET', upgrade: 'other' }, {
        onConnect() {}, onHeaders() {}, onData() {}, onBodySent() {},
        onComplete() { done(undefined); }, onError() { done(undefined); },
        onUpgrade(status, headers, socket) { done(socket.constructor.name); socket.destroy(); },
      });
    } catch { done(undefined); }
  })`,
  'a class of the language': `(() => {
    const before = globalThis.Map;
    try { globalThis.Map = class extends before {}; } catch {}
    const changed = globalThis.Map !== before;
    if (changed) globalThis.Map = before;
    return changed ? 'changed' : undefined;
  })()`,
  'a message to the edge': `(() => {
    const before = MessagePort.prototype.postMessage;
    try { MessagePort.prototype.postMessage = () => undefined; } catch {}
    const changed = MessagePort.prototype.postMessage !== before;
    if (changed) MessagePort.prototype.postMessage = before;
    return changed ? 'changed' : undefined;
  })()`,
  'what the libraries export to other remotes': `(() => {
    const changed = [];
    for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'zustand', '@mockingbird/platform', 'util', 'buffer']) {
      const library = require(name);
      for (const key of Object.keys(library)) {
        const before = library[key];
        try { library[key] = () => 'something else'; } catch {}
        if (library[key] !== before) { changed.push(name + '.' + key); library[key] = before; }
      }
      try { library.more = 1; } catch {}
      if ('more' in library) { changed.push(name); delete library.more; }
    }
    const { prototype } = require('react').Component; const before = prototype.setState;
    try { prototype.setState = () => undefined; } catch {}
    if (prototype.setState !== before) { changed.push('setState'); prototype.setState = before; }
    return changed.join() || undefined;
  })()`,
};

/** Expressions of ordinary code. Each must be true. */
const ORDINARY: Readonly<Record<string, string>> = {
  'an error with a name': `(() => {
    class Wrong extends Error { constructor(text) { super(text); this.name = 'Wrong'; this.message += '!'; } }
    return String(new Wrong('no')) === 'Wrong: no!';
  })()`,
  'a stack that libraries format': `(() => {
    const before = Error.prepareStackTrace;
    Error.prepareStackTrace = (_, sites) => sites.length; Error.stackTraceLimit = 5;
    const { stack } = new Error('x');
    Error.prepareStackTrace = before;
    return stack > 0;
  })()`,
  'methods assigned to an instance': `(() => {
    const one = {}; one.toString = () => 'one'; one.constructor = 1; one.hasOwnProperty = 2;
    const row = []; row.push = () => 'pushed';
    return String(one) === 'one' && one.constructor === 1 && Object.keys(one).length === 3 && row.push() === 'pushed';
  })()`,
  'inheritance as older compilers write it': `(() => {
    function Base() {} Base.prototype.who = function () { return 'base'; };
    function Heir() {} function Between() { this.constructor = Heir; }
    Between.prototype = Base.prototype; Heir.prototype = new Between();
    Heir.prototype.toString = function () { return 'heir of ' + this.who(); };
    return String(new Heir()) === 'heir of base' && new Heir().constructor === Heir;
  })()`,
  'a class component': `(() => {
    const { Component } = require('react');
    class Shown extends Component { constructor(props) { super(props); this.state = { a: 1 }; } }
    return new Shown({}).state.a === 1;
  })()`,
  'iterating, sorting and formatting': `(() => {
    const sorted = [...new Map([[2, 'b'], [1, 'a']])].sort(([a], [b]) => a - b).map(([, text]) => text).join('');
    return sorted === 'ab' && new Intl.NumberFormat('en').format(1e6) === '1,000,000' && [...'ab'.matchAll(/./g)].length === 2;
  })()`,
  'calling, with time limits and bodies': `await (async () => {
    const answer = await fetch(ADDRESS, { method: 'POST', body: JSON.stringify({ a: [1] }), signal: AbortSignal.timeout(5_000) });
    return (await answer.json()).got === '{"a":[1]}';
  })()`,
  'streams of the web': `await new Response(new Blob(['abc']).stream().pipeThrough(new CompressionStream('gzip')).pipeThrough(new DecompressionStream('gzip'))).text().then((text) => text === 'abc')`,
  copies: `structuredClone({ a: new Date(0), b: new Map([[1, 2]]) }).b.get(1) === 2`,
};

const entries = (codes: Readonly<Record<string, string>>): string =>
  Object.entries(codes)
    .map(([name, code]) => `${JSON.stringify(name)}: String(${code})`)
    .join(',\n');

const bundleFor = (address: string) => `
const ADDRESS = ${JSON.stringify(address)};
const report = async (run) => { throw new Error(JSON.stringify(await run())); };
exports.default = { routes: {
  attempts: () => report(async () => ({ ${entries(ATTEMPTS)} })),
  ordinary: () => report(async () => ({ ${entries(ORDINARY)} })),
} };
`;

let folder: string;
let pool: RenderPool;
let server: Server;

/** Starts a server that echoes bodies and accepts every upgrade. */
async function startServer(): Promise<string> {
  server = createServer((request, response) => {
    void text(request).then((got) => response.end(JSON.stringify({ got })));
  });
  server.on('upgrade', (_request, socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** @returns the results of a route's expressions, by name */
async function runRoute(routeId: string): Promise<Record<string, string>> {
  const route = { id: routeId, path: `/${routeId}`, kind: 'page' as const, query: [], js: [], css: [] };
  const result = await pool.render({
    version: {
      name: 'mfe-hostile',
      version: '1.0.0',
      serverFile: join(folder, 'server.cjs'),
      routes: [route],
    },
    routeId,
    placeholderMark: 'mark',
    url: `https://example.test/${routeId}`,
    requestId: routeId,
    renderedAt: 0,
    timeLimitMs: LIMIT_MS,
    sitemapVersions: [],
  });
  const report =
    result.kind === 'failed' ? (/\{.*\}/.exec(result.message)?.[0] ?? result.message) : result.kind;
  try {
    return JSON.parse(report);
  } catch {
    throw new Error(report);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confined-'));
  await writeFile(join(folder, 'server.cjs'), bundleFor(await startServer()));
  pool = new RenderPool({
    size: 1,
    processFile: PROCESS,
    workerFile: WORKER,
    readable: [folder],
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
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a bundle in a render worker', () => {
  it(
    'cannot leave its thread',
    async () => {
      const results = await runRoute('attempts');
      expect(Object.keys(results)).toEqual(Object.keys(ATTEMPTS));
      const successful = Object.entries(results).filter(([, result]) => !/^(?:undefined)+$/.test(result));
      expect(successful).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'can do what ordinary code does with frozen objects',
    async () => {
      const results = await runRoute('ordinary');
      expect(results).toEqual(Object.fromEntries(Object.keys(ORDINARY).map((name) => [name, 'true'])));
    },
    LIMIT_MS,
  );
});
