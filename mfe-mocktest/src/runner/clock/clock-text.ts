const MS_PER_SECOND = 1_000;

const padded = (part: number) => String(part).padStart(2, '0');

/** Time left as a clock shows it: `23:41`, `1:05:09`. A begun second counts whole. @param ms milliseconds */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / MS_PER_SECOND);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${hours}:${padded(minutes % 60)}:${padded(seconds % 60)}`
    : `${padded(minutes)}:${padded(seconds % 60)}`;
}
