import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { PageBody } from './page-body.js';

const TEXT = Buffer.from('<p>Mockingbird</p>'.repeat(500));

describe('the body of a page', () => {
  it('is compressed when an encoding is requested, once', async () => {
    const body = new PageBody(TEXT);
    expect(body.in('identity')).toBe(TEXT);
    const first = body.in('br');
    expect(Buffer.isBuffer(first)).toBe(false);
    expect(body.in('br')).toBe(first);
    expect(brotliDecompressSync(await first)).toEqual(TEXT);
    expect(body.in('br')).toBe(await first);
    expect(gunzipSync(await body.in('gzip'))).toEqual(TEXT);
  });

  it('has the smaller one of two Brotli encodings', async () => {
    const body = new PageBody(TEXT);
    const usual = await body.in('br');
    body.improveBrotli(Buffer.alloc(usual.length + 1));
    expect(body.in('br')).toBe(usual);
    const smaller = Buffer.alloc(usual.length - 1);
    body.improveBrotli(smaller);
    expect(body.in('br')).toBe(smaller);
  });

  it('has a better encoding that was ready before the usual one', async () => {
    const body = new PageBody(TEXT);
    const usual = body.in('br');
    const better = Buffer.alloc(1);
    body.improveBrotli(better);
    await usual;
    expect(body.in('br')).toBe(better);
  });

  it('takes about as much memory as all encodings', async () => {
    const body = new PageBody(TEXT);
    const [br, zipped] = await Promise.all([body.in('br'), body.in('gzip')]);
    expect(body.bytes).toBeGreaterThanOrEqual(TEXT.length + br.length + zipped.length);
  });
});
