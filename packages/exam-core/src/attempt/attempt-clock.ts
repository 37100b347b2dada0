/** The readings of a tab's two clocks at one moment. */
export interface ClockReading {
  /** `Date.now()`: continues while the device sleeps, but can be changed by the user. */
  readonly wallMs: number;
  /** `performance.now()`: cannot be changed, but may pause, and is meaningless in another tab. */
  readonly monotonicMs: number;
}

/** Time used by an attempt. It counts while a tab holds the attempt, from `heldFrom` on. */
export interface AttemptClock {
  /** Time used so far: the highest value ever computed, so that the time left never rises. */
  readonly usedMs: number;
  /** Time used before the current hold. */
  readonly usedBeforeMs: number;
  /** Null while no tab holds the attempt: the clock is paused. */
  readonly heldFrom: ClockReading | null;
}

export const NEW_CLOCK: AttemptClock = { usedMs: 0, usedBeforeMs: 0, heldFrom: null };

/** Starts or takes over. Time since another holder's last event does not count, because no tab may have been open. */
export function hold(clock: AttemptClock, at: ClockReading): AttemptClock {
  return { usedMs: clock.usedMs, usedBeforeMs: clock.usedMs, heldFrom: at };
}

/** Pauses. Call `advance` first to count the time until now. */
export function release(clock: AttemptClock): AttemptClock {
  return { usedMs: clock.usedMs, usedBeforeMs: clock.usedMs, heldFrom: null };
}

/**
 * Counts the time since the hold began: the larger difference of the two clocks. A throttled or sleeping tab stops one
 * of them, and a user may change the other.
 * @param durationMs end of the time; 0 for no end
 */
export function advance(clock: AttemptClock, at: ClockReading, durationMs: number): AttemptClock {
  if (clock.heldFrom === null) return clock;
  const passed = Math.max(at.wallMs - clock.heldFrom.wallMs, at.monotonicMs - clock.heldFrom.monotonicMs);
  const used = Math.max(clock.usedMs, clock.usedBeforeMs + Math.round(passed));
  return { ...clock, usedMs: durationMs > 0 ? Math.min(used, durationMs) : used };
}
