import { Router } from 'express';
import { getPublicOrigin, type EdgeConfig } from '../config.js';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long researchers may rely on a copy. RFC 9116 advises less than a year. */
const VALID_DAYS = 90;
const CACHE_SECONDS = 3_600;

/**
 * Creates the text that says where to report a vulnerability (RFC 9116).
 * @param now milliseconds since 1970; the text is the same for a whole day
 */
export function createSecurityContact(origin: string, email: string, now: number): string {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${PATH}`,
    '',
  ].join('\n');
}

/** Serves `/.well-known/security.txt`, if there is an address to write to. */
export function securityContactRoute(config: Pick<EdgeConfig, 'PORT' | 'PUBLIC_ORIGIN' | 'SUPPORT_EMAIL'>) {
  const router = Router({ caseSensitive: true, strict: true });
  const { SUPPORT_EMAIL } = config;
  if (SUPPORT_EMAIL === '') return router;
  const origin = getPublicOrigin(config);
  router.get(PATH, (_request, response) => {
    response
      .set('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .type('text/plain; charset=utf-8')
      .send(createSecurityContact(origin, SUPPORT_EMAIL, Date.now()));
  });
  return router;
}
