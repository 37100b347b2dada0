const MS_PER_SECOND = 1_000;

const padToTwo = (value: number) => String(value).padStart(2, '0');

/** Time left as a clock shows it: `23:41`, `1:05:09`. Rounds up to whole seconds. @param ms milliseconds */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / MS_PER_SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${hours}:${padToTwo(minutes % 60)}:${padToTwo(seconds % 60)}`
    : `${padToTwo(minutes)}:${padToTwo(seconds % 60)}`;
}
