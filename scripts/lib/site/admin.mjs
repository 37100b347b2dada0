import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { startDatabase } from '../database/database.mjs';
import { runningDatabase } from '../database/running-database.mjs';
import { secretsFor } from './secrets.mjs';

const COMMAND = join(ROOT, 'services/dist/admin.js');

/** @returns the numbered fault of a command without the log in front of it */
const named = (text) => (/^MB-\d{4} [^]*/m.exec(text)?.[0] ?? text).trim();

/**
 * Runs the services' command that makes admins.
 * @param {string} input its standard input: a password must not stand among its arguments, which everybody on the
 *   machine may read
 * @returns {Promise<string>} what it said
 * @throws with the faults that it named
 */
function adminCommand(args, env, input = '') {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, env, stdio: 'pipe' });
    let said = '';
    let faults = '';
    child.stdout.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => (faults += part));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(said.trim()) : reject(new Error(named(faults)))));
    // It may end before it has read everything; its own words say why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Whether a first start makes an admin. Without the module that signs in one would be of no use. */
export const wantsAdmin = ({ FIRST_ADMIN, SERVICES }) =>
  FIRST_ADMIN === 'auto' && SERVICES.split(',').some((name) => name.trim() === 'auth');

/** Makes an admin where the database has none. @returns {Promise<{ username: string, password: string } | undefined>} */
export async function makeFirstAdmin(env) {
  const admin = JSON.parse(await adminCommand(['first'], env));
  return admin.username === undefined ? undefined : admin;
}

/** The database of a site: the configured one, the one that runs, or else one that is started. */
async function databaseFor(configuration, environment) {
  if (configuration.MONGODB_URI) return startDatabase(configuration, { quiet: true });
  const { DATABASE_PASSWORD: password } = secretsFor(configuration.DATA_DIR, environment);
  const running = await runningDatabase(configuration, password);
  return running
    ? { uri: running, stop: async () => undefined }
    : startDatabase(configuration, { quiet: true, password });
}

/**
 * Makes an admin on the site's database: the configured one, the one that runs, or else one that is started for that.
 * @param configuration as `readConfiguration` gives it
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ username: string, password: string }} admin
 * @returns {Promise<string>} what was done
 */
export async function createAdmin(configuration, environment, { username, password }) {
  const database = await databaseFor(configuration, environment);
  try {
    const env = { ...environment, MONGODB_URI: database.uri };
    const said = await adminCommand(['create', `--username=${username}`], env, password);
    // Whoever forgot DATA_DIR or MONGODB_URI would look for the admin in vain.
    return `${said} (${configuration.MONGODB_URI ? 'database of MONGODB_URI' : `database in ${configuration.DATA_DIR}`})`;
  } finally {
    await database.stop();
  }
}
