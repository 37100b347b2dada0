import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const STOP_LIMIT_MS = 10_000;

/** What usually sends these signals, for people. @type {Readonly<Record<string, string>>} */
const SIGNALS = {
  SIGBUS: 'the system stopped it because a file that it reads is shorter than it was (SIGBUS)',
  SIGSEGV: 'it crashed (SIGSEGV)',
  SIGABRT: 'it crashed (SIGABRT)',
  SIGKILL: 'it was killed, by a person or by the system because memory is short (SIGKILL)',
  SIGTERM: 'another process stopped it (SIGTERM)',
};
const LAST_LINES = 12;

/**
 * A process of the site. Without `exited` it is external. `exitReason` says afterwards why it exited.
 * @typedef {{ address?: string, pid?: number, stop: () => Promise<void>, exited?: Promise<number>, exitReason?: () => string }} RunningPart
 * @typedef {Required<Omit<RunningPart, 'exitReason'>> & Pick<RunningPart, 'exitReason'>} RunningChild
 */

/**
 * Starts one process of the site and waits for its line `... ready ADDRESS`.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd: string, quiet?: boolean }} options
 * @returns {Promise<RunningChild>}
 * @throws with its output, when it exits before it is ready
 */
export function startChild(name, command, args, { env, cwd, quiet = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {string[]} */
    const lines = [];
    let ready = false;
    /** @type {Promise<number>} */
    const exited = new Promise((settle) => child.once('close', (code) => settle(code ?? 1)));
    const reason = () =>
      child.signalCode
        ? (SIGNALS[child.signalCode] ?? `signal ${child.signalCode}`)
        : `code ${child.exitCode}`;
    /** @param {string} line */
    const hear = (line) => {
      lines.push(line);
      if (lines.length > LAST_LINES) lines.shift();
      const address = /^[\w-]+ ready (\S+)/.exec(line)?.[1];
      if (!ready && address && child.pid) {
        ready = true;
        resolve({
          address: address.replace(/\/$/, ''),
          pid: child.pid,
          stop: () => stop(child, exited),
          exited,
          exitReason: reason,
        });
      } else if (ready && !quiet) console.log(`${name}: ${line}`);
    };
    createInterface({ input: child.stdout }).on('line', hear);
    createInterface({ input: child.stderr }).on('line', hear);
    child.once('error', reject);
    void exited.then(() => {
      if (ready) return;
      const known = lines.find((line) => /^MB-\d{4} /.test(line));
      reject(new Error(known ?? `${name} ended before it was ready, ${reason()}:\n${lines.join('\n')}`));
    });
  });
}

/**
 * Stops a process, and kills it after a time limit.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<number>} exited
 */
async function stop(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await exited;
  clearTimeout(limit);
}
