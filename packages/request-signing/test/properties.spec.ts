import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalString, CLOCK_WINDOW_MS, SIGNATURE_HEADER, type SignInput } from '../src/index.js';
import { implementations, type Implementation } from './implementations.js';

const NOW = 1_790_000_000_000;

const requests = fc.record({
  keyId: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,20}$/),
  secret: fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }),
  method: fc.constantFrom<string>('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'get', 'Post'),
  path: fc.webPath().map((path) => `/api${path}`),
  now: fc.integer({ min: NOW - 10 ** 11, max: NOW + 10 ** 11 }),
});

const pairs = implementations.flatMap((signer) => implementations.map((verifier) => ({ signer, verifier })));

async function judge(verifier: Implementation, signed: SignInput, headers: Record<string, string>) {
  return verifier.verify({
    headers,
    method: signed.method,
    path: signed.path ?? '',
    keys: (id) => (id === signed.keyId ? signed.secret : undefined),
    now: signed.now,
  });
}

describe.each(pairs)('signed by $signer.name, verified by $verifier.name', ({ signer, verifier }) => {
  it('every request passes as it was signed', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const result = await judge(verifier, request, await signer.sign(request));
        expect(result).toEqual({ ok: true, keyId: request.keyId });
      }),
      { numRuns: 50 },
    );
  });

  it('a request passes exactly when the clocks are within the window', async () => {
    const edge = fc.integer({ min: -3, max: 3 });
    const skews = fc.oneof(
      edge.map((ms) => CLOCK_WINDOW_MS + ms),
      edge.map((ms) => -CLOCK_WINDOW_MS + ms),
      fc.integer({ min: -2 * CLOCK_WINDOW_MS, max: 2 * CLOCK_WINDOW_MS }),
    );
    await fc.assert(
      fc.asyncProperty(requests, skews, async (request, skew) => {
        const signed = await signer.sign({ ...request, now: request.now + skew });
        expect((await judge(verifier, request, signed)).ok).toBe(Math.abs(skew) <= CLOCK_WINDOW_MS);
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(implementations)('$name', (implementation) => {
  it('refuses a request whose method, path, secret or signature was altered anywhere', async () => {
    const alterations = fc.constantFrom('method', 'path', 'secret', 'signature');
    await fc.assert(
      fc.asyncProperty(requests, alterations, fc.nat(63), async (request, altered, position) => {
        const headers = await implementation.sign(request);
        const verified = { ...request };
        if (altered === 'method') verified.method = `${request.method}X`;
        if (altered === 'path') verified.path = `${request.path}x`;
        if (altered === 'secret') verified.secret = `${request.secret}x`;
        if (altered === 'signature') headers[SIGNATURE_HEADER] = flip(headers[SIGNATURE_HEADER], position);
        expect(await judge(implementation, verified, headers)).toEqual({
          ok: false,
          reason: 'wrong-signature',
        });
      }),
      { numRuns: 100 },
    );
  });

  it('accepts no request by a key whose configured secret is empty', async () => {
    const timestamp = String(NOW);
    const message = canonicalString('GET', '/api/exams/allexams', timestamp);
    const forged = createHmac('sha256', '').update(message).digest('hex');
    const result = await implementation.verify({
      headers: { 'x-api-key': 'web', 'x-timestamp': timestamp, 'x-signature': forged },
      method: 'GET',
      path: '/api/exams/allexams',
      keys: new Map([['web', '']]),
      now: NOW,
    });
    expect(result).toEqual({ ok: false, reason: 'unknown-key' });
  });

  it('never throws, and never accepts, whatever a client without the secret sends', async () => {
    const anyHeader = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9a-f]{64}$/),
      fc.constantFrom(String(NOW), 'web'),
      fc.array(fc.string(), { maxLength: 3 }),
      fc.constant(undefined),
    );
    const headers = fc.record({ 'x-api-key': anyHeader, 'x-timestamp': anyHeader, 'x-signature': anyHeader });
    await fc.assert(
      fc.asyncProperty(headers, fc.string(), fc.string(), async (sent, method, path) => {
        const keys = new Map([['web', 'web-secret-0123456789abcdef']]);
        const result = await implementation.verify({ headers: sent, method, path, keys, now: NOW });
        expect(result.ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

function flip(hex: string, position: number): string {
  const digit = hex[position] === '0' ? '1' : '0';
  return hex.slice(0, position) + digit + hex.slice(position + 1);
}
