import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../port.mjs';
import { ROOT } from '../root.mjs';
import { run } from '../run.mjs';

/** A cold install and build, on a slow machine. */
const START_LIMIT_MS = 900_000;
const HOST = '127.0.0.1';

/** @param {string[]} args @throws with git's output */
async function git(...args) {
  const { code, output } = await run('git', args, { cwd: ROOT });
  if (code !== 0) throw new Error(`MB-5002 git ${args.join(' ')}: ${output.trim()}`);
  return output.trim();
}

/**
 * Starts `npm start` in a clone. It installs and builds first.
 * @param {string} clone folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<() => Promise<void>>} a function that stops it, once it is ready
 */
function npmStart(clone, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['start'], {
      cwd: clone,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise((settle) => child.once('close', settle));
    // Ctrl-C does not reach the separate process group.
    const interrupt = () => {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGINT');
    };
    process.once('exit', interrupt);
    const stop = async () => {
      process.off('exit', interrupt);
      interrupt();
      await exited;
    };
    const limit = setTimeout(() => {
      reject(new Error('npm start was not ready in time'));
      void stop();
    }, START_LIMIT_MS);
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(`  | ${line}`);
      if (!line.startsWith('Ctrl-C')) return;
      clearTimeout(limit);
      resolve(stop);
    });
    void exited.then(() => {
      clearTimeout(limit);
      reject(new Error('npm start ended'));
    });
  });
}

/**
 * Starts the site of a fresh clone on free ports, with a separate database. The clone is deleted afterwards.
 * @param {Record<string, string>} [environment] additional configuration, see docs/configuration.md
 * @param {string} [revision] of git; default: the current commit
 * @throws when git does not know the revision, or the clone does not start
 */
export async function startClonedSite(environment = {}, revision = 'HEAD') {
  const folder = mkdtempSync(join(tmpdir(), 'mockingbird-clone-'));
  const clone = join(folder, 'mockingbird');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const commit = await git('rev-parse', '--verify', `${revision}^{commit}`);
    await git('clone', '-q', '--no-checkout', ROOT, clone);
    await git('-C', clone, 'checkout', '-q', '--detach', commit);
    const port = await freePort(HOST);
    const stop = await npmStart(clone, {
      ...process.env,
      HOST,
      PORT: String(port),
      SERVICES_PORT: String(await freePort(HOST)),
      DATA_DIR: join(clone, '.data'),
      MONGODB_URI: undefined,
      ...environment,
    });
    return {
      address: `http://${HOST}:${port}`,
      stop: async () => {
        await stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
