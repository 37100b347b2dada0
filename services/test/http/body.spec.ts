import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { signRequest } from '@mockingbird/request-signing/node';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { SECRETS, startApp, type TestApp } from '../support/harness.js';

const PATH = '/api/content/newsletter';

describe('a JSON body', () => {
  let database: TestDatabase;
  let services: TestApp;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const send = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
    const signature = signRequest({
      keyId: 'browser',
      secret: SECRETS.browser,
      method: 'POST',
      path: PATH,
      now: Date.now(),
    });
    const response = await fetch(services.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signature, ...headers },
      body,
    });
    return { status: response.status, problem: await response.json() };
  };

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s is refused with 415',
    async (type) => {
      const { status, problem } = await send('{"email":"a@b.co"}', { 'content-type': type });
      expect([status, problem.code]).toEqual([415, 'MB-1011']);
    },
  );

  it('in another character set or an unknown encoding is refused with 415', async () => {
    expect((await send('{}', { 'content-type': 'application/json; charset=latin1' })).status).toBe(415);
    expect((await send('{}', { 'content-encoding': 'zstd-9' })).status).toBe(415);
  });

  it.each(['', '{', '"text"', '{"email":"a@b.co"} trailing', '\u0000'])(
    'such as %j is no object',
    async (text) => {
      const { status, problem } = await send(text);
      expect([status, problem.code]).toEqual([400, 'MB-1002']);
    },
  );

  it('beyond 100 KB is refused with 413, packed or not', async () => {
    const text = JSON.stringify({ email: 'x'.repeat(200_000) });
    const detail = 'The body is larger than 100 KB.';
    expect(await send(text)).toMatchObject({ status: 413, problem: { code: 'MB-1005', detail } });
    const packed = await send(new Uint8Array(gzipSync(text)), { 'content-encoding': 'gzip' });
    expect(packed).toMatchObject({ status: 413, problem: { code: 'MB-1005' } });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('with the name %s is refused', async (name) => {
    const { status, problem } = await send(`{"email":"a@b.co","x":{"${name}":{"polluted":true}}}`);
    expect([status, problem.errors]).toEqual([400, [{ path: `/x/${name}`, message: 'Name not allowed' }]]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('nested without end is refused', async () => {
    const { status, problem } = await send(`{"x":${'['.repeat(40_000)}${']'.repeat(40_000)}}`);
    expect([status, problem.errors]).toEqual([400, [{ path: '', message: 'Nested too deep' }]]);
  });

  it('with further fields is taken without them', async () => {
    expect((await send('{"email":"a@b.co","$where":"1","role":"admin"}')).status).toBe(200);
  });
});
