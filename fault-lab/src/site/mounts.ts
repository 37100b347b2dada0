import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MEGABYTE = 1024 * 1024;
const DATABASE_MB = 192;
const EDGE_MB = 96;
const BALLAST = 'ballast';

/** A small disk of a part. */
export interface SmallDisk {
  folder: string;
  /** Takes the remaining space. Undefined where nothing can be mounted. */
  fill?: () => Promise<void>;
  free: () => Promise<void>;
  /** Continues with what had reached the disk: everything that was written and not synced is gone. Unmounts, so no process may use it. */
  losePower?: () => Promise<void>;
  remove: () => Promise<void>;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Leaves less than a page. `fallocate` fails when metadata needs a part of the space, so it takes what it gets. */
async function fillUp(folder: string): Promise<void> {
  const file = join(folder, BALLAST);
  await writeFile(file, '');
  for (let size = await freeBytes(folder), taken = 0; size >= 4_096;) {
    try {
      await run('fallocate', ['-o', String(taken), '-l', String(size), file]);
      taken += size;
      size = await freeBytes(folder);
    } catch {
      size = Math.floor(size / 2);
    }
  }
}

const release = (folder: string) => rm(join(folder, BALLAST), { force: true });

/** Mounts need root on Linux, and a container may forbid them. Then a folder is only a folder: its table row says so. */
const isMounted = (mounting: Promise<unknown>): Promise<boolean> =>
  mounting.then(
    () => true,
    () => false,
  );

const plainFolder = (folder: string): SmallDisk => ({
  folder,
  free: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});

/** A disk in memory: it can be full. */
export async function createEdgeDisk(folder: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${EDGE_MB}m,mode=700`];
  if (!(await isMounted(run('mount', [...options, 'tmpfs', folder])))) return plainFolder(folder);
  return {
    folder,
    fill: () => fillUp(folder),
    free: () => release(folder),
    remove: async () => void (await run('umount', ['-l', folder])),
  };
}

/**
 * An ext4 disk in a file. What a process wrote and did not sync is in the kernel's memory only. So a copy of the file is
 * what a computer finds on its disk after a power failure.
 */
export async function createDatabaseDisk(folder: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  let failures = 0;
  let image = `${folder}.image`;
  // The kernel writes unsynced pages after some seconds anyway. A long interval of commits leaves them in memory.
  const mountImage = () => run('mount', ['-o', 'loop,noatime,commit=300', image, folder]);
  const createImage = async () => {
    await writeFile(image, '');
    await truncate(image, DATABASE_MB * MEGABYTE);
    await run('mkfs.ext4', ['-q', '-m', '0', image]);
    await mountImage();
  };
  if (!(await isMounted(createImage()))) return plainFolder(folder);
  return {
    folder,
    fill: () => fillUp(folder),
    free: () => release(folder),
    losePower: async () => {
      failures += 1;
      const left = `${folder}.image.${failures}`;
      await run('cp', ['--sparse=always', image, left]);
      await run('umount', [folder]);
      await rm(image);
      image = left;
      await mountImage();
    },
    remove: async () => {
      await run('umount', ['-l', folder]);
      await rm(image, { force: true });
    },
  };
}
