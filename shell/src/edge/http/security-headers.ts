import { getOverrideOrigins, type EdgeConfig } from '../config.js';

const parseOrigin = (address: string): string[] => (address === '' ? [] : [new URL(address).origin]);

/** The script origin of Google Analytics 4 (first) and its reporting origins. */
const GOOGLE = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

type Variables = Pick<
  EdgeConfig,
  'API_BASE_URL' | 'GA4_ID' | 'GEO_URL' | 'NODE_ENV' | 'OVERRIDES' | 'OVERRIDE_ORIGINS'
>;

/** Source expressions of the scripts and styles that a page contains: `'sha256-...'`. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Creates the content security policy of responses. It names inline scripts and styles by their hashes and needs no nonce,
 * so that pages can be cached.
 */
export function createPolicy(config: Variables): (inline: InlineSources) => string {
  // Allowed only if configured. The script loads only with the visitor's consent.
  const google = config.GA4_ID === '' ? [] : GOOGLE;
  // Origins from which developers can load their builds into this site.
  const overrides = getOverrideOrigins(config) ?? [];
  const connect = [
    "'self'",
    ...parseOrigin(config.API_BASE_URL),
    ...parseOrigin(config.GEO_URL),
    ...google,
    ...overrides,
  ];
  const policy = ({ scripts, styles }: InlineSources) => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...google.slice(0, 1), ...overrides],
    'style-src': ["'self'", ...styles, ...overrides],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': connect,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  });
  return (inline) =>
    Object.entries(policy(inline))
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; ');
}

/**
 * Creates the security headers of every response. Pages replace the policy by one that allows what they contain. HSTS is not
 * among them: see `transport-security.ts`.
 * @returns header names to values
 */
export function createSecurityHeaders(config: Variables): Record<string, string> {
  return {
    'content-security-policy': createPolicy(config)({ scripts: [], styles: [] }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
