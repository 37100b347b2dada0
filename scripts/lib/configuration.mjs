import { resolve } from 'node:path';
import * as z from 'zod';
import { ROOT } from './root.mjs';

const LARGEST_PORT = 65_535;
/** @param {number} fallback */
const port = (fallback) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'Expected a port number')
    .transform(Number)
    .pipe(z.number().max(LARGEST_PORT, 'Expected a port number'))
    .default(fallback);
const address = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, message: 'Expected an http or https address' }),
]);
/** Variables of both edge and services. */
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];
const MODULES = ['exam', 'content', 'auth', 'upload', 'releases'];

/**
 * The variables that `npm start` checks before the parts check theirs. Descriptions are for docs/configuration.md, which
 * is generated. A variable has one, in one of the schemas.
 */
export const siteSchema = z.object({
  PORT: port(3000),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The address on which the edge **and** the services listen.'),
  SERVICES_PORT: port(4000),
  SERVICES: z
    .string()
    .default(MODULES.join(','))
    .refine(
      (text) => text.split(',').every((name) => MODULES.includes(name.trim())),
      `Expected names of ${MODULES}`,
    )
    .refine(
      (text) => text.split(',').some((name) => name.trim() === 'releases'),
      'Needs releases: it gives the edge what to show',
    ),
  SERVICES_URL: z.string().optional().meta({
    default: 'the started services; for an edge alone, `http://127.0.0.1:4000`',
    description:
      'The services for the edge: one origin, or one for each module (`exam=http://a,*=http://b`). A repeated name adds a replica. `npx mb` and `npm run release` use it too.',
  }),
  API_BASE_URL: address.optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe(
      "The folder for database, secrets, artefacts and the edge's copies. `npm start` resolves it from the repository, a part alone from the working directory. Give each site its own.",
    ),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\/./, 'Expected mongodb://...')
    .optional(),
  API_KEYS: z
    .string()
    .regex(
      /^[^:,\s]+:[^:,\s]{16,}(,[^:,\s]+:[^:,\s]{16,})*$/,
      'Expected id:secret, separated by commas, secrets of 16 characters or more',
    )
    .optional()
    .describe(
      '`id:secret`, separated by commas. A secret has at least 16 characters and no comma. Ids: `browser` (public), `edge`, `release`. During a rotation add `browser-2` and so on.',
    ),
  COMPOSITION_KEY: z.string().optional(),
  COMPOSITION_PUBLIC_KEYS: z
    .string()
    .optional()
    .describe(
      '`id:key,...`: the keys that edges and services trust. Default: the public key of `COMPOSITION_KEY`. Keep the old key here after a rotation.',
    ),
  GATE_URL: z
    .union([z.literal('auto'), address])
    .default('auto')
    .meta({
      default: '`auto`: `npm start` starts a gate',
      description:
        'The origin of the gate, which renders a version before it goes live. Empty skips these checks, and no gate runs.',
    }),
  GATE_PORT: port(0),
  // A browser takes seconds for each page of each new version: too long for a start on a developer's machine.
  GATE_CHROMIUM_PATH: z.string().default('off'),
  JWT_SECRET: z.string().min(32, 'Expected 32 characters or more').optional(),
  FIRST_ADMIN: z
    .string()
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$/,
      'Expected auto, off, or a user name of 3 to 40 letters, digits, dots, hyphens or underscores',
    )
    .default('auto')
    .describe(
      'The user name of the admin that `npm start` creates on a database without one. `auto`: `admin-` and four random characters. `off`: creates no admin.',
    ),
  METRICS_PORT: port(0),
  EDGE_METRICS_PORT: port(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `Expected one of ${LOG_LEVELS}`).optional().meta({
    default: '`warn` with `npm start`, else `info`',
    description:
      '`error`, `warn`, `info`, `debug` or `silent`. The services also accept `trace` and `fatal`.',
  }),
  STRAPI_URL: address.optional(),
  PUBLIC_ORIGIN: address.optional(),
  GEO_URL: address.optional(),
  GA4_ID: z
    .union([z.literal(''), z.string().regex(/^G-[A-Z0-9]+$/, 'Expected an id such as G-ABC123')])
    .optional(),
});

/** Variables that single commands read. They have no part that checks them at its start. */
export const commandSchema = z.object({
  ADMIN_PASSWORD: z.string().optional().describe('The password for `npm run admin:create`.'),
  CHROMIUM_PATH: z
    .string()
    .optional()
    .meta({ default: 'the usual places', description: 'The browser for tests and benchmarks.' }),
  MB_TOKEN: z
    .string()
    .optional()
    .describe(
      "A team's release token for `npx mb` and `npm run release`. See [packages/registry](../packages/registry/README.md#the-command-mb).",
    ),
});

/** Variables that may be empty on purpose: an empty look-up address disables the look-up. */
const MAY_BE_EMPTY = new Set(['GEO_URL', 'API_BASE_URL', 'GA4_ID', 'PUBLIC_ORIGIN', 'GATE_URL']);

/**
 * Reads the site's configuration from the environment.
 * @param {Record<string, string | undefined>} environment
 * @throws with every issue and the variable's name, never its value
 */
export function readConfiguration(environment) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' || MAY_BE_EMPTY.has(name)),
  );
  const parsed = siteSchema.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`MB-5002 ${issues.join('; ')}`);
  }
  const { PORT, SERVICES_PORT, GATE_PORT } = parsed.data;
  if (PORT === SERVICES_PORT && PORT !== 0) throw new Error('MB-5002 SERVICES_PORT: Is the same as PORT');
  if (GATE_PORT !== 0 && [PORT, SERVICES_PORT].includes(GATE_PORT))
    throw new Error('MB-5002 GATE_PORT: Is the same as PORT or SERVICES_PORT');
  return { ...parsed.data, DATA_DIR: resolve(ROOT, parsed.data.DATA_DIR) };
}

/** @typedef {ReturnType<typeof readConfiguration>} Configuration */

/**
 * Whether all modules that pages need run here; otherwise the gate cannot render pages.
 * @param {{ SERVICES: string }} configuration
 */
export const runsEverything = ({ SERVICES }) => {
  const running = SERVICES.split(',').map((name) => name.trim());
  return MODULES.every((name) => running.includes(name));
};
