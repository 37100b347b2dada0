const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A part that ran this long before it ended starts with the shortest pause again. */
const RAN_WELL_MS = 60_000;
/** So many ends within this time, and it is given up. */
const MOST_ENDS = 5;
const WINDOW_MS = 60_000;

/** @returns {{ over: Promise<void>, cancel: () => void }} a pause that can be cut short */
function timerPause(milliseconds) {
  let end;
  const over = new Promise((resolve) => (end = resolve));
  const timer = setTimeout(end, milliseconds);
  return {
    over,
    cancel: () => {
      clearTimeout(timer);
      end();
    },
  };
}

/**
 * Starts a part again whenever it ends by itself, after a pause that doubles each time (1 s to 30 s). Five ends within a
 * minute are too many: then it says so and gives up.
 * @template {{ stop: () => Promise<void>, exited?: Promise<number> }} Part
 * @param {string} name
 * @param {Part} first the running part; without `exited` it is not ours to start again, and left as it is
 * @param {{
 *   start: () => Promise<Part>,
 *   say: (line: string) => void,
 *   onGivingUp: () => void,
 *   isStopping?: () => boolean,
 *   now?: () => number,
 *   pauseFor?: typeof timerPause,
 * }} options `isStopping` tells whether the whole site stops: a process manager may
 *   end all parts at the same time. `now` gives milliseconds
 * @returns {Part} what stops the part, also in the middle of a pause or of a start
 */
export function supervise(
  name,
  first,
  { start, say, onGivingUp, isStopping = () => false, now = Date.now, pauseFor = timerPause },
) {
  if (!first.exited) return first;
  let part = first;
  let runningSince = now();
  let stopped = false;
  const isOver = () => stopped || isStopping();
  let pause;
  let starting;

  /** Starts it, and waits for its end. @returns why it ended, or did not start */
  async function runOnce() {
    try {
      // What the dead part left behind may hold a port.
      await part.stop();
      starting = start();
      part = await starting;
    } catch (error) {
      return error.message;
    }
    runningSince = now();
    if (!isOver()) say(`${name} runs again`);
    return `code ${await part.exited}`;
  }

  async function keepRunning() {
    let reason = `code ${await part.exited}`;
    let ends = [];
    let pauseMs = FIRST_PAUSE_MS;
    while (!isOver()) {
      const at = now();
      ends = [...ends.filter((end) => at - end < WINDOW_MS), at];
      if (ends.length >= MOST_ENDS) {
        say(`${name} ended ${MOST_ENDS} times within a minute (${reason}); giving up and stopping the rest`);
        return onGivingUp();
      }
      if (at - runningSince >= RAN_WELL_MS) pauseMs = FIRST_PAUSE_MS;
      say(`${name} ended unexpectedly (${reason}); starting it again in ${pauseMs / 1_000} s`);
      pause = pauseFor(pauseMs);
      await pause.over;
      if (isOver()) return;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      reason = await runOnce();
    }
  }

  const over = keepRunning();
  return {
    ...first,
    exited: undefined,
    stop: async () => {
      stopped = true;
      pause?.cancel();
      await starting?.catch(() => undefined);
      await part.stop();
      await over;
    },
  };
}
