import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Seconds: a year, which preload lists of browsers require. */
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const NONE = {};

/**
 * Creates a function that returns the header for visitors who came by https (HSTS). RFC 6797 forbids it on plain http. The
 * edge itself has no TLS, so only a trusted proxy can say how a visitor came.
 * @param trustedProxies addresses and networks of `TRUSTED_PROXIES`
 */
export function createTransportSecurity(trustedProxies: readonly string[]) {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers' | 'socket'>): Readonly<Record<string, string>> => {
    // Each proxy of a chain may append its own value; the first is the visitor's.
    const [scheme = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
    if (scheme.trim() !== 'https') return NONE;
    return isTrusted(socket.remoteAddress ?? '', 0) ? HSTS : NONE;
  };
}
