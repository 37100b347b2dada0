import { describe, expect, it } from '@jest/globals';
import { composeFile, exampleEnvironment, type Service, withVariables } from './compose-file.js';
import { limitIn, linesOf, readText } from './repository.js';

const { services, networks, volumes } = composeFile();
const named = Object.entries(services);
const isJob = ({ restart }: Service) => restart === 'no';
const long = named.filter(([, service]) => !isJob(service));
const on = (network: string) =>
  named.flatMap(([name, service]) => (service.networks?.includes(network) ? [name] : []));
const namesOf = (wrong: typeof named) => wrong.map(([name]) => name);
const MILLISECONDS: Record<string, number> = { s: 1_000, m: 60_000 };
const duration = (text = '0s') => Number.parseInt(text, 10) * (MILLISECONDS[text.slice(-1)] ?? Number.NaN);

const DATABASE = ['mongo-1', 'mongo-2', 'mongo-3'];
const EDGES = ['edge-1', 'edge-2'];
const PARTS = ['services-1', 'services-2', 'gate', ...EDGES, 'first-content', 'first-release'];

const filled = exampleEnvironment(
  Object.fromEntries(
    linesOf('deploy/example.env').map((line, at) => [line.split('=')[0] ?? '', `secret-number-${at}`]),
  ),
);

/** nginx measures `fail_timeout` in whole seconds, in milliseconds. */
const NGINX_CLOCK_MS = 1_000;
/** Longest first response of a restarted edge, in milliseconds: until then nginx sends it no other request. */
const FIRST_RESPONSE_MS = 3_000;

