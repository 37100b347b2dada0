import { spawn, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { until } from '../harness/until.js';

const ROOT = resolve(import.meta.dirname, '../../..');
/** A first start fills the database, which takes minutes beside other work. In milliseconds. */
const START_LIMIT_MS = 240_000;
const READY_LINE = 'Ctrl-C stops everything.';

/** The program of `npm start`, as in a terminal: in a separate process group. */
export interface Started {
  /** Lines printed so far. */
  out: () => string[];
  errors: () => string[];
  /** Waits for the last line of a start. @returns milliseconds since the command. @throws with its output */
  ready: () => Promise<number>;
  /** Address in the line of this name: `site`, `services` or `database`. */
  address: (name: string) => string;
  /** Sends a signal to the whole group, as Ctrl-C does, or only to the command. */
  signal: (name: NodeJS.Signals, whom?: 'group' | 'command') => void;
  /** Kills the process of one part, like a crash. @returns its id */
  crash: (program: string) => number;
  /** Id of the process that runs a program; undefined without one. */
  processOf: (program: string) => number | undefined;
  /** Exit code of the command. */
  ended: Promise<number | null>;
  /** Running commands of the group. */
  left: () => string[];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** Commands of a process group with all descendants. */
function listProcessesOfGroup(id: number, columns = 'pgid=,stat=,args='): string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', columns], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`${id} `) && !/^\d+\s+Z/.test(line));
}

function processOf(group: number, program: string): number | undefined {
  const line = listProcessesOfGroup(group, 'pgid=,stat=,pid=,args=').find((each) => each.includes(program));
  return line === undefined ? undefined : Number(line.split(/\s+/)[2]);
}

/** No country look-up, no gate and little compression, unless a test sets them. */
const QUICK = { GEO_URL: '', GATE_URL: '', BROTLI_QUALITY: '1' };

/** Runs the start command with only this configuration in its environment; the gate is off by default. */
export function npmStart(env: Record<string, string>): Started {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...{ PATH: process.env.PATH, HOME: process.env.HOME }, ...QUICK, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const id = child.pid ?? 0;
  let out = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  let isOver = false;
  const ended = new Promise<number | null>((settle) => {
    child.once('close', (code) => {
      isOver = true;
      settle(code);
    });
  });
  const address = (name: string) => new RegExp(`^ +${name} +(\\S+)`, 'm').exec(out)?.[1] ?? '';
  return {
    out: () => linesOf(out),
    errors: () => linesOf(errors),
    ready: async () => {
      const { value } = await until('the start', () => isOver || out.includes(READY_LINE), START_LIMIT_MS);
      if (!value || isOver) throw new Error(`The start ended:\n${out}${errors}`);
      return performance.now() - startedAt;
    },
    address,
    signal: (name, whom = 'group') => process.kill(whom === 'group' ? -id : id, name),
    crash: (program) => {
      const found = processOf(id, program);
      if (found === undefined) throw new Error(`${program} does not run`);
      process.kill(found, 'SIGKILL');
      return found;
    },
    processOf: (program) => processOf(id, program),
    ended,
    left: () => listProcessesOfGroup(id),
  };
}
