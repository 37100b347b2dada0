import { isIP } from 'node:net';
import { parseSigningKey, parseTrustedKeys, type SigningKey } from '@mockingbird/registry/signing';
import { parseApiKeys } from '@mockingbird/request-signing';
import { getOtlpConfig, type OtlpConfig, otlpFields } from '@mockingbird/observability';
import * as z from 'zod';
import { isKeyOf } from '../common/api-key-role.js';
import { type ArmedFailpoint, FAILPOINTS, parseFailpoints } from '../common/failpoints.js';
import { type S3Config, s3Config, s3Fields } from './s3-config.js';
import { type StrapiConfig, strapiConfig, strapiIssue, strapiFields } from './strapi-config.js';
import { type WebhookConfig, webhookConfig, webhookFields, webhookIssue } from './webhook-config.js';

export const SERVICE_NAMES = ['exam', 'content', 'auth', 'upload', 'releases'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const SLOWER_ACTIONS = ['report', 'roll-back'] as const;
const SWITCH = ['on', 'off'] as const;
const LARGEST_PORT = 65_535;
const SHORTEST_JWT_SECRET = 32;

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  services: ReadonlySet<ServiceName>;
  mongodbUri: string;
  /** Secrets by key id. */
  apiKeys: ReadonlyMap<string, string>;
  /** Signs access tokens; required by the modules of `NEED_JWT_SECRET`. */
  jwtSecret: string | undefined;
  /** Signs compositions; required by the releases module. */
  compositionKey: SigningKey | undefined;
  /** Further public keys that stored compositions may be signed with, from before a key rotation: `id:key,...`. */
  compositionPublicKeys: string;
  /** Origin of the gate, which renders versions before they go live. If absent, these checks are skipped. */
  gateUrl: string | undefined;
  dataDir: string;
  /** Addresses or networks, besides loopback, whose `x-forwarded-for` is trusted. */
  trustedProxies: readonly string[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** How long `/health/ready` announces a stop before connections are closed, in milliseconds. */
  stopDelayMs: number;
  /** Port of the Prometheus metrics. If absent, nothing is measured. 0 lets the system choose. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Other origins whose pages may call the API. Empty: none. */
  corsOrigins: readonly string[];
  /** A version is slower when its 75th percentile is higher by more than this percentage. */
  slowerByPercent: number;
  /** What happens to a slower version: it is only reported, or rolled back too. */
  slowerAction: (typeof SLOWER_ACTIONS)[number];
  /** Places at which a test ends or stops this process. Empty: none. */
  failpoints?: readonly ArmedFailpoint[] | undefined;
  /** The Strapi server that posts come from. If absent, they come from the database. */
  strapi?: StrapiConfig | undefined;
  /** The store for files of published versions. If absent, they are stored in `dataDir`. */
  s3?: S3Config | undefined;
  /** Whether the check of a text opens the addresses of its pictures on other sites. */
  pictureCheck: (typeof SWITCH)[number];
  /** Where changes of what is live are announced. If absent, nowhere. */
  webhook?: WebhookConfig | undefined;
  /** Where traces and visitors' errors are sent. If absent, nowhere. */
  otlp?: OtlpConfig | undefined;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; issues: readonly string[] };

const list = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const services = z
  .string()
  .transform(list)
  .pipe(z.array(z.enum(SERVICE_NAMES)).min(1, 'Expected at least one module'))
  .transform((names) => new Set(names));

const apiKeys = z.string().transform((text, context) => {
  const parsed = parseApiKeys(text);
  if (parsed.ok) return parsed.keys;
  context.issues.push(
    ...parsed.issues.map((message) => ({ code: 'custom' as const, message, input: undefined })),
  );
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/');
  const version = isIP(address ?? '');
  const width = version === 6 ? 128 : 32;
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
}

const trustedProxies = z
  .string()
  .transform(list)
  .pipe(z.array(z.string().refine(isNetwork, 'Expected addresses or networks such as 10.0.0.0/8')));

/** Modules with routes that require sign-in. */
const NEED_JWT_SECRET: readonly ServiceName[] = ['exam', 'auth', 'upload', 'releases'];

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'Expected a port number')
  .transform(Number)
  .pipe(z.number().max(LARGEST_PORT, 'Expected a port number'));

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
const origins = z
  .string()
  .transform(list)
  .pipe(z.array(z.string().refine(isOrigin, 'Expected origins such as https://mockingbird.example')));

const publicKeys = z.string().refine((text) => {
  try {
    return parseTrustedKeys(text).size > 0;
  } catch {
    return false;
  }
}, 'Expected id:key,..., each key base64 of 32 bytes');

const signingKey = z.string().transform((text, context) => {
  try {
    return parseSigningKey(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'Does not fit' });
    return z.NEVER;
  }
});

