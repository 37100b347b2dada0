import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { parseTrustedKeys } from '@mockingbird/registry/signing';
import { parseApiKeys } from './api-keys.js';
import { parseServicesUrl } from './services/services-url.js';

/** A TCP port. 0 selects a free one. */
export const port = z.coerce.number().int().min(0).max(65_535);
const optionalUrl = z.union([z.literal(''), z.url()]);
const links = z.string().transform((text, context) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const separator = entry.indexOf('=');
      const href = entry.slice(separator + 1);
      if (separator < 1 || !/^https:\/\//.test(href)) {
        context.addIssue({ code: 'custom', message: `"${entry}" does not have the form Label=https://...` });
      }
      return { label: entry.slice(0, separator), href };
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
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'Expected IP addresses or networks')));

const trustedKeys = z.string('Is required').transform((text, context) => {
  try {
    return parseTrustedKeys(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'Is invalid' });
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
      // The content security policy contains the entry unchanged, so it must be an exact origin.
      if (origin !== entry) {
        context.addIssue({
          code: 'custom',
          message: `"${entry}" is not an origin such as http://localhost:5173`,
        });
      }
      return entry;
    }),
);

export const edgeSchema = z.object({
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
  /** For files that browsers cache for a year, and for popular pages. The first response of a page has a fixed quality. */
  BROTLI_QUALITY: z.coerce.number().int().min(0).max(11).default(11),
  /** Whether `?mb=remote@version` works. */
  OVERRIDES: z.enum(['on', 'off']).optional(),
  OVERRIDE_ORIGINS: origins.default([]),
  NODE_ENV: z.string().default('production'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export type EdgeConfig = z.infer<typeof edgeSchema>;

/**
 * Reads a part's configuration from the environment.
 * @throws with all issues and the names of their variables
 */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`MB-5002 ${issues.join('; ')}`);
}

/** Reads the edge's configuration. @throws as `parseEnvironment` does */
export const readConfig = (environment: NodeJS.ProcessEnv): EdgeConfig =>
  parseEnvironment(edgeSchema, environment);

/**
 * Returns the origins that overrides may name, or undefined where overrides are off. In production they are off by
 * default.
 */
export const getOverrideOrigins = (
  config: Pick<EdgeConfig, 'OVERRIDES' | 'OVERRIDE_ORIGINS' | 'NODE_ENV'>,
): readonly string[] | undefined =>
  (config.OVERRIDES ?? (config.NODE_ENV === 'production' ? 'off' : 'on')) === 'on'
    ? config.OVERRIDE_ORIGINS
    : undefined;

/** Returns the site's public origin, without a trailing slash. Search engines index it. */
export const getPublicOrigin = (config: Pick<EdgeConfig, 'PORT' | 'PUBLIC_ORIGIN'>): string =>
  config.PUBLIC_ORIGIN === '' ? `http://localhost:${config.PORT}` : new URL(config.PUBLIC_ORIGIN).origin;
