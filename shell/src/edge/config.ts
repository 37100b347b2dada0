import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { parseTrustedKeys } from '@mockingbird/registry/signing';
import { parseApiKeys } from './api-keys.js';
import { parseServicesUrl } from './services/services-url.js';

const port = z.coerce.number().int().min(0).max(65_535);
const optionalUrl = z.union([z.literal(''), z.url()]);
const links = z.string().transform((text, context) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.indexOf('=');
      const href = entry.slice(at + 1);
      if (at < 1 || !/^https:\/\//.test(href)) {
        context.addIssue({ code: 'custom', message: `"${entry}" is not of the form Label=https://...` });
      }
      return { label: entry.slice(0, at), href };
    }),
);

const networks = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'Expected addresses or networks')));

const trustedKeys = z.string('Is required').transform((text, context) => {
  try {
    return parseTrustedKeys(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'Does not fit' });
    return z.NEVER;
  }
});

const origins = z.string().transform((text, context) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const isPlain = /^https?:\/\/[a-z0-9.:[\]-]+$/.test(entry);
      const origin = isPlain && URL.canParse(entry) ? new URL(entry).origin : undefined;
      // They go into the content policy as they are.
      if (origin !== entry) {
        context.addIssue({
          code: 'custom',
          message: `"${entry}" is no origin such as http://localhost:5173`,
        });
      }
      return entry;
    }),
);

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  SERVICES_URL: z.string().default('http://127.0.0.1:4000').transform(parseServicesUrl),
  TRUSTED_PROXIES: networks.default([]),
  API_BASE_URL: optionalUrl.default(''),
  API_KEYS: z.string().transform(parseApiKeys),
  COMPOSITION_PUBLIC_KEYS: trustedKeys,
  DATA_DIR: z.string().default('.data'),
  PUBLIC_ORIGIN: optionalUrl.default(''),
  GEO_URL: optionalUrl.default('https://ipapi.co/json/'),
  GA4_ID: z.union([z.literal(''), z.string().regex(/^G-[A-Z0-9]+$/)]).default(''),
  SUPPORT_EMAIL: z.union([z.literal(''), z.email()]).default(''),
  SOCIAL_LINKS: links.default([]),
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(2, Math.min(8, availableParallelism()))),
  /** Of files that browsers keep for a year; pages have one of their own. */
  BROTLI_QUALITY: z.coerce.number().int().min(0).max(11).default(11),
  /** Whether `?mb=remote@version` is heard. */
  OVERRIDES: z.enum(['on', 'off']).optional(),
  OVERRIDE_ORIGINS: origins.default([]),
  NODE_ENV: z.string().default('production'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export type EdgeConfig = z.infer<typeof schema>;

/**
 * Reads the edge's configuration from the environment.
 * @throws with every fault and the variable's name
 */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`MB-5002 ${faults.join('; ')}`);
}

/**
 * Origins from which a developer may take a version for a page; undefined where overrides are off, as they are in
 * production unless it is said otherwise.
 */
export const overrideOrigins = (
  config: Pick<EdgeConfig, 'OVERRIDES' | 'OVERRIDE_ORIGINS' | 'NODE_ENV'>,
): readonly string[] | undefined =>
  (config.OVERRIDES ?? (config.NODE_ENV === 'production' ? 'off' : 'on')) === 'on'
    ? config.OVERRIDE_ORIGINS
    : undefined;

/** The site's address as search engines shall know it, without a slash at its end. */
export const publicOrigin = (config: EdgeConfig): string =>
  config.PUBLIC_ORIGIN === '' ? `http://localhost:${config.PORT}` : new URL(config.PUBLIC_ORIGIN).origin;