const failpoints = z.string().transform((text, context) => {
  const parsed = parseFailpoints(text);
  if (parsed) return parsed;
  const message = `Expected NAME=kill@N or NAME=stop@N with a name of ${FAILPOINTS.join(', ')}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Addresses that only programs of this machine reach. */
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

/** Descriptions are for docs/configuration.md, which is generated. A variable has one, in one of the schemas. */
export const servicesSchema = z.object({
  SERVICES_PORT: port.default(4000).describe('The port of the services.'),
  HOST: z.string().min(1).default('127.0.0.1'),
  SERVICES: services
    .default(new Set(SERVICE_NAMES))
    .describe('The modules of the services to start. `npm start` needs `releases`. Sign-in needs `auth`.'),
  MONGODB_URI: z
    .string('Is required')
    .regex(/^mongodb(\+srv)?:\/\/./, 'Expected mongodb://...')
    .meta({
      default: 'a local database',
      description: '`mongodb://...` or `mongodb+srv://...`. Required when the services start alone.',
    }),
  API_KEYS: z.string('Is required').pipe(apiKeys),
  JWT_SECRET: z
    .string()
    .min(SHORTEST_JWT_SECRET, `Expected at least ${SHORTEST_JWT_SECRET} characters`)
    .optional()
    .describe(`At least ${SHORTEST_JWT_SECRET} characters. It signs the tokens of signed-in users.`),
  COMPOSITION_KEY: signingKey.optional().describe('`id:seed`, base64 of 32 bytes. It signs compositions.'),
  COMPOSITION_PUBLIC_KEYS: publicKeys.default(''),
  GATE_URL: z.string().refine(isOrigin, 'Expected an origin such as http://127.0.0.1:3000').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  TRUSTED_PROXIES: trustedProxies
    .default([])
    .describe(
      "Addresses or networks (`10.0.0.0/8`) of proxies whose `x-forwarded-for` edge and services trust. The services always trust loopback. Rate limits use the client's address. The edge sends HSTS when such a proxy says `https` in `x-forwarded-proto`.",
    ),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  STOP_DELAY_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'Expected milliseconds, 99999 at most')
    .transform(Number)
    .default(0)
    .describe(
      'Milliseconds for which stopping services and edges announce the stop before they close connections. Use it with replicas.',
    ),
  METRICS_PORT: port.optional().meta({
    default: 'none',
    description: "The port of the services' Prometheus metrics, path `/metrics`.",
  }),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('The address of the metrics.'),
  CORS_ORIGINS: origins.default([]).describe('Origins whose pages may call the services directly.'),
  SLOWER_BY_PERCENT: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'Expected a percentage from 1 to 9999')
    .transform(Number)
    .default(20)
    .describe(
      'A new version is slower when its 75th percentile of LCP or INP is higher by more than this percentage.',
    ),
  SLOWER_ACTION: z
    .enum(SLOWER_ACTIONS)
    .default('report')
    .describe(
      'What happens to a slower version. `report`: the release screens and the log name it. `roll-back`: it is also rolled back automatically.',
    ),
  PICTURE_CHECK: z
    .enum(SWITCH)
    .default('on')
    .describe(
      'Whether the check of an article or post opens the addresses of pictures on other sites, to warn of dead ones. It needs a way out to the internet.',
    ),
  NODE_ENV: z.string().default('production'),
  FAILPOINTS: failpoints.optional().meta({
    default: 'none',
    description:
      'Ends the process at a named place, for the [fault laboratory](fault-lab.md#failpoints). Refused unless `NODE_ENV` is `test` and `HOST` is a loopback address.',
  }),
  ...strapiFields,
  ...s3Fields,
  ...webhookFields,
  ...otlpFields,
});

