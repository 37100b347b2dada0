import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { ended, spawnCommand, startProcess } from './support/process.js';
import { temporaryFolder } from './support/server.js';

describe('the embedded-mongo command', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => rm(folder, { recursive: true }));

  async function refusal(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
    const { child, errors } = spawnCommand(args, environment);
    expect(await ended(child)).toBe(1);
    return errors();
  }

  it('says what it is, is ready on a port of the system’s choice, and ends cleanly on a signal', async () => {
    const file = join(folder, 'port');
    const server = await startProcess(join(folder, 'data'), ['--port', '0', '--port-file', file]);
    expect(server.errors()).toContain('not MongoDB');
    expect(server.uri).toBe(`mongodb://127.0.0.1:${readFileSync(file, 'utf8').trim()}/`);
    const client = await mongo.MongoClient.connect(server.uri);
    expect(await client.db('test').command({ ping: 1 })).toEqual({ ok: 1 });
    await client.close();
    expect(await server.end('SIGTERM')).toBe(0);
    expect([existsSync(file), existsSync(join(folder, 'data/server.lock'))]).toEqual([false, false]);
  });

  it('keeps its folder from everybody else', async () => {
    const server = await startProcess(join(folder, 'data'));
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
    await server.end('SIGTERM');
  });

  it('refuses a folder that a living server holds, and takes over one whose server was killed', async () => {
    const server = await startProcess(folder);
    expect(await refusal(['--data', folder, '--no-password'])).toContain(
      `in use by process ${String(server.child.pid)}`,
    );
    await server.end('SIGKILL');
    expect(existsSync(join(folder, 'server.lock'))).toBe(true);
    const next = await startProcess(folder);
    expect(await next.end('SIGTERM')).toBe(0);
  });

  it('refuses production, hosts that others can reach, and data of another format', async () => {
    expect(await refusal(['--data', folder, '--no-password'], { NODE_ENV: 'production' })).toContain(
      'NODE_ENV is production',
    );
    expect(await refusal(['--data', folder, '--no-password', '--host', '0.0.0.0'])).toContain(
      'loopback addresses only',
    );
    writeFileSync(join(folder, 'format.json'), '{"format":99}');
    expect(await refusal(['--data', folder, '--no-password'])).toContain('data format 99');
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });

  it('runs in production with an explicit option', async () => {
    const server = await startProcess(folder, ['--allow-production'], { NODE_ENV: 'production' });
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('explains a wrong command line and shows help', async () => {
    expect(await refusal([])).toContain('--data is needed');
    expect(await refusal(['--data', folder, '--port', 'x'])).toContain('--port must be a whole number');
    expect(await refusal(['--unknown'])).toContain('--unknown');
    const { child, output } = spawnCommand(['--help']);
    expect(await ended(child)).toBe(0);
    expect(output()).toContain('--port-file FILE');
  });

  it('asks for the password of its environment, and serves without one only with an explicit option', async () => {
    expect(await refusal(['--data', folder])).toContain('a password is needed: set EMBEDDED_MONGO_PASSWORD');
    const environment = { EMBEDDED_MONGO_PASSWORD: 'a-password-of-the-test' };
    expect(await refusal(['--data', folder, '--no-password'], environment)).toContain('contradicts');
    const server = await startProcess(folder, [], environment);
    expect(server.uri).not.toContain('a-password');
    const client = await mongo.MongoClient.connect(
      server.uri.replace('://', '://root:a-password-of-the-test@') + '?authSource=admin',
    );
    expect(await client.db('test').collection('items').countDocuments()).toBe(0);
    await client.close();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('ends on Ctrl-C, unless that is left to the parent', async () => {
    const server = await startProcess(folder);
    expect(await server.end('SIGINT')).toBe(0);
    const child = await startProcess(folder, ['--ignore-sigint']);
    child.child.kill('SIGINT');
    const client = await mongo.MongoClient.connect(child.uri);
    expect(await client.db('test').command({ ping: 1 })).toEqual({ ok: 1 });
    await client.close();
    expect(await child.end('SIGTERM')).toBe(0);
  });

  it('ends when its parent is gone', async () => {
    const parent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const server = await startProcess(folder, ['--parent-pid', String(parent.pid)]);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    expect(await ended(server.child)).toBe(0);
  });

  it('ends when its standard input is closed, if an option says so', async () => {
    const server = await startProcess(folder, ['--exit-on-stdin-end']);
    server.child.stdin?.end();
    expect(await ended(server.child)).toBe(0);
  });
});
