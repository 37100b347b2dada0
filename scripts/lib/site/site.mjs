import { join } from 'node:path';
import { createFirstAdmin, needsFirstAdmin } from './admin.mjs';
import { startChild } from '../child.mjs';
import { readConfiguration } from '../configuration.mjs';
import { startDatabase } from '../database/database.mjs';
import { edgeEnvironment } from './edge-environment.mjs';
import { checkGatePort, gateEnvironment, gateUrlOf, startsGate, untilServed } from './gate.mjs';
import { checkPort, freePort } from '../port.mjs';
import { publishBuilt } from './publish.mjs';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';
import { secretsFor } from './secrets.mjs';
import { supervise } from './supervise.mjs';

/**
 * @typedef {import('../child.mjs').RunningPart} RunningPart
 * @typedef {import('./admin.mjs').Admin} Admin
 * @typedef {typeof startBuiltEdge} StartEdge
 * @typedef {Awaited<ReturnType<typeof startSite>>} RunningSite
 */

/** @param {string} path */
const script = (path) => join(ROOT, path);

/** @param {NodeJS.ProcessEnv} env */
async function seed(env) {
  const { code, output } = await run(process.execPath, [script('services/dist/seed.js')], { cwd: ROOT, env });
  if (code !== 0) {
    const known = /^(?:seed failed: )?(MB-\d{4} .*)$/m.exec(output)?.[1];
    throw new Error(known ?? `The first content could not be stored:\n${output}`);
  }
  return output.split('\n').filter((line) => line.startsWith('seed'));
}

/** @param {NodeJS.ProcessEnv} env @param {boolean} quiet */
const startServices = (env, quiet) =>
  startChild('services', process.execPath, [script('services/dist/main.js'), '--ignore-sigint'], {
    cwd: ROOT,
    env,
    quiet,
  });

/** @param {NodeJS.ProcessEnv} env @param {boolean} quiet */
const startBuiltEdge = (env, quiet) =>
  startChild('edge', process.execPath, [script('shell/dist/edge/main.cjs'), '--ignore-sigint'], {
    cwd: ROOT,
    env,
    quiet,
  });

/** @param {NodeJS.ProcessEnv} env @param {boolean} quiet */
const startGate = (env, quiet) =>
  startChild('gate', process.execPath, [script('shell/dist/gate/main.cjs'), '--ignore-sigint'], {
    cwd: ROOT,
    env,
    quiet,
  });

/**
 * Waits for parts that start at the same time. Each is in `started` as soon as it runs, also when another one fails.
 * @template {(Promise<RunningPart> | undefined)[] | []} Starting
 * @param {Starting} starting
 * @param {RunningPart[]} started
 */
async function startTogether(starting, started) {
  /** @param {Promise<RunningPart> | undefined} start */
  const add = async (start) => {
    const part = await start;
    if (part) started.push(part);
  };
  await Promise.allSettled(starting.map(add));
  return Promise.all(starting);
}

/** @param {Admin} admin */
const firstAdminLines = ({ username, password }) =>
  [
    '',
    `  admin     ${username}`,
    `  password  ${password}   (shown this once; npm run admin:create creates another)`,
    '',
  ].join('\n');

/**
 * Seeds the database with content and an admin, in parallel.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../configuration.mjs').Configuration} configuration
 * @param {(line: string) => void} log
 * @returns the admin, when one was created
 */
async function fill(env, configuration, log) {
  const [seeded, created] = await Promise.allSettled([
    seed(env),
    needsFirstAdmin(configuration) ? createFirstAdmin(env, configuration) : undefined,
  ]);
  if (seeded.status === 'fulfilled') for (const line of seeded.value) log(`  ${line}`);
  const admin = created.status === 'fulfilled' ? created.value : undefined;
  // Printed immediately and only here: a later failure would lose the password.
  if (admin) log(firstAdminLines(admin));
  for (const result of [seeded, created]) if (result.status === 'rejected') throw result.reason;
  return admin;
}

/**
 * The environment that all processes of the site share.
 * @param {NodeJS.ProcessEnv} environment
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {{ HOST: string, DATA_DIR: string }} configuration
 */
const buildSharedEnvironment = (environment, secrets, { HOST, DATA_DIR }) => ({
  ...environment,
  ...secrets,
  HOST,
  DATA_DIR,
  NODE_ENV: environment.NODE_ENV ?? 'production',
  LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
});

/** @param {import('@mockingbird/contracts').Composition} composition */
const compositionLine = ({ number, remotes }) =>
  `  composition ${number}: ${remotes.map(({ manifest }) => `${manifest.name}@${manifest.version}`).join(', ')}`;

