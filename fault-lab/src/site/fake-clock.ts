import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Places of the library in Debian's packages, by architecture. */
const LIBRARY = 'faketime/libfaketimeMT.so.1';
const ARCHITECTURES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'];
/** The package is unpacked, not installed, so the lab needs no rights for it. */
const UNPACKED = join(tmpdir(), `mockingbird-faketime-${userInfo().uid}`);
const DOWNLOAD_TIMEOUT_MS = 120_000;

const inRoot = (root: string): string | undefined =>
  ARCHITECTURES.map((name) => join(root, 'usr/lib', name, LIBRARY)).find((path) => existsSync(path));

/** Another user of the machine could place a library there. */
function isOwnFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(folder);
  return uid === userInfo().uid && (mode & 0o022) === 0;
}

function unpackDebianPackage(): void {
  const options = { cwd: UNPACKED, stdio: 'ignore' as const, timeout: DOWNLOAD_TIMEOUT_MS };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
  } catch {
    // Only an administrator may update the package lists. They may be recent enough.
  }
  execFileSync('apt-get', ['download', 'libfaketime'], options);
  const file = readdirSync(UNPACKED).find((name) => name.endsWith('.deb'));
  if (file) execFileSync('dpkg', ['-x', file, '.'], options);
}

/**
 * Finds libfaketime, or unpacks it from its Debian package.
 * @throws when there is neither: a schedule without its clock jumps would pass for a clean one
 */
export function findFaketime(): string {
  if (!isOwnFolder(UNPACKED)) throw new Error(`${UNPACKED} belongs to another user or may be changed by one`);
  const found = inRoot('/') ?? inRoot(UNPACKED);
  if (found) return found;
  try {
    unpackDebianPackage();
  } catch {
    // Not a Debian, or no network: the error below says what to do.
  }
  const unpacked = inRoot(UNPACKED);
  if (unpacked) return unpacked;
  throw new Error(
    'The fault laboratory needs libfaketime for clock jumps: install the package "libfaketime"',
  );
}

/** The wall clock of one process. */
export class FakeClock {
  private readonly file: string;

  /** @param library path of libfaketime */
  constructor(
    private readonly library: string,
    folder: string,
    name: string,
  ) {
    this.file = join(folder, `${name}.clock`);
    this.jump(0);
  }

  /** @param seconds difference from the real clock, negative for the past. It takes effect immediately. */
  jump(seconds: number): void {
    writeFileSync(this.file, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  }

  /** The environment of the process. Timers use the monotonic clock, which stays real. */
  environment(): Record<string, string> {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
      FAKETIME_DONT_RESET: '1',
    };
  }
}
