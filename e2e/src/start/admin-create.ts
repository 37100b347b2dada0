import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = resolve(import.meta.dirname, '../../..');

export interface Said {
  code: number | null;
  out: string;
  errors: string;
}

/**
 * Runs the program of `npm run admin:create`, with only this configuration in its environment.
 * @param input piped into it
 */
export async function adminCreate(args: string[], env: Record<string, string>, input = ''): Promise<Said> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/admin-create.mjs'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: 'pipe',
  });
  const ended = new Promise<number | null>((settle) => void child.once('close', settle));
  // It may exit before it has read anything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out: out.trim(), errors: errors.trim() };
}