/**
 * Each process restarts automatically while the others run. A process that cannot start ends the site, except the gate:
 * visitors do not need it.
 * @param {Record<string, { first: RunningPart, start: () => Promise<RunningPart> } | undefined>} parts
 * @param {() => boolean} isStopping
 * @param {() => Promise<void>} stop
 */
function superviseAll(parts, isStopping, stop) {
  const endSite = () => void stop().then(() => process.exit(1));
  return Object.entries(parts).flatMap(([name, part]) => {
    const onGivingUp = name === 'gate' ? undefined : endSite;
    return part
      ? supervise(name, part.first, { start: part.start, log: console.error, isStopping, onGivingUp })
      : [];
  });
}

/**
 * A second Ctrl-C has no effect: stopping has its own time limits.
 * @param {() => Promise<void>} stop
 */
function endOnSignals(stop) {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void stop().then(() => process.exit(0)));
}

const GATE_OFF =
  '  gate off: not all of SERVICES runs here, so the gate cannot render pages; set GATE_URL to another gate';

/**
 * Starts database, services, then edge and gate, with content and remotes. The gate starts before the remotes are
 * published, because it checks them.
 * @param {Record<string, string | undefined>} environment the configuration, see docs/configuration.md
 * @param {{ stopOnSignals?: boolean, quiet?: boolean, startEdge?: StartEdge, filled?: Admin }} options development
 * replaces `startEdge`; `filled` is the first admin of a copied data folder, which needs no seeding
 */
export async function startSite(
  environment,
  { stopOnSignals = false, quiet = false, startEdge = startBuiltEdge, filled = undefined } = {},
) {
  const configuration = readConfiguration(environment);
  await checkPort('PORT', configuration.PORT, configuration.HOST);
  await checkPort('SERVICES_PORT', configuration.SERVICES_PORT, configuration.HOST);
  await checkGatePort(configuration);
  const secrets = secretsFor(configuration.DATA_DIR, environment);
  /** @type {RunningPart[]} */
  const started = [];
  /** @type {Promise<void> | undefined} */
  let stopping;
  const stop = () => {
    stopping ??= (async () => {
      for (const part of started.reverse()) await part.stop();
    })();
    return stopping;
  };
  if (stopOnSignals) endOnSignals(stop);
  /** @param {string} line */
  const log = (line) => quiet || console.log(line);
  const env = buildSharedEnvironment(environment, secrets, configuration);
  try {
    log('Starting ...');
    /** @param {number} [at] the port */
    const startOwnDatabase = (at) =>
      startDatabase(configuration, { quiet, password: secrets.DATABASE_PASSWORD, port: at });
    const database = await startOwnDatabase();
    started.push(database);
    // The edge has the same port after a restart.
    const port = configuration.PORT || (await freePort(configuration.HOST));
    const gateUrl = await gateUrlOf(configuration);
    const servicesEnv = {
      ...env,
      MONGODB_URI: database.uri,
      SERVICES_PORT: String(configuration.SERVICES_PORT),
      GATE_URL: gateUrl,
    };
    const firstAdmin = filled ?? (await fill(servicesEnv, configuration, log));
    const services = await startServices(servicesEnv, quiet);
    started.push(services);
    const SERVICES_URL = configuration.SERVICES_URL ?? services.address;
    // Secrets for signing and storing stay with the services: the edge faces the public and only verifies.
    const edgeEnv = { ...edgeEnvironment(env), SERVICES_URL, PORT: String(port) };
    const startOwnGate =
      gateUrl && startsGate(configuration)
        ? () => startGate(gateEnvironment(edgeEnv, gateUrl, configuration), quiet)
        : undefined;
    const [edge, gate] = await startTogether([startEdge(edgeEnv, quiet), startOwnGate?.()], started);
    if (configuration.GATE_URL === 'auto' && !gate) log(GATE_OFF);
    const composition = await publishBuilt(services.address, secrets.API_KEYS);
    await untilServed(edge.address, composition.number);
    log(compositionLine(composition));
    if (stopOnSignals && !stopping) {
      const samePort = { ...servicesEnv, SERVICES_PORT: new URL(services.address).port };
      const parts = {
        database: { first: database, start: () => startOwnDatabase(Number(new URL(database.uri).port)) },
        services: { first: services, start: () => startServices(samePort, quiet) },
        edge: { first: edge, start: () => startEdge(edgeEnv, quiet) },
        gate: gate && startOwnGate && { first: gate, start: startOwnGate },
      };
      started.splice(0, started.length, ...superviseAll(parts, () => !!stopping, stop));
    }
    return {
      addresses: { site: edge.address, services: services.address, database: database.label },
      parts: { database, services, edge, gate },
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
