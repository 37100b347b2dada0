import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Publication } from '@mockingbird/contracts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MB = join(ROOT, 'packages/registry/bin/mb.mjs');

/** Result of a command. */
export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a script of this repository until it exits, with a separate environment. */
export function runScript(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => err.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      settle({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() });
    });
  });
}

/** The command `mb` as a team runs it. */
export const runMb = (environment: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> =>
  runScript(MB, args, environment);

/** Writes a version as a build does. */
export async function writePublication({ manifest, files }: Publication, folder: string): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), Buffer.from(content, 'base64'));
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
