import { join } from 'node:path';
import { edgeEnvironment } from '../../../scripts/lib/site/edge-environment.mjs';
import type { Secrets } from '../../../scripts/lib/site/secrets.mjs';
import type { PartName } from '../schedule/fault.js';
import type { FakeClock } from './fake-clock.js';

type Environment = Record<string, string>;

/** Settings of every process: nothing leaves the machine, and little is logged. */
const QUIET = {
  LOG_LEVEL: 'error',
  GEO_URL: '',
  GATE_URL: '',
  BROTLI_QUALITY: '1',
  SPEED_SAMPLE_PERCENT: '0',
};

interface Setting {
  folder: string;
  secrets: Secrets & { COMPOSITION_PUBLIC_KEYS: string };
  port: (name: PartName) => number;
  clocks: ReadonlyMap<PartName, FakeClock>;
  /** Address of the database for the services. */
  mongodbUri: string;
  /** Addresses of the services for the edges. */
  servicesUrl: string;
}

/** The environment of one part. */
export function environmentOf(name: PartName, setting: Setting): Environment {
  const { folder, secrets, port, clocks, mongodbUri, servicesUrl } = setting;
  const clock = clocks.get(name)?.environment();
  // Failpoints are for tests only.
  if (name === 'database') return { NODE_ENV: 'test', EMBEDDED_MONGO_PASSWORD: secrets.DATABASE_PASSWORD };
  if (name === 'services-1' || name === 'services-2')
    return {
      ...QUIET,
      ...secrets,
      ...clock,
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'artefacts'),
      MONGODB_URI: mongodbUri,
      SERVICES_PORT: String(port(name)),
    };
  const passed = Object.entries(edgeEnvironment({ ...QUIET, ...secrets }));
  return {
    ...Object.fromEntries(passed.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    ...clock,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, name),
    SERVICES_URL: servicesUrl,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port(name)}`,
    PORT: String(port(name)),
    RENDER_WORKERS: '2',
    OFFLINE: 'off',
  };
}
