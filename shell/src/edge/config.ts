import { availableParallelism } from 'node:os';
import { getOtlpConfig, otlpFields } from '@mockingbird/observability';
import * as z from 'zod';
import { parseTrustedKeys } from '@mockingbird/registry/signing';
import { parseApiKeys } from './api-keys.js';
import { parseServicesUrl } from './services/services-url.js';

const LAST_PORT = 65_535;
/** A TCP port. 0 selects a free one. */
export const port = z.coerce.number().int().min(0).max(LAST_PORT);
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

/** Descriptions are for docs/configuration.md, which is generated. A variable has one, in one of the schemas. */
export const edgeSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000).describe("The port of the edge, which is the site's port."),
  SERVICES_URL: z.string().default('http://127.0.0.1:4000').transform(parseServicesUrl),
  TRUSTED_PROXIES: networks.default([]),
  API_BASE_URL: optionalUrl.default('').meta({
    default: "empty: the site's origin",
    description:
      "The origin of API calls from browsers. Another origin must allow the site's pages (`CORS_ORIGINS`).",
  }),
  API_KEYS: z.string().transform(parseApiKeys),
  COMPOSITION_PUBLIC_KEYS: trustedKeys,
  DATA_DIR: z.string().default('.data'),
  PUBLIC_ORIGIN: optionalUrl.default('').meta({
    default: '`http://localhost:<PORT>`',
    description: "The site's origin for canonical links and sitemaps.",
  }),
  GEO_URL: optionalUrl
    .default('https://ipapi.co/json/')
    .describe(
      "A service that tells a visitor's browser its country (`country_code`). Empty disables the look-up ([why it is on](decisions/0015-country-look-up.md)).",
    ),
  GA4_ID: z
    .union([z.literal(''), z.string().regex(/^G-[A-Z0-9]+$/)])
    .default('')
    .describe(
      "`G-...`: Google Analytics, loaded only with a visitor's consent. Empty disables it and its question.",
    ),
  SPEED_SAMPLE_PERCENT: z.coerce
    .number()
    .min(0)
    .max(100)
    .default(10)
    .describe(
      'The percentage of page loads whose speed is measured in the browser, 0 to 100. 0 disables it. Nothing is stored in the browser.',
    ),
  SUPPORT_EMAIL: z
    .union([z.literal(''), z.email()])
    .default('')
    .describe('The contact address in footer, documents and `/.well-known/security.txt`. Empty omits it.'),
  SOCIAL_LINKS: links.default([]).describe('`Label=https://...`, separated by commas: links in the footer.'),
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(2, Math.min(8, availableParallelism())))
    .meta({
      default: 'the number of cores, 2 to 8',
      description: 'Processes in which the edge renders pages, 1 to 64.',
    }),
  STOP_DELAY_MS: z.coerce.number().int().min(0).max(99_999).default(0),
  BROTLI_QUALITY: z.coerce
    .number()
    .int()
    .min(0)
    .max(11)
    .default(11)
    .describe(
      'How hard the edge compresses scripts and styles at its start, and popular pages later, 0 to 11. A lower value starts faster and sends more bytes.',
    ),
  OFFLINE: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      '`on`: browsers store visited pages and work without a network. `off` removes that from every browser at its next visit ([runbook](runbook.md#turning-offline-use-off)).',
    ),
  OVERRIDES: z.enum(['on', 'off']).optional().meta({
    default: '`off` with `NODE_ENV=production`, which `npm start` sets; else `on`',
    description:
      "`on`: `?mb=<remote>@<version>` shows a published version on one page, `?mb=<remote>@<origin>` a build on a developer's machine.",
  }),
  OVERRIDE_ORIGINS: origins
    .default([])
    .describe(
      'Origins that an override may name, separated by commas, such as `http://localhost:5173`. The content security policy lists them while overrides are on.',
    ),
  EDGE_METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'Expected a port number')
    .transform(Number)
    .pipe(z.number().max(LAST_PORT))
    .optional()
    .meta({
      default: 'none',
      description:
        "The port of the edge's Prometheus metrics, path `/metrics`, on the address `METRICS_HOST`. 0: the system chooses one.",
    }),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  ...otlpFields,
  TRUST_TRACEPARENT: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      '`on`: the edge continues the traces of `TRUSTED_PROXIES`. Such a proxy must set `traceparent` itself, or remove that of its clients. Most proxies pass it on unchanged.',
    ),
  NODE_ENV: z.string().default('production').describe('Anything else enables overrides by default.'),
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

/** @returns where traces go; undefined where they are off */
export const getOtlp = (config: EdgeConfig) => getOtlpConfig(config, 'mockingbird-edge');

/** Returns the site's public origin, without a trailing slash. Search engines index it. */
export const getPublicOrigin = (config: Pick<EdgeConfig, 'PORT' | 'PUBLIC_ORIGIN'>): string =>
  config.PUBLIC_ORIGIN === '' ? `http://localhost:${config.PORT}` : new URL(config.PUBLIC_ORIGIN).origin;
