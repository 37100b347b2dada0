import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DATABASE_NAME, embeddedUri } from './database-name.mjs';

/** Lock files below `DATA_DIR`. */
export const EMBEDDED_LOCK = 'database/server.lock';
export const MONGOD_LOCK = 'mongod/mongod.lock';

const ANSWER_LIMIT_MS = 2_000;

/**
 * @param {string} path
 * @returns the first number in a file, or undefined
 */
function numberIn(path) {
  try {
    const number = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isInteger(number) && number > 0 ? number : undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // `kill` throws only errors of the system.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Whether a living process has a data folder, as its lock file says.
 * @param {string} dataDir
 * @param {string} lock path of the file below `dataDir`
 */
export function isHeld(dataDir, lock) {
  const pid = numberIn(join(dataDir, lock));
  return pid !== undefined && isAlive(pid);
}

/** @param {number} port @returns {Promise<boolean>} */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: ANSWER_LIMIT_MS });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

/**
 * Finds the local database of a site that runs on this data folder. It ignores files of crashed processes: the process
 * must be alive, and its port must respond.
 * @param {{ DATA_DIR: string }} configuration
 * @param {string} password of the embedded server
 * @returns {Promise<string | undefined>} its address
 */
export async function runningDatabase({ DATA_DIR }, password) {
  const port = numberIn(join(DATA_DIR, 'database.port'));
  const isEmbedded = isHeld(DATA_DIR, EMBEDDED_LOCK);
  if (port === undefined || !(isEmbedded || isHeld(DATA_DIR, MONGOD_LOCK)) || !(await listens(port)))
    return undefined;
  const origin = `mongodb://127.0.0.1:${port}`;
  return isEmbedded ? embeddedUri(origin, password) : `${origin}/${DATABASE_NAME}`;
}
