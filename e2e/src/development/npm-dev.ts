import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { until } from '../harness/until.js';

const READY_LINE = 'Ctrl-C stops everything.';
const START_LIMIT_MS = 240_000;

/** `npm run dev` in a separate process group. */
export interface Development {
  /** Its output. */
  said: () => string;
  /** @throws with its output when it exits early */
  ready: () => Promise<void>;
  /** Ctrl-C: a terminal sends it to the whole process group. */
  interrupt: () => void;
  ended: Promise<number | null>;
  /** Running commands of the group. */
  left: () => string[];
}

/** Commands of a process group that still run. @param id of the group */
function listProcessesOfGroup(id: number): string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(`${id} `) && !/^\d+\s+Z/.test(line));
}

/**
 * Runs the command in a copy of the repository, with only this configuration in its environment.
 * @param remote argument of the command
 */
export function npmDev(tree: string, remote: string, env: Record<string, string>): Development {
  const child = spawn(process.execPath, [join(tree, 'scripts/dev.mjs'), remote], {
    cwd: tree,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, GEO_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += part.toString()));
  let isOver = false;
  const ended = new Promise<number | null>((settle) => {
    child.once('close', (code) => {
      isOver = true;
      settle(code);
    });
  });
  return {
    said: () => said,
    ready: async () => {
      await until('the development server', () => isOver || said.includes(READY_LINE), START_LIMIT_MS);
      if (isOver) throw new Error(`It ended:\n${said}`);
    },
    interrupt: () => void (isOver || process.kill(-(child.pid ?? 0), 'SIGINT')),
    ended,
    left: () => listProcessesOfGroup(child.pid ?? 0),
  };
}
