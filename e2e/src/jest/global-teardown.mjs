import { rm } from 'node:fs/promises';

/** Deletes the run's filled data folder. */
export default async function teardown() {
  const filled = process.env.MB_FILLED_DIR;
  if (filled) await rm(filled, { recursive: true, force: true });
}
