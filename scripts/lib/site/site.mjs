import { join } from 'node:path';
import { makeFirstAdmin, wantsAdmin } from './admin.mjs';
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
    `  password  ${password}   (shown this once; npm run admin:create makes another)`,
    '',
  ].join('\n');

/**
 * Puts into the database what it needs to begin with: the content and an admin, side by side.
 * @param {(line: string) => void} say
 * @returns the admin, when one was made
 */
async function fill(env, needsAdmin, say) {
  const [seeded, made] = await Promise.allSettled([seed(env), needsAdmin ? makeFirstAdmin(env) : undefined]);
  for (const line of seeded.value ?? []) say(`  ${line}`);
  // At once, and nowhere else: whatever fails after this, the password would be lost.
  if (made.value) say(firstAdminLines(made.value));
  for (const { reason } of [seeded, made]) if (reason) throw reason;
  return made.value;
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

/** Each part starts again by itself, and the others serve on; what cannot be started ends the site. */
function superviseAll(parts, starts, isStopping, stop) {
  const onGivingUp = () => void stop().then(() => process.exit(1));
  return Object.entries(parts).map(([name, part]) =>
    supervise(name, part, { start: starts[name], say: console.error, isStopping, onGivingUp }),
  );
}

/**
 * Starts database, services and edge, in that order, with content and remotes in place. The edge comes before the remotes:
 * it draws each of them before it goes live.
 * @param {Record<string, string | undefined>} environment the configuration, see docs/configuration.md
 * @param {{ stopOnSignals?: boolean, quiet?: boolean, startEdge?: typeof startBuiltEdge, filled?: { username: string, password: string } }} options `startEdge` is for
 * development, which puts something of its own in that place; `filled` is the first admin of a site whose
 * folder this one is a copy of, and then content and admin are not looked for again
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
    // A second Ctrl-C changes nothing: stopping has limits of its own.
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => void stop().then(() => process.exit(0)));
  }
  const say = (line) => quiet || console.log(line);
  const env = environmentOfParts(environment, secrets, configuration);
  try {
    say('Starting ...');
    const startOwnDatabase = (at) =>
      startDatabase(configuration, { quiet, password: secrets.DATABASE_PASSWORD, port: at });
    const database = await startOwnDatabase();
    started.push(database);
    // The services have to know it before the edge listens there.
    const port = configuration.PORT || (await freePort(configuration.HOST));
    const servicesEnv = {
      ...env,
      MONGODB_URI: database.uri,
      SERVICES_PORT: String(configuration.SERVICES_PORT),
      GATE_URL: gateUrlOf(configuration, port),
    };
    const firstAdmin = filled ?? (await fill(servicesEnv, wantsAdmin(configuration), say));
    const services = await startServices(servicesEnv, quiet);
    started.push(services);
    const SERVICES_URL = configuration.SERVICES_URL ?? services.address;
    // What signs and what stores stays with the services: the edge faces the world and only has to check.
    const edgeEnv = { ...edgeEnvironment(env), SERVICES_URL, PORT: String(port) };
    const edge = await startEdge(edgeEnv, quiet);
    started.push(edge);
    if (configuration.GATE_URL === 'auto' && !servicesEnv.GATE_URL) {
      say(
        '  gate off: not all of SERVICES runs here, so that pages could not be drawn; GATE_URL names another one',
      );
    }
    const composition = await publishBuilt(services.address, secrets.API_KEYS);
    await untilServed(edge.address, composition.number);
    say(compositionLine(composition));
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
