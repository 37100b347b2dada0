import { overrideOrigins, type EdgeConfig } from '../config.js';

const originOf = (address: string): string[] => (address === '' ? [] : [new URL(address).origin]);

/** Where Google Analytics 4 loads its script from (first), and where it reports to. */
const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * The policy of every page: no inline script, no inline style, no nonce, so that pages may be cached.
 * @returns headers by name
 */
export function securityHeaders(config: EdgeConfig): Record<string, string> {
  // Only where it is configured, and it loads only with the reader's consent.
  const google = config.GA4_ID === '' ? [] : GOOGLE;
  // Where developers may try their own builds in this site.
  const overrides = overrideOrigins(config) ?? [];
  const connect = [
    "'self'",
    ...originOf(config.API_BASE_URL),
    ...originOf(config.GEO_URL),
    ...google,
    ...overrides,
  ];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...google.slice(0, 1), ...overrides],
    'style-src': ["'self'", ...overrides],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': connect,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
