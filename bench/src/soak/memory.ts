import { readdir, readFile } from 'node:fs/promises';

const KILOBYTE = 1024;
const MEGABYTE = 1_000_000;
const MS_PER_HOUR = 3_600_000;

/** One look at a part: milliseconds since the start, and resident memory in bytes. */
export interface MemorySample {
  atMs: number;
  bytes: number;
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Ids of all processes with their parents. Linux only. */
async function parents(): Promise<Map<number, number>> {
  const ids = (await readdir('/proc')).map(Number).filter((id) => id > 0);
  const entries = await Promise.all(
    ids.map(async (id) => {
      const status = await textOf(`/proc/${id}/status`);
      return [id, Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0)] as const;
    }),
  );
  return new Map(entries);
}

async function residentBytes(id: number): Promise<number> {
  const status = await textOf(`/proc/${id}/status`);
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * KILOBYTE;
}

/** Ids of a process and its children, such as an edge and its render processes. */
export async function withChildren(id: number): Promise<number[]> {
  const children = [...(await parents())].filter(([, parent]) => parent === id).map(([child]) => child);
  return [id, ...children];
}

/** Resident memory of a process and its children. @returns bytes */
export async function memoryOf(id: number): Promise<number> {
  const sizes = await Promise.all((await withChildren(id)).map(residentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The slope of the least-squares line through the samples, in MB an hour. @throws with fewer than two samples */
export function slope(samples: readonly MemorySample[]): number {
  if (samples.length < 2) throw new Error('A slope needs two samples');
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanAt = mean(samples.map(({ atMs }) => atMs));
  const meanBytes = mean(samples.map(({ bytes }) => bytes));
  const [top, bottom] = samples.reduce(
    ([above, below], { atMs, bytes }) => [
      above + (atMs - meanAt) * (bytes - meanBytes),
      below + (atMs - meanAt) ** 2,
    ],
    [0, 0],
  );
  return ((top / bottom) * MS_PER_HOUR) / MEGABYTE;
}
