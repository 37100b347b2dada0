import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { createTransportSecurity } from './transport-security.js';

const YEAR = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const headersFor = (trusted: string[], remoteAddress: string | undefined, scheme?: string | string[]) =>
  createTransportSecurity(trusted)({
    headers: { 'x-forwarded-proto': scheme },
    socket: { remoteAddress },
    // Only these two are read.
  } as unknown as IncomingMessage);

describe('HSTS', () => {
  it.each([
    ['10.0.0.0/8', '10.1.2.3'],
    ['10.0.0.0/8', '::ffff:10.1.2.3'],
    ['127.0.0.1', '127.0.0.1'],
    ['fd00::/8', 'fd00::1'],
  ])('is for visitors whom a proxy of %s at %s calls https', (network, address) => {
    expect(headersFor([network], address, 'https')).toEqual(YEAR);
    expect(headersFor([network], address, 'https, http')).toEqual(YEAR);
  });

  it.each([['http'], ['http, https'], ['HTTPS'], [''], [undefined], ['wss']])(
    'is not for a visitor who came by %j',
    (scheme) => {
      expect(headersFor(['10.0.0.0/8'], '10.1.2.3', scheme)).toEqual({});
    },
  );

  it('does not follow the word of a visitor', () => {
    expect(headersFor([], '10.1.2.3', 'https')).toEqual({});
    expect(headersFor(['10.0.0.0/8'], '11.1.2.3', 'https')).toEqual({});
    expect(headersFor(['10.0.0.0/8'], undefined, 'https')).toEqual({});
  });
});
