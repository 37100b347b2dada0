import { join } from 'node:path';
import { createFirstAdmin, needsFirstAdmin } from './admin.mjs';
import { startChild } from '../child.mjs';
import { readConfiguration } from '../configuration.mjs';
import { startDatabase } from '../database/database.mjs';
import { edgeEnvironment } from './edge-environment.mjs';
import { gateUrlOf, untilServed } from './gate.mjs';
import { checkPort, freePort } from '../port.mjs';
import { publishBuilt } from './publish.mjs';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';
import { secretsFor } from './secrets.mjs';
import { supervise } from './supervise.mjs';

const script = (path) => join(ROOT, path);

async function seed(env) {
  const { code, output } = await run(process.execPath, [script('services/dist/seed.js')], { cwd: ROOT, env });
  if (code !== 0) {
    const known = /^(?:seed failed: )?(MB-\d{4} .*)$/m.exec(output)?.[1];
    throw new Error(known ?? `The first content could not be stored:\n${output}`);
  }
  return output.split('\n').filter((line) => line.startsWith('seed'));
}

const startServices = (env, quiet) =>
  startChild('services', process.execPath, [script('services/dist/main.js'), '--ignore-sigint'], {
    cwd: ROOT,
    env,
    quiet,
  });

const startBuiltEdge = (env, quiet) =>
  startChild('edge', process.execPath, [script('shell/dist/edge/main.cjs'), '--ignore-sigint'], {
    cwd: ROOT,
    env,
    quiet,
  });

const firstAdminLines = ({ username, password }) =>
  [
    '',
    `  admin     ${username}`,
    `  password  ${password}   (shown this once; npm run admin:create creates another)`,
    '',
  ].join('\n');

/**
 * Seeds the database with content and an admin, in parallel.
 * @param {(line: string) => void} log
 * @returns the admin, when one was created
 */
async function fill(env, needsAdmin, log) {
  const [seeded, created] = await Promise.allSettled([
    seed(env),
    needsAdmin ? createFirstAdmin(env) : undefined,
  ]);
  for (const line of seeded.value ?? []) log(`  ${line}`);
  // Printed immediately and only here: a later failure would lose the password.
  if (created.value) log(firstAdminLines(created.value));
  for (const { reason } of [seeded, created]) if (reason) throw reason;
  return created.value;
}

const environmentOfParts = (environment, secrets, { HOST, DATA_DIR }) => ({
  ...environment,
  ...secrets,
  HOST,
  DATA_DIR,
  NODE_ENV: environment.NODE_ENV ?? 'production',
  LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
});

const compositionLine = ({ number, remotes }) =>
  `  composition ${number}: ${remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`).join(', ')}`;

/** Each process restarts automatically while the others run. A process that cannot start ends the site. */
function superviseAll(parts, starts, isStopping, stop) {
  const onGivingUp = () => void stop().then(() => process.exit(1));
  return Object.entries(parts).map(([name, part]) =>
    supervise(name, part, { start: starts[name], log: console.error, isStopping, onGivingUp }),
  );
}

/**
 * Starts database, services and edge, in that order, with content and remotes. The edge starts before the remotes are
 * published, because the gate runs on it.
 * @param {Record<string, string | undefined>} environment the configuration, see docs/configuration.md
 * @param {{ stopOnSignals?: boolean, quiet?: boolean, startEdge?: typeof startBuiltEdge, filled?: { username: string,
 * password: string } }} options development replaces `startEdge`; `filled` is the first admin of a copied data folder,
 * which needs no seeding
 */
export async function startSite(
  environment,
  { stopOnSignals = false, quiet = false, startEdge = startBuiltEdge, filled = undefined } = {},
) {
  const configuration = readConfiguration(environment);
  await checkPort('PORT', configuration.PORT, configuration.HOST);
  await checkPort('SERVICES_PORT', configuration.SERVICES_PORT, configuration.HOST);
  const secrets = secretsFor(configuration.DATA_DIR, environment);
  const started = [];
  let stopping;
  const stop = () => {
    stopping ??= (async () => {
      for (const part of started.reverse()) await part.stop();
    })();
    return stopping;
  };
  if (stopOnSignals) {
    // A second Ctrl-C has no effect: stopping has its own time limits.
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => void stop().then(() => process.exit(0)));
  }
  const log = (line) => quiet || console.log(line);
  const env = environmentOfParts(environment, secrets, configuration);
  try {
    log('Starting ...');
    const startOwnDatabase = (at) =>
      startDatabase(configuration, { quiet, password: secrets.DATABASE_PASSWORD, port: at });
    const database = await startOwnDatabase();
    started.push(database);
    // The services need the port before the edge listens on it.
    const port = configuration.PORT || (await freePort(configuration.HOST));
    const servicesEnv = {
      ...env,
      MONGODB_URI: database.uri,
      SERVICES_PORT: String(configuration.SERVICES_PORT),
      GATE_URL: gateUrlOf(configuration, port),
    };
    const firstAdmin = filled ?? (await fill(servicesEnv, needsFirstAdmin(configuration), log));
    const services = await startServices(servicesEnv, quiet);
    started.push(services);
    const SERVICES_URL = configuration.SERVICES_URL ?? services.address;
    // Secrets for signing and storing stay with the services: the edge faces the public and only verifies.
    const edgeEnv = { ...edgeEnvironment(env), SERVICES_URL, PORT: String(port) };
    const edge = await startEdge(edgeEnv, quiet);
    started.push(edge);
    if (configuration.GATE_URL === 'auto' && !servicesEnv.GATE_URL) {
      log(
        '  gate off: not all of SERVICES runs here, so the gate cannot render pages; set GATE_URL to another gate',
      );
    }
    const composition = await publishBuilt(services.address, secrets.API_KEYS);
    await untilServed(edge.address, composition.number);
    log(compositionLine(composition));
    if (stopOnSignals && !stopping) {
      const samePort = { ...servicesEnv, SERVICES_PORT: new URL(services.address).port };
      const starts = {
        database: () => startOwnDatabase(Number(new URL(database.uri).port)),
        services: () => startServices(samePort, quiet),
        edge: () => startEdge(edgeEnv, quiet),
      };
      started.splice(0, 3, ...superviseAll({ database, services, edge }, starts, () => !!stopping, stop));
    }
    return {
      addresses: { site: edge.address, services: services.address, database: database.label },
      parts: { database, services, edge },
      firstAdmin,
      secrets,
      configuration,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
