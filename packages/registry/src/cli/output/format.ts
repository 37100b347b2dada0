const KILO = 1_000;

/** Bytes for display: 1 kB is 1,000 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  const kilo = bytes / KILO;
  return kilo < KILO ? `${kilo.toFixed(1)} kB` : `${(kilo / KILO).toFixed(1)} MB`;
}

/** A time to the minute, in UTC, so that all machines print the same history. */
export const momentText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Describes the visitors who receive a canary. */
export const shareText = ({ percent, cohorts }: { percent: number; cohorts: readonly string[] }): string =>
  [`${percent} %`, ...cohorts].join(', ');

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
