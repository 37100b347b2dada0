import { TICK_MS } from '../limits.js';

/** Shows during a wait that the command still runs, and for how long. */
export async function whileWaiting<Value>(
  progress: (line: string) => void,
  what: string,
  work: () => Promise<Value>,
): Promise<Value> {
  let seconds = 0;
  progress(what);
  const ticking = setInterval(() => {
    seconds += TICK_MS / 1_000;
    progress(`${what} (${seconds} s)`);
  }, TICK_MS);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
  }
}
