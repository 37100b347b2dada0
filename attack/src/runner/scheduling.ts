import { spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Attackers and other clients have machines of their own. Here all share one, so Linux schedules them as if they had. */

/** @returns false where the system does not allow it: no `chrt` of util-linux, or no right to it */
function schedule(policy: '--idle' | '--fifo', priority: number): boolean {
  const args = [policy, '--all-tasks', '--pid', String(priority), String(process.pid)];
  return spawnSync('chrt', args, { stdio: 'ignore' }).status === 0;
}

/**
 * Lets this process compute only while almost nothing else does: what is measured is what the site does with requests, not what making
 * them costs. A low priority alone is not enough, because Linux lets a running process finish its slice of some milliseconds.
 * @param log gets a line where only a low priority is possible
 */
export function computeLast(log: (line: string) => void): void {
  if (schedule('--idle', 0)) return;
  setPriority(constants.priority.PRIORITY_LOW);
  log('The attackers compete with the site for the processor. To prevent it, install chrt (util-linux).');
}

/**
 * Lets this process take a response as soon as it arrives. It must compute little.
 * @param log gets a line where that is not possible
 */
export function computeFirst(log: (line: string) => void): void {
  if (schedule('--fifo', 1)) return;
  log(
    'The bystander competes with the site for the processor. To prevent it, install chrt (util-linux) and run as root.',
  );
}
