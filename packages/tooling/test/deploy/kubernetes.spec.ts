import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PodSpec } from 'kubernetes-types/core/v1';
import { composeFile } from './compose-file.js';
import {
  containerOf,
  FOLDER,
  FOLDERS,
  isPolicy,
  isService,
  manifestFiles,
  nameOf,
  objects,
  podOf,
  readKustomization,
  secretsOf,
  workload,
  workloads,
} from './kubernetes-files.js';
import { brokenRules, connections } from './kubernetes-rules.js';
import { all, readNginx, valueOf } from './nginx-config.js';
import { limitIn, readText, ROOT } from './repository.js';

const policies = objects.filter(isPolicy);
const services = objects.filter(isService);
const PARTS = ['services', 'edge', 'gate', 'nginx'];
const JOBS = ['first-content', 'first-release'];
/** Names in compose.yaml. */
const IN_COMPOSE: Record<string, string> = { services: 'services-1', edge: 'edge-1', nginx: 'proxy' };
const composeService = (name: string) => composeFile().services[IN_COMPOSE[name] ?? name];

describe('every pod', () => {
  it('has the rights, limits and probes that the rules demand', () => {
    const broken = workloads.map((object) => [
      nameOf(object),
      brokenRules(podOf(object), { isJob: object.kind === 'Job' }),
    ]);
    expect(broken.toSorted()).toEqual([...PARTS, ...JOBS].toSorted().map((name) => [name, []]));
  });

  it.each([
    ['runs as root', '"runAsNonRoot":true', '"runAsNonRoot":false'],
    ['runs as root', '"runAsUser":1000', '"runAsUser":0'],
    ['has every system call', '"RuntimeDefault"', '"Unconfined"'],
    ['has a token of the cluster', '"automountServiceAccountToken":false', '"hostUsers":false'],
    ['has a folder without a limit', '{"sizeLimit":"1Gi"}', '{}'],
    ['mounts a folder of its node', '"emptyDir":{"sizeLimit":"1Gi"}', '"hostPath":{"path":"/"}'],
    ['has no time to stop', '"terminationGracePeriodSeconds":20,', ''],
    ['edge can write to its image', '"readOnlyRootFilesystem":true', '"readOnlyRootFilesystem":false'],
    ['edge can get more rights', '"allowPrivilegeEscalation":false', '"privileged":false'],
    ['edge has capabilities', '"drop":["ALL"]', '"drop":["ALL"],"add":["NET_ADMIN"]'],
    ['edge has no limits', '"memory":"2560Mi",', ''],
    ['edge fills the disk of its node', ',"ephemeral-storage":"2Gi"', ''],
    ['edge is not probed', '"readinessProbe"', '"otherProbe"'],
    ['edge has no version', '"mockingbird:1"', '"mockingbird"'],
    ['edge has no version', '"mockingbird:1"', '"mockingbird:latest"'],
    ['edge gets all of a secret or map', '"env":', '"envFrom":[],"env":'],
  ])('would be refused if it %s', (rule, from, to) => {
    const shipped = JSON.stringify(podOf(workload('edge')));
    expect(shipped).toContain(from);
    const broken: PodSpec = JSON.parse(shipped.replace(from, to));
    expect(brokenRules(broken)).toContain(rule);
  });

  it('is in a namespace that refuses pods with more rights', () => {
    const namespace = objects.find(({ kind }) => kind === 'Namespace');
    expect(namespace?.metadata?.labels).toMatchObject({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    for (const folder of FOLDERS)
      expect(readText(`${folder}/kustomization.yaml`)).toContain('namespace: mockingbird\n');
  });

  it('has more time to stop than it takes', () => {
    const grace = (name: string) => (podOf(workload(name)).terminationGracePeriodSeconds ?? 0) * 1_000;
    const pause = (name: string) =>
      Number(containerOf(name).lifecycle?.preStop?.exec?.command?.at(-1) ?? '0') * 1_000;
    const delay = containerOf('services').env?.find(({ name }) => name === 'STOP_DELAY_MS')?.value;
    const stop = Number(delay) + limitIn('services/src/http/limits.ts', 'SHUTDOWN_MS');
    expect(grace('services')).toBeGreaterThan(stop);
    const edge = limitIn('shell/src/edge/limits.ts', 'SHUTDOWN_LIMIT_MS');
    expect(grace('edge')).toBeGreaterThan(pause('edge') + edge);
    expect(grace('gate')).toBeGreaterThan(edge);
    const drain = Number.parseInt(valueOf(readNginx('main.conf'), 'worker_shutdown_timeout') ?? '', 10);
    expect(grace('nginx')).toBeGreaterThan(pause('nginx') + drain * 1_000);
    // Their Service leads to them for a moment after their signal to stop.
    for (const name of ['edge', 'nginx']) expect(pause(name)).toBeGreaterThan(0);
  });

  it('does not stop with all others of its kind', () => {
    const budgets = objects.filter(({ kind }) => kind === 'PodDisruptionBudget').map(nameOf);
    const several = workloads.filter(({ spec }) => spec && 'replicas' in spec && (spec.replicas ?? 1) > 1);
    expect(budgets.toSorted()).toEqual(several.map(nameOf).toSorted());
    expect(budgets.toSorted()).toEqual(['edge', 'nginx', 'services']);
  });
});

describe('the network policies', () => {
  const sent = connections(policies, 'egress');
  const received = connections(policies, 'ingress');

  it('deny what no other policy allows', () => {
    const deny = policies.find(({ spec }) => JSON.stringify(spec?.podSelector) === '{}');
    expect(deny?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    expect(policies.filter(({ spec }) => !spec?.policyTypes?.length)).toEqual([]);
  });

  it('let edge and gate, where the code of remotes runs, reach the services and nothing else', () => {
    for (const name of ['edge', 'gate'])
      expect(sent.filter((connection) => connection.startsWith(`${name} `))).toEqual([
        `${name} services 4000`,
      ]);
  });

  it('are these connections in whole', () => {
    expect(sent.toSorted()).toEqual(
      [
        ...['edge', 'gate', 'first-release'].map((name) => `${name} services 4000`),
        'nginx edge 3000',
        'services gate 4100',
        ...['services', 'first-content'].flatMap((name) => [
          `${name} 192.0.2.0/24 27017`,
          `${name} 198.51.100.0/24 443`,
        ]),
        ...['nginx', 'services', 'first-content'].flatMap((name) => Array(2).fill(`${name} kube-system 53`)),
      ].toSorted(),
    );
  });

  it('let each part receive what another may send, and nothing more', () => {
    const inside = sent.filter((connection) => !/ (?:kube-system|[\d./]+) \d+$/.test(connection));
    expect(received.toSorted()).toEqual([...inside, 'anyone nginx 8080', 'anyone nginx 8443'].toSorted());
  });

  it('get the networks of database and store from one place', () => {
    const file = readText(`${FOLDER}/kustomization.yaml`);
    for (const [name, network] of [
      ['DATABASE', '192.0.2.0/24'],
      ['STORE', '198.51.100.0/24'],
    ]) {
      expect(file).toContain(`- ${name}=${network}\n`);
      expect(file).toContain(`fieldPath: data.${name} }`);
    }
  });
});

describe('the secrets', () => {
  it('are references: no manifest has one', () => {
    expect(objects.filter(({ kind }) => (kind as string) === 'Secret')).toEqual([]);
    for (const folder of FOLDERS) {
      const { configMapGenerator = [] } = readKustomization(folder);
      const keys = configMapGenerator.flatMap(({ literals = [] }) =>
        literals.map((text) => text.split('=')[0]),
      );
      expect(keys).toEqual(
        folder === FOLDER
          ? ['PUBLIC_ORIGIN', 'COMPOSITION_PUBLIC_KEYS', 'TRUSTED_PROXIES', 'DATABASE', 'STORE']
          : [],
      );
      expect(readText(`${folder}/kustomization.yaml`)).not.toContain('secretGenerator');
    }
  });

  it('are for each part only those that it uses', () => {
    const ofServices = ['MONGODB_URI', 'S3_URL', 'API_KEYS', 'JWT_SECRET', 'COMPOSITION_KEY'].map(
      (key) => `services-secrets/${key}`,
    );
    expect(secretsOf('services')).toEqual(ofServices);
    expect(secretsOf('first-content')).toEqual(ofServices);
    expect(secretsOf('edge')).toEqual(['edge-secrets/API_KEYS']);
    expect(secretsOf('gate')).toEqual(['gate-secrets/API_KEYS']);
    expect(secretsOf('first-release')).toEqual(['release-secrets/API_KEYS']);
    expect(secretsOf('nginx')).toEqual([]);
    const mounted = workloads.flatMap((object) =>
      (podOf(object).volumes ?? []).flatMap(({ secret }) =>
        secret ? [nameOf(object), secret.secretName] : [],
      ),
    );
    expect(mounted).toEqual(['nginx', 'tls']);
  });
});

describe('the parts', () => {
  it.each(['services', 'edge', 'gate', ...JOBS])(
    'have the command and variables of compose.yaml: %s',
    (name) => {
      const { command, environment = {} } = composeService(name) ?? {};
      const { env = [], command: own } = containerOf(name);
      expect(own).toEqual(command);
      // The seed asks no gate and announces no stop.
      const unused = name === 'first-content' ? ['GATE_URL', 'STOP_DELAY_MS', 'TRUSTED_PROXIES'] : [];
      const wanted = Object.keys(environment).filter((variable) => !unused.includes(variable));
      expect(env.map((variable) => variable.name).toSorted()).toEqual(wanted.toSorted());
    },
  );

  it.each(PARTS)('have the memory of compose.yaml: %s', (name) => {
    const limit = containerOf(name).resources?.limits?.['memory'];
    expect(limit?.toLowerCase().replace('i', '')).toBe(composeService(name)?.mem_limit);
  });

  it('find the services at the addresses that the kubelet sets for Services of these names', () => {
    const urls = containerOf('edge').env?.find(({ name }) => name === 'SERVICES_URL')?.value ?? '';
    const variables = [...urls.matchAll(/\$\((\w+)\):4000/g)].map(([, name]) => name);
    const replicas = workload('services').spec;
    const count = replicas && 'replicas' in replicas ? (replicas.replicas ?? 0) : 0;
    const names = Array.from({ length: count }, (_, index) => `services-${index}`);
    expect(variables).toEqual(names.map((name) => `${name.toUpperCase().replaceAll('-', '_')}_SERVICE_HOST`));
    for (const name of names) {
      const service = services.find((object) => nameOf(object) === name);
      expect(service?.spec?.selector).toEqual({ 'statefulset.kubernetes.io/pod-name': name });
      // A headless Service has no address, and the variable would be missing.
      expect(service?.spec?.clusterIP).toBeUndefined();
    }
    expect(podOf(workload('edge')).enableServiceLinks).not.toBe(false);
  });

  it('are all behind nginx, which alone is public', () => {
    const open = services.filter(({ spec }) => spec?.type !== undefined);
    expect(open.map(nameOf)).toEqual(['nginx']);
    expect(open[0]?.spec?.externalTrafficPolicy).toBe('Local');
    expect(objects.filter(({ kind }) => (kind as string) === 'Ingress')).toEqual([]);
  });
});

describe('nginx on Kubernetes', () => {
  it('has the files of compose.yaml, and its own list of edges', () => {
    expect(containerOf('nginx').command).toEqual(
      composeService('nginx')?.command?.map((word) => word.replace('${NGINX_CONFIG:-tls}', 'tls')),
    );
    expect(containerOf('nginx').image).toBe(composeService('nginx')?.image);
    const shared = readKustomization('deploy/nginx').configMapGenerator?.[0]?.files ?? [];
    const own = readKustomization(FOLDER).configMapGenerator?.flatMap(({ files = [] }) => files) ?? [];
    expect(own).toEqual(['edges.conf']);
    const included = (file: string): string[] => {
      const path = shared.includes(file) ? `deploy/nginx/${file}` : `${FOLDER}/${file}`;
      const names = [...readText(path).matchAll(/^\s*include ([^;]+);/gm)].map(([, name = '']) => name);
      return [file, ...names.flatMap(included)];
    };
    expect([...new Set(included('tls.conf'))].toSorted()).toEqual([...shared, ...own].toSorted());
  });

  it('leads to the Service of the edges', () => {
    const [upstream] = all(readNginx(`../../${FOLDER}/edges.conf`), 'upstream');
    expect(upstream?.values).toEqual(['edges']);
    const service = services.find((object) => nameOf(object) === 'edge');
    const address = `edge:${service?.spec?.ports?.[0]?.port}`;
    expect(all(upstream?.block, 'server').map(({ values }) => values[0])).toEqual([address, address]);
  });
});

describe('the kustomizations', () => {
  it.each(FOLDERS)('name every file and the version of the image: %s', (folder) => {
    const { resources = [], images } = readKustomization(folder);
    expect(resources.filter((name) => name.endsWith('.yaml')).toSorted()).toEqual(
      manifestFiles(folder).toSorted(),
    );
    for (const name of resources) expect(existsSync(join(ROOT, folder, name))).toBe(true);
    expect(images).toEqual([{ name: 'mockingbird', newName: 'registry.example/mockingbird', newTag: '1' }]);
  });
});
