import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { chooseEncoding, encode, encodedBytes } from './encodings.js';

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['deflate', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000,gzip; q=0', 'identity'],
    ['br;q=0.1', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip;q=0.001', 'gzip'],
    ['br;Q=0, gzip', 'gzip'],
    ['br ; q=0 , gzip ; q=1', 'gzip'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, br;q=0, gzip;q=0', 'identity'],
    ['*', 'identity'],
    ['*;q=0', 'identity'],
    ['*;q=0, br', 'br'],
    ['br;q=0, *', 'identity'],
    ['x-gzip, brotli', 'identity'],
  ] as const)('for a client that accepts %p is %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });

  it.each([';q=0', ',,gzip', 'gzip;;q=0.5', 'gzip;q', 'gzip;q="', '"', 'gzip;q=abc', '\u00e9', '='])(
    'is one that the edge serves for the malformed header %p',
    (accepted) => {
      expect(['br', 'gzip', 'identity']).toContain(chooseEncoding(accepted));
    },
  );

  it('has the same content in all encodings, and counts all bytes', async () => {
    const text = Buffer.from('Mockingbird '.repeat(50));
    const encoded = await encode(text, 5);
    expect(brotliDecompressSync(encoded.br)).toEqual(text);
    expect(gunzipSync(encoded.gzip)).toEqual(text);
    expect(encodedBytes(encoded)).toBe(text.length + encoded.br.length + encoded.gzip.length);
  });
});
