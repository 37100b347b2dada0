import { spawnSync } from 'node:child_process';

/** All processes that a process started, and those that these started. */
function descendantsOf(id) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent) =>
    pairs.filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(id);
}

/** The first Ctrl-C stops in order; whoever presses it again does not want to wait. */
export function killOnSecondCtrlC() {
  let pressed = 0;
  process.on('SIGINT', () => {
    pressed += 1;
    if (pressed < 2) return;
    for (const id of descendantsOf(process.pid)) {
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    process.exit(130);
  });
}
