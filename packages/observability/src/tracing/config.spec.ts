import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { getOtlpConfig, otlpFields } from './config.js';

const schema = z.object(otlpFields);
const issuesOf = (environment: Record<string, string>) =>
  schema.safeParse(environment).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the configuration of traces', () => {
  it('is off without an endpoint', () => {
    expect(getOtlpConfig(schema.parse({}), 'edge')).toBeUndefined();
    expect(getOtlpConfig(schema.parse({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }), 'edge')).toBeUndefined();
  });

  it('reads the standard variables', () => {
    const values = schema.parse({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key, x-tenant=a=b',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    });
    expect(getOtlpConfig(values, 'edge')).toEqual({
      endpoint: 'https://collector.example/otlp',
      headers: { authorization: 'Bearer key', 'x-tenant': 'a=b' },
      sampler: 'parentbased_traceidratio',
      ratio: 0.1,
      serviceName: 'edge',
      attributes: { 'deployment.environment.name': 'staging' },
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://collector'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer key'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '10'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'staging'],
  ])('rejects %s=%s', (name, value) => {
    expect(issuesOf({ [name]: value })).toEqual([name]);
  });
});
