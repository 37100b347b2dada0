import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from '../system-error.js';

/** Who holds a folder: process id and, where the system tells, when that process started. */
interface Owner {
  readonly pid: number;
  readonly started: string;
}

const LOCK_FILE = 'server.lock';
const ATTEMPTS = 5;

/** Ended, and waiting for a parent that does not look: in a container often for ever. */
const DEAD_STATES = ['Z', 'X'];
const DEAD = 'dead';

/**
 * The start time of a process in clock ticks; "" where /proc does not tell. Guards against a reused process id, and a dead
 * process has none that could be a lock's.
 */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold blanks; the state follows, the start time is the 22nd field.
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return DEAD_STATES.includes(state) ? DEAD : (rest[18] ?? '');
  } catch {
    return '';
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if (systemErrorCode(error) !== 'EPERM') return false;
  }
  return owner.started === '' || owner.started === startTime(owner.pid);
}

function readOwner(file: string): Owner | undefined {
  try {
    const [pid, started = ''] = readFileSync(file, 'utf8').trim().split(' ');
    const number = Number(pid);
    return Number.isInteger(number) && number > 0 ? { pid: number, started } : undefined;
  } catch {
    return undefined;
  }
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, `${process.pid} ${startTime(process.pid)}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Renames a dead owner's lock. Renaming is atomic, so only one of several processes succeeds. */
function removeStale(file: string, stale: Owner | undefined): void {
  const renamed = `${file}.${process.pid}`;
  try {
    renameSync(file, renamed);
  } catch {
    return;
  }
  const moved = readOwner(renamed);
  // Somebody may have taken the folder between our look and our move: give it back.
  if (moved && moved.pid !== stale?.pid && isAlive(moved)) renameSync(renamed, file);
  else rmSync(renamed, { force: true });
}

/**
 * Takes a folder for this process alone. A lock whose owner is dead is taken over.
 * @returns gives the folder back
 * @throws Error when a living process holds the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(file)) {
      return () => {
        if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    }
    const owner = readOwner(file);
    if (owner && isAlive(owner)) {
      throw new Error(`${folder} is in use by process ${owner.pid} (embedded-mongo, ${LOCK_FILE})`);
    }
    removeStale(file, owner);
  }
  throw new Error(`${folder} cannot be locked: others keep taking it`);
}

/** Whether a living process holds a folder. */
export function isHeld(folder: string): boolean {
  const owner = readOwner(join(folder, LOCK_FILE));
  return owner !== undefined && isAlive(owner);
}
