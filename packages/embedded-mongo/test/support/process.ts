import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

const PACKAGE = join(import.meta.dirname, '../..');
const BIN = join(PACKAGE, 'bin/embedded-mongo.mjs');

/** The server as a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly uri: string;
  /** What it wrote to standard error so far. */
  errors(): string;
  /** Sends a signal and waits for the end. @returns the exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | string | null>;
}

/** Starts the command. @returns the process, and what it writes */
export function spawnCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): { child: ChildProcess; output: () => string; errors: () => string } {
  if (!existsSync(join(PACKAGE, 'dist/cli.js')))
    throw new Error('these tests run what is built: npm run build first');
  const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', ...environment };
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ['pipe', 'pipe', 'pipe'], env });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { child, output: () => output, errors: () => errors };
}

/** Waits for the end of a process. @returns the exit code, or the signal that ended it */
export async function ended(child: ChildProcess): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}

/** Starts the server and waits until it is ready. */
export async function startProcess(
  folder: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const access = environment['EMBEDDED_MONGO_PASSWORD'] ? [] : ['--no-password'];
  const { child, output, errors } = spawnCommand(['--data', folder, ...access, ...args], environment);
  const exit = ended(child);
  while (!output().includes('\n')) {
    const code = await Promise.race([once(child.stdout ?? child, 'data').then(() => undefined), exit]);
    if (code !== undefined) throw new Error(`the server ended (${String(code)}): ${errors()}`);
  }
  const uri = /^embedded-mongo ready (mongodb:\S+)$/m.exec(output())?.[1];
  if (!uri) throw new Error(`unexpected output: ${output()}`);
  const end = async (signal: NodeJS.Signals): Promise<number | string | null> => {
    child.kill(signal);
    return ended(child);
  };
  return { child, uri, errors, end };
}
