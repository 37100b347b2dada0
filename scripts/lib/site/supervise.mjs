import { messageOf } from '../fail.mjs';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran this long restarts with the shortest pause. */
const RAN_WELL_MS = 60_000;
/** This many exits within the window end the site. */
const MOST_ENDS = 5;
const WINDOW_MS = 60_000;

/**
 * @param {number} milliseconds
 * @returns {{ over: Promise<void>, cancel: () => void }} a pause that can be cancelled
 */
function timerPause(milliseconds) {
  let end = () => undefined;
  /** @type {Promise<void>} */
  const over = new Promise((resolve) => {
    end = () => void resolve();
  });
  const timer = setTimeout(end, milliseconds);
  return {
    over,
    cancel: () => {
      clearTimeout(timer);
      end();
    },
  };
}

/** @param {import('../child.mjs').RunningPart} part @returns why it exited, once it did */
async function exitOf(part) {
  const code = await part.exited;
  return part.exitReason?.() ?? `code ${code}`;
}

/**
 * Restarts a process whenever it exits unexpectedly, after a pause that doubles each time (1 s to 30 s). After five
 * exits within a minute it gives up, unless the site works without the process.
 * @template {import('../child.mjs').RunningPart} Part
 * @param {string} name
 * @param {Part} first the running process; without `exited` it is external and not supervised
 * @param {{
 * start: () => Promise<Part>,
 * log: (line: string) => void,
 * onGivingUp?: () => void,
 * isStopping?: () => boolean,
 * now?: () => number,
 * pauseFor?: typeof timerPause, }} options without `onGivingUp` it never gives up. `isStopping` tells whether the whole
 * site stops: a process manager may stop all processes together. `now` returns milliseconds
 * @returns {Part} stops the process, also during a pause or a start
 */
export function supervise(
  name,
  first,
  { start, log, onGivingUp, isStopping = () => false, now = Date.now, pauseFor = timerPause },
) {
  if (!first.exited) return first;
  let part = first;
  let runningSince = now();
  let stopped = false;
  const isOver = () => stopped || isStopping();
  /** @type {ReturnType<typeof timerPause> | undefined} */
  let pause;
  /** @type {Promise<Part> | undefined} */
  let starting;

  /** Starts it and waits for its exit. @returns why it exited, or did not start */
  async function runOnce() {
    try {
      // Remains of the failed process may hold the port.
      await part.stop();
      starting = start();
      part = await starting;
    } catch (error) {
      return messageOf(error);
    }
    runningSince = now();
    if (!isOver()) log(`${name} restarted`);
    return exitOf(part);
  }

  async function keepRunning() {
    let reason = await exitOf(part);
    /** @type {number[]} */
    let ends = [];
    let pauseMs = FIRST_PAUSE_MS;
    while (!isOver()) {
      const at = now();
      ends = [...ends.filter((end) => at - end < WINDOW_MS), at];
      if (onGivingUp && ends.length >= MOST_ENDS) {
        log(`${name} ended ${MOST_ENDS} times within a minute (${reason}); giving up and stopping the rest`);
        return onGivingUp();
      }
      if (at - runningSince >= RAN_WELL_MS) pauseMs = FIRST_PAUSE_MS;
      log(`${name} exited unexpectedly (${reason}); restarting in ${pauseMs / 1_000} s`);
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
