/** Both of a tab's clocks at one moment. */
export interface Reading {
  /** `Date.now()`: goes on while the device sleeps, but may be set. */
  readonly wallMs: number;
  /** `performance.now()`: cannot be set, but may stand still, and means nothing in another tab. */
  readonly monotonicMs: number;
}

/** Time used by an attempt. It runs while a tab holds the attempt, from `heldFrom` on. */
export interface AttemptClock {
  /** Used so far: the highest value ever seen, so that the time left never rises. */
  readonly usedMs: number;
  /** Used before the present holding. */
  readonly usedBeforeMs: number;
  /** Null while no tab holds the attempt: the clock pauses. */
  readonly heldFrom: Reading | null;
}

export const NEW_CLOCK: AttemptClock = { usedMs: 0, usedBeforeMs: 0, heldFrom: null };

/** Starts or takes over. What passed since the last event of another holder is not counted: no tab may have been open. */
export function hold(clock: AttemptClock, at: Reading): AttemptClock {
  return { usedMs: clock.usedMs, usedBeforeMs: clock.usedMs, heldFrom: at };
}

/** Pauses; what passed until now is counted first with `advance`. */
export function release(clock: AttemptClock): AttemptClock {
  return { usedMs: clock.usedMs, usedBeforeMs: clock.usedMs, heldFrom: null };
}

/**
 * Counts the time since the holding began: the larger of what the two clocks say, because a throttled or sleeping tab
 * stops the one and a reader may set the other.
 * @param durationMs where the time ends; 0 for no end
 */
export function advance(clock: AttemptClock, at: Reading, durationMs: number): AttemptClock {
  if (clock.heldFrom === null) return clock;
  const passed = Math.max(at.wallMs - clock.heldFrom.wallMs, at.monotonicMs - clock.heldFrom.monotonicMs);
  const used = Math.max(clock.usedMs, clock.usedBeforeMs + Math.round(passed));
  return { ...clock, usedMs: durationMs > 0 ? Math.min(used, durationMs) : used };
}
