import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { configuredDatabase, startDatabase } from '../database/database.mjs';
import { runningDatabase } from '../database/running-database.mjs';
import { secretsFor } from './secrets.mjs';

/** @typedef {{ username: string, password: string }} Admin */

const COMMAND = join(ROOT, 'services/dist/admin.js');

/**
 * @param {string} text
 * @returns the numbered error of a command without the log lines before it
 */
const numberedError = (text) => (/^MB-\d{4} [^]*/m.exec(text)?.[0] ?? text).trim();

/**
 * Runs the services' admin command.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string} input its standard input: other users of the machine can read arguments, so a password is not among
 * them
 * @returns {Promise<string>} its output
 * @throws with the issues that it printed
 */
function adminCommand(args, env, input = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, env, stdio: 'pipe' });
    let output = '';
    let errors = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (errors += part));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output.trim()) : reject(new Error(numberedError(errors))),
    );
    // It may exit before it has read everything; its output says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/**
 * Whether a first start creates an admin. Without the auth module sign-in is impossible.
 * @param {{ FIRST_ADMIN: string, SERVICES: string }} configuration
 */
export const needsFirstAdmin = ({ FIRST_ADMIN, SERVICES }) =>
  FIRST_ADMIN !== 'off' && SERVICES.split(',').some((name) => name.trim() === 'auth');

/**
 * Creates an admin when the database has none.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ FIRST_ADMIN: string }} configuration
 * @returns {Promise<Admin | undefined>}
 */
export async function createFirstAdmin(env, { FIRST_ADMIN }) {
  const name = FIRST_ADMIN === 'auto' ? [] : [`--username=${FIRST_ADMIN}`];
  const admin = JSON.parse(await adminCommand(['first', ...name], env));
  return admin.username === undefined ? undefined : admin;
}

/**
 * The database of a site: the configured one, the running one, or a new process.
 * @param {import('../configuration.mjs').Configuration} configuration
 * @param {NodeJS.ProcessEnv} environment
 */
async function databaseFor(configuration, environment) {
  if (configuration.MONGODB_URI) return configuredDatabase(configuration.MONGODB_URI);
  const { DATABASE_PASSWORD: password } = secretsFor(configuration.DATA_DIR, environment);
  const running = await runningDatabase(configuration, password);
  return running
    ? { uri: running, stop: async () => undefined }
    : startDatabase(configuration, { quiet: true, password });
}

/**
 * Creates an account of staff on the site's database: the configured one, the running one, or a new process.
 * @param {import('../configuration.mjs').Configuration} configuration
 * @param {NodeJS.ProcessEnv} environment
 * @param {Admin & { role?: string | undefined }} account by default an admin
 * @returns {Promise<string>} a message for the user
 */
export async function createAdmin(configuration, environment, { username, password, role = 'admin' }) {
  const database = await databaseFor(configuration, environment);
  try {
    const env = { ...environment, MONGODB_URI: database.uri };
    const output = await adminCommand(['create', `--username=${username}`, `--role=${role}`], env, password);
    // Names the database, because a forgotten DATA_DIR or MONGODB_URI is a common mistake.
    return `${output} (${configuration.MONGODB_URI ? 'database of MONGODB_URI' : `database in ${configuration.DATA_DIR}`})`;
  } finally {
    await database.stop();
  }
}
