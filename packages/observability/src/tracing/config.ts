import * as z from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const PAIRS = /^\s*[^=,\s]+\s*=[^,]*(,\s*[^=,\s]+\s*=[^,]*)*$/;
const pairs = z.string().refine((text) => text === '' || PAIRS.test(text), 'Expected name=value,...');

/** The standard variables of OpenTelemetry that edge and services read. Descriptions are for docs/configuration.md. */
export const otlpFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Expected http://... or https://...' })])
    .default('')
    .describe(
      "The address of a collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318`. Edge and services send traces to its path `/v1/traces`, and visitors' errors to `/v1/logs`. Empty: [traces](traces.md) are off.",
    ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs
    .default('')
    .describe('`name=value,...`: headers for the collector, such as its key. A secret.'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS)
    .default('parentbased_always_on')
    .describe(
      'Which requests are traced, by its [standard name](https://opentelemetry.io/docs/languages/sdk-configuration/general/#otel_traces_sampler). `parentbased_traceidratio` traces a share.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of `traceidratio` and `parentbased_traceidratio`, from 0 to 1.'),
  OTEL_SERVICE_NAME: z.string().optional().meta({
    default: '`mockingbird-edge`, `mockingbird-services`',
    description: 'The name of this process in traces.',
  }),
  OTEL_RESOURCE_ATTRIBUTES: pairs
    .default('')
    .describe(
      '`name=value,...`: further attributes of this process, such as `deployment.environment.name=staging`.',
    ),
};

type OtlpVariables = z.infer<z.ZodObject<typeof otlpFields>>;

/** Where and how a process exports. */
export interface OtlpConfig {
  /** Without a slash at its end. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  sampler: (typeof SAMPLERS)[number];
  /** From 0 to 1. */
  ratio: number;
  serviceName: string;
  attributes: Readonly<Record<string, string>>;
}

/** Decodes a value as the specification writes it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const readPairs = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair.includes('='))
      .map((pair) => {
        const separator = pair.indexOf('=');
        return [pair.slice(0, separator).trim(), decode(pair.slice(separator + 1).trim())];
      }),
  );

/**
 * @param values as `otlpFields` parses them
 * @param defaultName the name of the process where the configuration has none
 * @returns undefined where nothing is exported
 */
export function getOtlpConfig(values: OtlpVariables, defaultName: string): OtlpConfig | undefined {
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === '') return undefined;
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: readPairs(values.OTEL_EXPORTER_OTLP_HEADERS),
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
    serviceName: values.OTEL_SERVICE_NAME || defaultName,
    attributes: readPairs(values.OTEL_RESOURCE_ATTRIBUTES),
  };
}