/** @returns the id of the key with which this process signs its own calls to the gate */
export const findEdgeKey = (keys: ReadonlyMap<string, string>): string | undefined =>
  [...keys.keys()].find((id) => isKeyOf('edge', id));

const schema = servicesSchema.superRefine(({ SERVICES, JWT_SECRET, ...rest }, context) => {
  if (SERVICES.has('releases') && rest.COMPOSITION_KEY === undefined) {
    context.addIssue({ code: 'custom', path: ['COMPOSITION_KEY'], message: 'Is required for releases' });
  }
  if (rest.GATE_URL !== undefined && findEdgeKey(rest.API_KEYS) === undefined) {
    context.addIssue({ code: 'custom', path: ['GATE_URL'], message: 'Needs a key "edge" in API_KEYS' });
  }
  if (rest.FAILPOINTS !== undefined && (rest.NODE_ENV !== 'test' || !LOOPBACK.includes(rest.HOST))) {
    const message = 'End this process on purpose: they need NODE_ENV=test and a loopback HOST';
    context.addIssue({ code: 'custom', path: ['FAILPOINTS'], message });
  }
  const strapi = strapiIssue(rest);
  if (strapi !== undefined) context.addIssue({ code: 'custom', path: ['STRAPI_URL'], message: strapi });
  const webhook = webhookIssue(rest);
  if (webhook !== undefined) context.addIssue({ code: 'custom', path: ['WEBHOOK_SECRET'], message: webhook });
  const needing = NEED_JWT_SECRET.filter((name) => SERVICES.has(name));
  if (JWT_SECRET !== undefined || needing.length === 0) return;
  context.addIssue({
    code: 'custom',
    path: ['JWT_SECRET'],
    message: `Is required for ${needing.join(', ')}`,
  });
});

/**
 * Reads the configuration.
 * @param environment such as `process.env`; an empty value counts as absent
 * @returns the configuration, or all issues with the names of their variables. Values are left out: they may be secrets.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    return {
      ok: false,
      issues: parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`),
    };
  }
  const values = parsed.data;
  return {
    ok: true,
    config: {
      port: values.SERVICES_PORT,
      host: values.HOST,
      services: values.SERVICES,
      mongodbUri: values.MONGODB_URI,
      apiKeys: values.API_KEYS,
      jwtSecret: values.JWT_SECRET,
      compositionKey: values.COMPOSITION_KEY,
      compositionPublicKeys: values.COMPOSITION_PUBLIC_KEYS,
      gateUrl: values.GATE_URL,
      dataDir: values.DATA_DIR,
      trustedProxies: values.TRUSTED_PROXIES,
      logLevel: values.LOG_LEVEL,
      stopDelayMs: values.STOP_DELAY_MS,
      metricsPort: values.METRICS_PORT,
      metricsHost: values.METRICS_HOST,
      corsOrigins: values.CORS_ORIGINS,
      slowerByPercent: values.SLOWER_BY_PERCENT,
      slowerAction: values.SLOWER_ACTION,
      failpoints: values.FAILPOINTS,
      pictureCheck: values.PICTURE_CHECK,
      strapi: strapiConfig(values),
      s3: s3Config(values),
      webhook: webhookConfig(values),
      otlp: getOtlpConfig(values, 'mockingbird-services'),
    },
  };
}
