import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChild } from '../child.mjs';
import { DATABASE_NAME, embeddedUri } from './database-name.mjs';
import { ROOT } from '../root.mjs';

const CLI = join(ROOT, 'packages/embedded-mongo/bin/embedded-mongo.mjs');

/**
 * A running database; `label` names it in the output.
 * @typedef {import('../child.mjs').RunningPart & { uri: string, label: string }} Database
 * @typedef {{ quiet: boolean, port: number }} ServerOptions
 */

/** @param {string} program */
const onPath = (program) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));

/**
 * @param {string} uri
 * @returns {Database}
 */
export const configuredDatabase = (uri) => ({
  uri,
  label: 'configured by MONGODB_URI',
  stop: async () => undefined,
});

/**
 * The database: the configured one, else a mongod on the PATH, else the embedded server. The system chooses the port,
 * so that two sites can run on one machine. A restart passes the previous port.
 * @param {{ MONGODB_URI?: string, DATA_DIR: string }} configuration
 * @param {{ quiet: boolean, password: string, port?: number }} options `password` is for the embedded server
 * @returns {Promise<Database>}
 */
export async function startDatabase(configuration, { quiet, password, port = 0 }) {
  if (configuration.MONGODB_URI) return configuredDatabase(configuration.MONGODB_URI);
  const data = join(configuration.DATA_DIR, 'database');
  mkdirSync(data, { recursive: true });
  const mongod = onPath('mongod');
  const starting = mongod
    ? startMongod(mongod, configuration.DATA_DIR, { quiet, port })
    : startEmbedded(data, configuration.DATA_DIR, { quiet, port, password });
  const child = await starting.catch((error) => {
    throw /^MB-\d{4} /.test(error.message) ? error : new Error(`MB-5006 ${error.message}`);
  });
  const shown = `${child.address}/${DATABASE_NAME}`;
  return {
    ...child,
    uri: mongod ? shown : embeddedUri(child.address, password),
    // Without the password, because it is printed.
    label: `${shown} (${mongod ? 'mongod' : 'embedded'})`,
  };
}

/**
 * @param {string} data folder of the database
 * @param {string} dataDir
 * @param {ServerOptions & { password: string }} options
 */
const startEmbedded = (data, dataDir, { quiet, port, password }) =>
  startChild(
    'database',
    process.execPath,
    [
      CLI,
      '--data',
      data,
      '--port',
      String(port),
      '--port-file',
      join(dataDir, 'database.port'),
      '--parent-pid',
      String(process.pid),
      '--ignore-sigint',
    ],
    {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development', EMBEDDED_MONGO_PASSWORD: password },
      quiet,
    },
  );

/**
 * mongod prints no `ready` line and ends on Ctrl-C with the process group. A small runner adapts both.
 * @param {string} mongod path of the program
 * @param {string} dataDir
 * @param {ServerOptions} options
 */
const startMongod = (mongod, dataDir, { quiet, port }) =>
  startChild(
    'database',
    process.execPath,
    [join(ROOT, 'scripts/lib/database/mongod.mjs'), mongod, dataDir, String(port)],
    {
      cwd: ROOT,
      env: process.env,
      quiet,
    },
  );
