import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../root.mjs';
import { EMBEDDED_LOCK, isHeld, MONGOD_LOCK } from './running-database.mjs';

const CLI = join(ROOT, 'packages/embedded-mongo/bin/embedded-mongo.mjs');

/** What to use for a database that is not the embedded one. @type {Readonly<Record<string, string>>} */
const MONGODB_TOOLS = {
  check: '`db.collection.validate({ full: true })` in mongosh',
  backup: '`mongodump --uri=URI --archive=FILE`',
  restore: '`mongorestore --uri=URI --archive=FILE`',
};

/** @typedef {{ name: string, path?: string }} DatabaseCommand */

/**
 * @param {string[]} args
 * @returns {DatabaseCommand}
 * @throws MB-5002 for a missing or surplus argument
 */
export function checkArguments([name = '', ...paths]) {
  const wanted = name === 'check' ? 0 : 1;
  if (paths.length !== wanted || paths.some((path) => path === '' || path.startsWith('-')))
    throw new Error(
      `MB-5002 usage: npm run db:${name}${wanted === 1 ? ' -- BACKUP (the folder of the backup)' : ''}`,
    );
  return { name, ...(paths[0] !== undefined && { path: resolve(process.env.INIT_CWD ?? '.', paths[0]) }) };
}

/**
 * Runs a command of the embedded server on the data of this site.
 * @param {DatabaseCommand} command
 * @param {{ MONGODB_URI?: string, DATA_DIR: string }} configuration
 * @returns {Promise<number>} its exit code
 * @throws MB-5012 when the site uses another database
 */
export async function runDatabaseCommand({ name, path }, { MONGODB_URI, DATA_DIR }) {
  const data = join(DATA_DIR, 'database');
  const usesMongod =
    isHeld(DATA_DIR, MONGOD_LOCK) || (existsSync(join(DATA_DIR, 'mongod')) && !existsSync(data));
  if (MONGODB_URI || usesMongod) {
    const owner = MONGODB_URI ? 'MONGODB_URI names a MongoDB' : `${DATA_DIR} belongs to a mongod`;
    throw new Error(
      `MB-5012 ${owner}: npm run db:${name} is for the embedded database. Use ${MONGODB_TOOLS[name]}`,
    );
  }
  const running = name === 'backup' && isHeld(DATA_DIR, EMBEDDED_LOCK) ? ['--running'] : [];
  const args = [CLI, name, '--data', data, ...running, ...(path === undefined ? [] : [path])];
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: ROOT });
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal) console.error(`MB-5010 the data in ${data} ended the command with ${signal}`);
      settle(code ?? 1);
    });
  });
}
