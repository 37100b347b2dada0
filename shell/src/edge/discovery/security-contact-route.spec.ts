import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { createSecurityContact, securityContactRoute } from './security-contact-route.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

async function getContact(SUPPORT_EMAIL: string) {
  const app = express();
  app.use(securityContactRoute({ PORT: 3000, PUBLIC_ORIGIN: 'https://site.test/', SUPPORT_EMAIL }));
  const started = app.listen(0, '127.0.0.1');
  server = started;
  await once(started, 'listening');
  // A server on a port has an `AddressInfo`.
  return fetch(`http://127.0.0.1:${(started.address() as AddressInfo).port}/.well-known/security.txt`);
}

describe('security.txt', () => {
  it('has each field of RFC 9116 that readers need, once', async () => {
    const response = await getContact('security@site.test');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).trimEnd().split('\n');
    const fields = new Map(lines.map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]));
    expect(lines).toHaveLength(fields.size);
    expect(fields.get('Contact')).toBe('mailto:security@site.test');
    expect(fields.get('Canonical')).toBe('https://site.test/.well-known/security.txt');
    expect(fields.get('Preferred-Languages')).toBe('en');
    const expires = Date.parse(fields.get('Expires') ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + YEAR_MS);
  });

  it('is the same for a whole day, and later on the next', () => {
    const at = (time: string) => createSecurityContact('https://site.test', 'a@site.test', Date.parse(time));
    expect(at('2026-11-25T00:00:00Z')).toBe(at('2026-11-25T23:59:59Z'));
    expect(at('2026-11-25T23:59:59Z')).not.toBe(at('2026-11-26T00:00:00Z'));
    expect(at('2026-11-25T12:00:00Z')).toContain('Expires: 2027-02-23T00:00:00.000Z');
  });

  it('does not exist without an address to write to', async () => {
    expect((await getContact('')).status).toBe(404);
  });
});
