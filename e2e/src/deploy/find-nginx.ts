import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];
/** The package is unpacked, not installed: an installation would start a server on port 80. */
const UNPACKED = join(tmpdir(), `mockingbird-nginx-${userInfo().uid}`);
const DOWNLOAD_TIMEOUT_MS = 120_000;

/** Another user of the machine could place a program there. */
function isOwnFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  return uid === userInfo().uid && (mode & 0o022) === 0;
}

const runs = (program: string): boolean => {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

function unpackDebianPackage(): void {
  const options = { cwd: UNPACKED, stdio: 'ignore' as const, timeout: DOWNLOAD_TIMEOUT_MS };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
  } catch {
    // Only an administrator may update the package lists. They may be recent enough.
  }
  execFileSync('apt-get', ['download', 'nginx'], options);
  const file = readdirSync(UNPACKED).find((name) => name.endsWith('.deb'));
  if (file) execFileSync('dpkg', ['-x', file, '.'], options);
}

/**
 * Finds nginx, or unpacks it from its Debian package.
 * @returns undefined where there is neither; the console says so
 */
export function findNginx(): string | undefined {
  const unpacked = join(UNPACKED, 'usr/sbin/nginx');
  if (!isOwnFolder(UNPACKED)) throw new Error(`${UNPACKED} belongs to another user or may be changed by one`);
  const found = [...PLACES, unpacked].find((path) => existsSync(path) && runs(path));
  if (found) return found;
  try {
    unpackDebianPackage();
  } catch {
    // Not a Debian, or no network.
  }
  if (existsSync(unpacked) && runs(unpacked)) return unpacked;
  console.warn('No nginx here: its tests are left out. Install the package "nginx".');
  return undefined;
}
