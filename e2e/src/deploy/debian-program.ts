import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const DOWNLOAD_TIMEOUT_MS = 180_000;

export interface DebianProgram {
  name: string;
  /** The Debian package. */
  packageName: string;
  /** Where an installation puts the program, the usual place first. The first path is also its place in the package. */
  places: readonly [string, ...string[]];
  /** An option with which it only prints its version. */
  versionOption: string;
}

/** Another user of the machine could place a program there. */
function isOwnFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  return uid === userInfo().uid && (mode & 0o022) === 0;
}

const runs = (program: string, option: string): boolean => {
  try {
    execFileSync(program, [option], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

function unpack(packageName: string, folder: string): void {
  const options = { cwd: folder, stdio: 'ignore' as const, timeout: DOWNLOAD_TIMEOUT_MS };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
  } catch {
    // Only an administrator may update the package lists. They may be recent enough.
  }
  execFileSync('apt-get', ['download', packageName], options);
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file) execFileSync('dpkg', ['-x', file, '.'], options);
}

/**
 * Finds a program, or unpacks it from its Debian package. The package is not installed: that would start a server.
 * @returns undefined where there is neither; the console says so
 */
export function findDebianProgram({
  name,
  packageName,
  places,
  versionOption,
}: DebianProgram): string | undefined {
  const folder = join(tmpdir(), `mockingbird-${packageName}-${userInfo().uid}`);
  const unpacked = join(folder, places[0]);
  if (!isOwnFolder(folder)) throw new Error(`${folder} belongs to another user or may be changed by one`);
  const found = [...places, unpacked].find((path) => existsSync(path) && runs(path, versionOption));
  if (found) return found;
  try {
    unpack(packageName, folder);
  } catch {
    // Not a Debian, or no network.
  }
  if (existsSync(unpacked) && runs(unpacked, versionOption)) return unpacked;
  console.warn(`No ${name} here: its tests are left out. Install the package "${packageName}".`);
  return undefined;
}
