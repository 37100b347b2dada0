import { join } from 'node:path';
import { freePort } from '../../../e2e/src/harness/ports.js';
import {
  startInterruptibleProxy,
  type InterruptibleProxy,
} from '../../../e2e/src/stand-ins/interruptible-proxy.js';
import { embeddedUri } from '../../../scripts/lib/database/database-name.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { secretsFor } from '../../../scripts/lib/site/secrets.mjs';
import { PARTS, type PartName } from '../schedule/fault.js';
import { environmentOf } from './environments.js';
import { FakeClock } from './fake-clock.js';
import { parseKeys, Signer } from './http.js';
import { LabPart } from './lab-part.js';
import { createDatabaseDisk, createEdgeDisk, type SmallDisk } from './mounts.js';

/** A site of one database, two processes of the services and two edges, whose parts can be disturbed. */
export interface LabSite {
  parts: Readonly<Record<PartName, LabPart>>;
  /** Addresses of the edges, and those of the services through their lines. */
  url: (part: PartName) => string;
  /** Connections in front of servers. */
  lines: ReadonlyMap<PartName, InterruptibleProxy>;
  disks: ReadonlyMap<PartName, SmallDisk>;
  clocks: ReadonlyMap<PartName, FakeClock>;
  /** The database without a line. */
  databaseUri: string;
  browserKey: Signer;
  releaseKey: Signer;
  /** For the commands that fill the site. */
  environment: Readonly<Record<string, string>>;
  close: () => Promise<void>;
}

export interface LabSiteOptions {
  /** Temporary folder of the site. */
  folder: string;
  /** Path of libfaketime. */
  faketime: string;
  /** Root of the built programs: this repository, or a copy with a planted bug. */
  programs?: string | undefined;
  /** Prints the output of every part. */
  isLogged?: boolean | undefined;
}

const SERVICES = ['services-1', 'services-2'] as const;
const EDGES = ['edge-1', 'edge-2'] as const;
const local = (port: number) => `http://127.0.0.1:${port}`;

function argumentsOf(name: PartName, programs: string, folder: string, port: number): string[] {
  if (name.startsWith('edge')) return [join(programs, 'shell/dist/edge/main.cjs')];
  if (name.startsWith('services')) return [join(programs, 'services/dist/main.js')];
  const program = join(programs, 'packages/embedded-mongo/bin/embedded-mongo.mjs');
  return [program, '--data', join(folder, 'database/data'), '--port', String(port)];
}

async function startLines(port: (name: PartName) => number) {
  const lines = new Map<PartName, InterruptibleProxy>();
  for (const name of ['database', ...SERVICES] as const)
    lines.set(name, await startInterruptibleProxy(local(port(name))));
  return lines;
}

/** Creates the parts of a site, with their disks, lines and clocks. Starts no process. */
export async function createLabSite(options: LabSiteOptions): Promise<LabSite> {
  const { folder, faketime, programs = ROOT, isLogged = false } = options;
  const secrets = secretsFor(folder, {});
  const ports = new Map<PartName, number>();
  for (const name of PARTS) ports.set(name, await freePort());
  const port = (name: PartName) => ports.get(name) ?? 0;
  const lines = await startLines(port);
  const line = (name: PartName) => lines.get(name)?.url ?? '';
  const mongo = (origin: string) =>
    embeddedUri(origin.replace('http:', 'mongodb:'), secrets.DATABASE_PASSWORD);
  const disks = new Map<PartName, SmallDisk>([
    ['database', await createDatabaseDisk(join(folder, 'database'))],
  ]);
  for (const name of EDGES) disks.set(name, await createEdgeDisk(join(folder, name)));
  const clocks = new Map<PartName, FakeClock>(
    [...SERVICES, ...EDGES].map((name) => [name, new FakeClock(faketime, folder, name)]),
  );
  const setting = {
    ...{ folder, secrets, port, clocks },
    mongodbUri: mongo(line('database')),
    servicesUrl: SERVICES.map(line).join(','),
  };
  const create = (name: PartName) =>
    new LabPart({
      name,
      args: argumentsOf(name, programs, folder, port(name)),
      environment: environmentOf(name, setting),
      isLogged,
    });
  const parts: Record<PartName, LabPart> = {
    database: create('database'),
    'services-1': create('services-1'),
    'services-2': create('services-2'),
    'edge-1': create('edge-1'),
    'edge-2': create('edge-2'),
  };
  const keys = parseKeys(secrets.API_KEYS);
  const signer = (id: string) => new Signer(id, keys.get(id) ?? '');
  const databaseUri = mongo(local(port('database')));
  return {
    ...{ parts, lines, disks, clocks, databaseUri },
    url: (name) => (name.startsWith('edge') ? local(port(name)) : line(name)),
    browserKey: signer('browser'),
    releaseKey: signer('release'),
    environment: { ...environmentOf('services-1', setting), LD_PRELOAD: '', MONGODB_URI: databaseUri },
    close: async () => {
      for (const name of [...PARTS].reverse()) await parts[name].close();
      for (const each of lines.values()) await each.stop();
      for (const disk of disks.values()) await disk.remove();
    },
  };
}
