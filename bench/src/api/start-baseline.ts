import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '../../../packages/tooling/src/typescript/node-flags.mjs';
import { startChild } from '../../../scripts/lib/child.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';

export interface Baseline {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts the express baselines in a separate process, on the database of a running site.
 * @param answers the recorded responses of the services, by list name
 */
export async function startBaseline(mongodbUri: string, answers: Record<string, string>): Promise<Baseline> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-bench-'));
  for (const [name, body] of Object.entries(answers)) await writeFile(join(folder, name), body);
  const child = await startChild(
    'baseline',
    process.execPath,
    [...TYPESCRIPT_FLAGS, join(ROOT, 'bench/src/api/baseline-server.ts')],
    {
      cwd: ROOT,
      quiet: true,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        MONGODB_URI: mongodbUri,
        BENCH_ANSWERS: folder,
      },
    },
  );
  return {
    url: child.address,
    stop: async () => {
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
