import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];
/** The package is unpacked, not installed: an installation would start a server on port 80. */
const UNPACKED = join(tmpdir(), 'mockingbird-nginx');

const runs = (program: string): boolean => {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

function unpackDebianPackage(): void {
  mkdirSync(UNPACKED, { recursive: true });
  const options = { cwd: UNPACKED, stdio: 'ignore' as const };
  execFileSync('apt-get', ['update', '-qq'], options);
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
