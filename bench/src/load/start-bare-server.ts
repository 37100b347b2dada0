import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '../../../packages/tooling/src/typescript/node-flags.mjs';
import { startChild } from '../../../scripts/lib/child.mjs';
import { ROOT } from '../../../scripts/lib/root.mjs';

/** Downloads a body as it is on the wire: `fetch` would decompress it. */
const download = (url: string, headers: Record<string, string>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => void buffer(response).then(resolve, reject)).once('error', reject);
  });

/** Starts a server that sends the compressed body of a page and does nothing else. */
export async function startBareServer(page: string, headers: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-bench-'));
  const body = join(folder, 'body');
  await writeFile(body, await download(page, headers));
  const script = join(ROOT, 'bench/src/load/bare-server.ts');
  const child = await startChild('bare', process.execPath, [...TYPESCRIPT_FLAGS, script], {
    cwd: ROOT,
    quiet: true,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', BENCH_BODY: body },
  });
  return {
    url: child.address,
    stop: async () => {
      await child.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
