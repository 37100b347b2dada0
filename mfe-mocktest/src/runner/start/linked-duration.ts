/** Duration in minutes from the link's navigation state (`{ test: { duration } }`). */
export function linkedDuration(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('test' in state)) return undefined;
  const { test } = state;
  if (typeof test !== 'object' || test === null || !('duration' in test)) return undefined;
  return typeof test.duration === 'number' && test.duration > 0 ? test.duration : undefined;
}
