import { ZodDefault, ZodOptional, type ZodType } from 'zod';

/** The variables of one schema of the environment. */
export type Variables = Readonly<Record<string, ZodType>>;

interface Section {
  title: string;
  introduction?: string;
  /** Without it, the table has no column for defaults. */
  hasDefaults: boolean;
  variables: readonly string[];
}

interface Row {
  name: string;
  default: string;
  description: string;
}

const INTRODUCTION = `# Configuration

Environment variables configure every part. Each part checks its variables when it starts. An invalid value stops the start with one line that names
every issue (MB-5002). \`npm start\` checks its own variables first.

The tables are generated from the schemas that check the variables: \`npm run docs:configuration\`.`;

/** The order of the page. What a row says is in the schemas. */
const SECTIONS: readonly Section[] = [
  {
    title: 'Addresses and data',
    hasDefaults: true,
    variables: [
      ...['PORT', 'HOST', 'SERVICES_PORT', 'SERVICES', 'SERVICES_URL', 'API_BASE_URL', 'CORS_ORIGINS'],
      ...['TRUSTED_PROXIES', 'DATA_DIR', 'MONGODB_URI', 'S3_URL', 'AWS_REGION', 'AWS_ACCESS_KEY_ID'],
      ...['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
    ],
  },
  {
    title: 'Secrets',
    introduction:
      'Secrets have no defaults. `npm start` generates the first three into `DATA_DIR/secrets.json`. A part that starts alone requires them.',
    hasDefaults: false,
    variables: [
      ...['API_KEYS', 'JWT_SECRET', 'COMPOSITION_KEY', 'COMPOSITION_PUBLIC_KEYS', 'MB_TOKEN'],
      ...['ADMIN_PASSWORD', 'STRAPI_PREVIEW_SECRET', 'STRAPI_WEBHOOK_SECRET', 'WEBHOOK_SECRET'],
    ],
  },
  {
    title: 'The site',
    hasDefaults: true,
    variables: [
      ...['PUBLIC_ORIGIN', 'GEO_URL', 'GA4_ID', 'SUPPORT_EMAIL', 'SOCIAL_LINKS', 'FIRST_ADMIN'],
      ...['STRAPI_URL', 'STRAPI_TOKEN', 'STRAPI_COLLECTION', 'STRAPI_ARTICLE_COLLECTION', 'STRAPI_MEDIA_URL'],
      ...['PICTURE_CHECK'],
    ],
  },
  {
    title: 'Releases',
    hasDefaults: true,
    variables: [
      ...[
        'GATE_URL',
        'GATE_PORT',
        'GATE_CHROMIUM_PATH',
        'OFFLINE',
        'OVERRIDES',
        'OVERRIDE_ORIGINS',
        'SPEED_SAMPLE_PERCENT',
      ],
      ...['SLOWER_BY_PERCENT', 'SLOWER_ACTION', 'WEBHOOK_URL'],
    ],
  },
  {
    title: 'Operation',
    hasDefaults: true,
    variables: [
      ...['NODE_ENV', 'LOG_LEVEL', 'RENDER_WORKERS', 'BROTLI_QUALITY', 'METRICS_PORT'],
      ...['EDGE_METRICS_PORT', 'METRICS_HOST', 'STOP_DELAY_MS', 'CHROMIUM_PATH', 'FAILPOINTS'],
    ],
  },
  {
    title: 'Traces',
    introduction:
      'Standard variables of OpenTelemetry. Edge and services read them; [traces.md](traces.md) says what is sent.',
    hasDefaults: true,
    variables: [
      ...['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER'],
      ...['OTEL_TRACES_SAMPLER_ARG', 'OTEL_SERVICE_NAME', 'OTEL_RESOURCE_ATTRIBUTES'],
      'TRUST_TRACEPARENT',
    ],
  },
];

/** @returns undefined for a variable without a default: it is required, or absent by default */
function defaultIn(schema: ZodType): string | undefined {
  if (!(schema instanceof ZodDefault)) return undefined;
  const value: unknown = schema.def.defaultValue;
  const values = value instanceof Set ? [...value] : [value].flat();
  if (values.length === 0) return 'none';
  return values.join(',') === '' ? 'empty' : `\`${values.join(',')}\``;
}

/**
 * @param schemas all schemas with this variable
 * @throws unless exactly one describes it, and all have the same default or the description names it
 */
function describeVariable(name: string, schemas: readonly ZodType[]): Row {
  // Parts may share a schema.
  const [described, another] = [...new Set(schemas)].filter((schema) => schema.description !== undefined);
  if (described?.description === undefined) throw new Error(`No schema describes ${name}`);
  if (another) throw new Error(`Two schemas describe ${name}`);
  const { description } = described;
  const stated = described.meta()?.['default'];
  if (typeof stated === 'string') return { name, default: stated, description };
  const found = new Set(schemas.map(defaultIn).filter((text) => text !== undefined));
  if (found.size > 1) throw new Error(`The defaults of ${name} differ: ${[...found].join(' and ')}`);
  const [only] = found;
  const isRequired = only === undefined && !schemas.some((schema) => schema instanceof ZodOptional);
  return { name, default: only ?? (isRequired ? 'required' : 'none'), description };
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table({ hasDefaults }: Section, rows: readonly Row[]): string {
  const head = hasDefaults ? ['variable', 'default', 'meaning'] : ['variable', 'meaning'];
  const cells = rows.map(({ name, default: value, description }) =>
    hasDefaults ? [`\`${name}\``, value, description] : [`\`${name}\``, description],
  );
  return [head, head.map(() => '---'), ...cells].map(line).join('\n');
}

/**
 * Writes the page about the configuration.
 * @param schemas the variables that each part reads; several parts may read the same one
 * @returns Markdown
 * @throws if a variable has no row or no description, or a row no variable
 */
export function writeConfigurationPage(schemas: readonly Variables[]): string {
  const read = new Set(schemas.flatMap((schema) => Object.keys(schema)));
  const listed = SECTIONS.flatMap(({ variables }) => variables);
  const missing = [...read].filter((name) => !listed.includes(name));
  if (missing.length > 0) throw new Error(`Without a row: ${missing.join(', ')}`);
  const unread = listed.filter((name) => !read.has(name));
  if (unread.length > 0) throw new Error(`Read by no part: ${unread.join(', ')}`);
  const rowOf = (name: string) =>
    describeVariable(
      name,
      schemas.flatMap((schema) => schema[name] ?? []),
    );
  const sections = SECTIONS.map((section) =>
    [`## ${section.title}`, section.introduction, table(section, section.variables.map(rowOf))]
      .filter((part) => part !== undefined)
      .join('\n\n'),
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}
