import { describe, expect, it } from '@jest/globals';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1';
import { parse, parseAllDocuments } from 'yaml';
import { composeFile, type Service } from './compose-file.js';
import { workload } from './kubernetes-files.js';
import { connections } from './kubernetes-rules.js';
import { readText } from './repository.js';

const FOLDER = 'deploy/kubernetes/observability';

interface Component {
  configMapGenerator: { name: string; literals: string[] }[];
  patches: { target: { kind: string; name: string }; patch: string }[];
}
interface Variable {
  name: string;
  value?: string;
}

const compose: { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> } =
  parse(readText('deploy/observability.yaml'), { merge: true });
const component: Component = parse(readText(`${FOLDER}/kustomization.yaml`));
const policies = parseAllDocuments(readText(`${FOLDER}/network-policies.yaml`)).map(
  (document): NetworkPolicy => document.toJS(),
);
const variablesOf = (name: string): Variable[] => {
  const found = component.patches.find(({ target }) => target.name === name);
  return parse(found?.patch ?? '').spec.template.spec.containers[0].env;
};
const TRACES = [
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
];

describe('metrics and traces', () => {
  it('are of edges and services, which compose.yaml has', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'edge-1',
      'edge-2',
      'services-1',
      'services-2',
    ]);
    for (const name of Object.keys(compose.services)) expect(composeFile().services).toHaveProperty(name);
    for (const { target } of component.patches) expect(workload(target.name).kind).toBe(target.kind);
    expect(component.patches.map(({ target }) => target.name)).toEqual(['edge', 'services']);
  });

  it.each([
    ['edge', 'edge-1', 'EDGE_METRICS_PORT', '9101'],
    ['services', 'services-1', 'METRICS_PORT', '9100'],
  ])('have the same documented variables in both places: %s', (name, inCompose, port, number) => {
    const environment = compose.services[inCompose]?.environment ?? {};
    expect(Object.keys(environment).toSorted()).toEqual([...TRACES, port].toSorted());
    expect(
      variablesOf(name)
        .map((each) => each.name)
        .toSorted(),
    ).toEqual([...TRACES, port].toSorted());
    expect(environment[port]).toBe(number);
    expect(variablesOf(name).find((each) => each.name === port)?.value).toBe(number);
    const documented = readText('docs/configuration.md');
    for (const variable of [...TRACES, port]) expect(documented).toContain(`| \`${variable}\``);
    // The targets of Prometheus.
    expect(readText('deploy/monitoring/prometheus.yml')).toContain(`:${number}`);
  });

  it('use a network without a way outside', () => {
    expect(compose.networks).toEqual({ observability: { internal: true } });
    for (const service of Object.values(compose.services))
      expect(service.networks).toEqual(['observability']);
  });

  it('open the collector to both parts, and the metrics to Prometheus alone', () => {
    expect(connections(policies, 'egress').toSorted()).toEqual([
      'edge 203.0.113.10/32 4318',
      'services 203.0.113.10/32 4318',
    ]);
    expect(connections(policies, 'ingress')).toEqual(['monitoring edge 9101', 'monitoring services 9100']);
    const literals = component.configMapGenerator.flatMap((each) => each.literals);
    expect(literals).toContain('COLLECTOR=203.0.113.10/32');
    expect(literals).toContain('OTEL_EXPORTER_OTLP_ENDPOINT=http://203.0.113.10:4318');
  });
});

/** Measured with the largest remote of the repository, and Chromium: docs/sizing.md. */
const GATE_PEAK_MB = 730;

describe('the gate', () => {
  it('has twice the memory that it took at its peak with Chromium', () => {
    const [, gigabytes = '0'] = /^(\d+)g$/.exec(String(composeFile().services['gate']?.mem_limit)) ?? [];
    expect(Number(gigabytes) * 1024).toBeGreaterThan(2 * GATE_PEAK_MB);
    expect(readText('docs/sizing.md')).toContain(`${GATE_PEAK_MB} MB at its peak with Chromium`);
  });
});