describe('every container of compose.yaml', () => {
  it('has a health check, or exits', () => {
    expect(namesOf(long.filter(([, { healthcheck }]) => !healthcheck?.test))).toEqual([]);
    expect(namesOf(named.filter(([, { healthcheck }]) => healthcheck?.disable))).toEqual(
      namesOf(named.filter(([, service]) => isJob(service))),
    );
    expect(long).toHaveLength(10);
  });

  it('waits for what it needs until that is well, or done', () => {
    const conditions = named.flatMap(([name, { depends_on = {} }]) =>
      Object.entries(depends_on).map(([other, { condition }]) => [name, other, condition]),
    );
    const wrong = conditions.filter(([, other = '', condition]) => {
      const needed = services[other];
      if (!needed) return true;
      return condition !== (isJob(needed) ? 'service_completed_successfully' : 'service_healthy');
    });
    expect(wrong).toEqual([]);
    const waiting = new Set(conditions.map(([name]) => name));
    expect(named.map(([name]) => name).filter((name) => !waiting.has(name))).toEqual([...DATABASE, 'store']);
    expect(services['proxy']?.depends_on).toHaveProperty('edge-1');
    expect(services['edge-1']?.depends_on).toHaveProperty('services-1');
  });

  it('runs an image of a named version', () => {
    const images = named.map(([, { image = '' }]) => withVariables(image, filled));
    expect(images.filter((image) => image === 'mockingbird:1')).toHaveLength(PARTS.length);
    const outside = images.filter((image) => image !== 'mockingbird:1');
    expect(outside.filter((image) => !/:(?:\d+\.\d+\.\d+|RELEASE\.[\dTZ-]+)$/.test(image))).toEqual([]);
  });

  it('has no rights of root, limits of memory and processes, a read-only file system, and logs that end', () => {
    const wrong = named.filter(
      ([, service]) =>
        service.cap_drop?.join() !== 'ALL' ||
        service.security_opt?.join() !== 'no-new-privileges:true' ||
        service.privileged !== undefined ||
        !/^\d+[mg]$/.test(service.mem_limit ?? '') ||
        !service.pids_limit ||
        service.read_only !== true ||
        !service.logging?.options['max-size'] ||
        !service.logging.options['max-file'],
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  it('has more time to stop than it takes', () => {
    const grace = (name: string) => duration(services[name]?.stop_grace_period);
    const announced = (name: string) => Number(services[name]?.environment?.STOP_DELAY_MS);
    const finishing = limitIn('shell/src/edge/limits.ts', 'SHUTDOWN_LIMIT_MS');
    expect(announced('services-1')).toBeGreaterThan(0);
    expect(announced('edge-1')).toBeGreaterThan(0);
    expect(grace('services-1')).toBeGreaterThan(
      announced('services-1') + limitIn('services/src/http/limits.ts', 'SHUTDOWN_MS'),
    );
    expect(grace('edge-1')).toBeGreaterThan(announced('edge-1') + finishing);
    expect(grace('gate')).toBeGreaterThan(finishing);
    const proxy = /worker_shutdown_timeout (\w+);/.exec(readText('deploy/nginx/main.conf'))?.[1];
    expect(duration(proxy)).toBeGreaterThan(0);
    expect(grace('proxy')).toBeGreaterThan(duration(proxy));
    expect(namesOf(named.filter(([, service]) => service.stop_grace_period === undefined))).toEqual([]);
  });

  it('still serves with one edge when nginx asks the other one again', () => {
    const failTimeouts = [...readText('deploy/nginx/edges.conf').matchAll(/fail_timeout=(\w+);/g)];
    const edges = named.filter(([name]) => name.startsWith('edge-'));
    expect(failTimeouts).toHaveLength(edges.length);
    for (const [, service] of edges)
      for (const [, failTimeout] of failTimeouts)
        expect(Number(service.environment?.STOP_DELAY_MS)).toBeGreaterThanOrEqual(
          duration(failTimeout) + NGINX_CLOCK_MS + FIRST_RESPONSE_MS,
        );
  });

  it('writes to a volume or to memory', () => {
    expect(Object.keys(volumes)).toEqual([...DATABASE, 'store', 'gate', ...EDGES]);
    for (const name of ['gate', ...EDGES]) expect(services[name]?.volumes).toEqual([`${name}:/data`]);
    expect(
      namesOf(named.filter(([, { tmpfs = [] }]) => !tmpfs.some((mount) => mount.startsWith('/tmp')))),
    ).toEqual([]);
  });
});

describe('the networks of compose.yaml', () => {
  it('let an edge reach services and proxy, and neither database nor store nor the internet', () => {
    for (const name of EDGES) expect(services[name]?.networks).toEqual(['site']);
    expect(networks['site']?.internal).toBe(true);
    expect(on('site').toSorted()).toEqual(
      ['services-1', 'services-2', 'first-content', ...EDGES, 'proxy', 'first-release'].toSorted(),
    );
  });

  it('let the gate reach the services, and services alone reach the gate', () => {
    expect(services['gate']?.networks).toEqual(['checks']);
    expect(networks['checks']?.internal).toBe(true);
    expect(on('checks').toSorted()).toEqual(['first-content', 'gate', 'services-1', 'services-2']);
    const { GATE_URL } = services['services-1']?.environment ?? {};
    expect(GATE_URL).toBe(`http://gate:${services['gate']?.environment?.['GATE_PORT']}`);
    expect(services['gate']?.healthcheck?.test?.at(-1)).toContain(
      `http://127.0.0.1:${services['gate']?.environment?.['GATE_PORT']}/`,
    );
    expect(services['first-release']?.depends_on).toHaveProperty('gate');
  });

  it('let services alone reach database and store', () => {
    expect(networks['data']?.internal).toBe(true);
    const internal = [...DATABASE, 'database-ready', 'store', 'store-ready'];
    for (const name of internal) expect(services[name]?.networks).toEqual(['data']);
    expect(on('data').toSorted()).toEqual(
      [...internal, 'services-1', 'services-2', 'first-content'].toSorted(),
    );
    expect(namesOf(named.filter(([, service]) => service.networks === undefined))).toEqual([]);
  });

  it('open the proxy to visitors, and the services to this machine alone', () => {
    const open = named.filter(([, { ports }]) => ports);
    expect(open.map(([name, { ports }]) => [name, ports])).toEqual([
      ['services-1', ['127.0.0.1:4000:4000']],
      ['proxy', ['${PORT:-80}:8080', '${HTTPS_PORT:-443}:8443']],
    ]);
  });

  it('are the ones whose word for a visitor’s address is believed', () => {
    const subnet = networks['site']?.ipam?.config[0]?.subnet;
    for (const name of ['services-1', ...EDGES])
      expect(services[name]?.environment?.['TRUSTED_PROXIES']).toBe(subnet);
  });
});

describe('the database of compose.yaml', () => {
  it('identifies its members by a key, and rejects clients without a password', () => {
    for (const name of DATABASE) {
      expect(services[name]?.entrypoint?.at(-1)).toContain('--keyFile /keys/replica-set');
      expect(services[name]?.environment?.['DATABASE_KEY']).toBe('${DATABASE_KEY:?}');
    }
    const withRoot = named.filter(([, { environment = {} }]) =>
      JSON.stringify(environment).includes('DATABASE_ROOT_PASSWORD'),
    );
    expect(namesOf(withRoot)).toEqual(['mongo-1', 'database-ready']);
  });

  it('is healthy once others can reach it, not while it makes its first user on loopback', () => {
    for (const name of DATABASE)
      expect(services[name]?.healthcheck?.test?.at(-1)).toContain('--host "$$(hostname)" ');
  });

  it('gives the services a user with rights on their database alone', () => {
    const uri = withVariables(services['services-1']?.environment?.['MONGODB_URI'] ?? '', filled);
    const { username, password, pathname, searchParams } = new URL(uri.replace(/,[^/]*/, ''));
    expect([username, password, pathname]).toEqual(['services', filled['DATABASE_PASSWORD'], '/mockingbird']);
    expect(Object.fromEntries(searchParams)).toEqual({
      replicaSet: 'rs0',
      w: 'majority',
      authSource: 'mockingbird',
    });
    const script = readText('deploy/prepare-database.js');
    expect(script).toContain("const USER = 'services'");
    expect(script).toContain("const DATABASE = 'mockingbird'");
    expect(script.match(/role: '\w+'/g)).toEqual(["role: 'readWrite'"]);
  });
});

describe('the environment of compose.yaml', () => {
  const used = new Set(
    [...readText('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''),
  );

  it('is what example.env lists', () => {
    expect(Object.keys(filled).toSorted()).toEqual([...used].toSorted());
    expect(() => withVariables(readText('deploy/compose.yaml'), filled)).not.toThrow();
  });

  it('comes without a secret in example.env, and none has a value that is left out', () => {
    const empty = linesOf('deploy/example.env').filter((line) => line.endsWith('='));
    expect(empty).toHaveLength(10);
    for (const line of empty) expect(readText('deploy/compose.yaml')).toContain(`\${${line.slice(0, -1)}:?}`);
  });

  it('gives each part the secrets that it uses', () => {
    const secretsOf = (name: string) =>
      [...JSON.stringify(services[name]?.environment ?? {}).matchAll(/\$\{(\w+):\?\}/g)].map(
        ([, key]) => key,
      );
    for (const name of ['edge-1', 'gate'])
      expect(secretsOf(name)).toEqual([
        'BROWSER_KEY',
        'EDGE_KEY',
        'COMPOSITION_PUBLIC_KEYS',
        'PUBLIC_ORIGIN',
      ]);
    expect(secretsOf('proxy')).toEqual([]);
    expect(secretsOf('first-release')).toEqual(['RELEASE_KEY']);
    expect(PARTS.filter((name) => secretsOf(name).includes('DATABASE_ROOT_PASSWORD'))).toEqual([]);
  });
});
