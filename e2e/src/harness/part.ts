import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestSite } from './site/site.js';

const ROOT = resolve(import.meta.dirname, '../../..');

/** One process of a site, which a test started beside the site's own or instead of it. */
export interface Part {
  url: string;
  /** Its output so far. */
  log: () => string;
  stop: () => Promise<void>;
}

const exited = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('close', () => done());
  });

/** Starts a program of the product and waits for its line `... ready ADDRESS`. */
function startPart(
  program: string,
  env: Record<string, string | undefined>,
  options: string[] = [],
  /** A command that wraps it. */
  before: string[] = [],
): Promise<Part> {
  const [command = '', ...rest] = [...before, process.execPath, resolve(ROOT, program), ...options];
  const child = spawn(command, rest, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const part = (url: string): Part => ({
    url,
    log: () => lines.join('\n'),
    stop: () => {
      child.kill('SIGTERM');
      return exited(child);
    },
  });
  return new Promise((ready, reject) => {
    const hear = (line: string) => {
      lines.push(line);
      const address = /^[\w-]+ ready (\S+)/.exec(line)?.[1];
      if (address) ready(part(address.replace(/\/$/, '')));
    };
    createInterface({ input: child.stdout }).on('line', hear);
    createInterface({ input: child.stderr }).on('line', hear);
    void exited(child).then(() => reject(new Error(`${program} ended:\n${lines.join('\n')}`)));
  });
}

const environmentOf = ({ dataDir, running }: TestSite) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  GEO_URL: '',
  LOG_LEVEL: 'error',
  BROTLI_QUALITY: '1',
  SPEED_SAMPLE_PERCENT: '0',
  ...running.secrets,
});

/** Files cannot grow: the kernel rejects each write of content, as on a full disk. Pipes are not files. */
const FULL_DISK = 'ulimit -f 0; exec "$0" "$@"';

export interface EdgeStart {
  /** Built folder of another shell than this repository's. */
  distribution?: string;
  /** The edge writes nothing to the disk. */
  isDiskFull?: boolean;
}

/** Starts an edge with a site's configuration; it replaces the site's own after a stop. */
export const startEdge = (
  site: TestSite,
  env: Record<string, string> = {},
  { distribution = 'shell/dist', isDiskFull = false }: EdgeStart = {},
): Promise<Part> =>
  startPart(
    join(distribution, 'edge/main.cjs'),
    {
      ...environmentOf(site),
      SERVICES_URL: site.servicesUrl,
      PUBLIC_ORIGIN: site.url,
      PORT: new URL(site.url).port,
      ...env,
    },
    [],
    isDiskFull ? ['sh', '-c', FULL_DISK] : [],
  );

/** Starts the services again at their previous address. */
export const startServices = (site: TestSite, env: Record<string, string> = {}): Promise<Part> =>
  startPart('services/dist/main.js', {
    ...environmentOf(site),
    MONGODB_URI: site.running.parts.database.uri,
    SERVICES_PORT: new URL(site.servicesUrl).port,
    ...env,
  });

/** Starts the embedded database again on its own folder, at its previous address. */
export const startDatabase = (site: TestSite): Promise<Part> =>
  startPart(
    'packages/embedded-mongo/bin/embedded-mongo.mjs',
    {
      ...environmentOf(site),
      NODE_ENV: 'test',
      EMBEDDED_MONGO_PASSWORD: site.running.secrets.DATABASE_PASSWORD,
    },
    ['--data', join(site.dataDir, 'database'), '--port', new URL(site.running.parts.database.uri).port],
  );
