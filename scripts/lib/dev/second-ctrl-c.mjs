import { spawnSync } from 'node:child_process';

/**
 * A process's descendants.
 * @param {number} id
 */
function descendantsOf(id) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '').split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  /** @param {number} parent @returns {number[]} */
  const below = (parent) =>
    pairs
      .filter(([, of]) => of === parent)
      .flatMap(([child]) => (child === undefined ? [] : [child, ...below(child)]));
  return below(id);
}

/** The first Ctrl-C stops everything in order; the second kills it. */
export function killOnSecondCtrlC() {
  let pressed = 0;
  process.on('SIGINT', () => {
    pressed += 1;
    if (pressed < 2) return;
    for (const id of descendantsOf(process.pid)) {
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has exited already.
      }
    }
    process.exit(130);
  });
}
