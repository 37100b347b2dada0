import type { Canary } from '@mockingbird/contracts';

/** Buckets that visitors fall into: a hundredth of a percent each. */
export const BUCKETS = 10_000;

const BUCKETS_PER_PERCENT = BUCKETS / 100;

/* MurmurHash3 x86_32 (Austin Appleby, public domain), seed 0: small, synchronous and the same in Node and browsers. */
const C1 = 0xcc9e2d51;
const C2 = 0x1b873593;

const utf8 = new TextEncoder();

const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by));
const scramble = (block: number) => Math.imul(rotate(Math.imul(block, C1), 15), C2);

function finish(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** @returns an unsigned 32-bit integer */
export function murmur3(text: string): number {
  const bytes = utf8.encode(text);
  const whole = bytes.length - (bytes.length % 4);
  let hash = 0;
  for (let at = 0; at < whole; at += 4) {
    const block =
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    hash = (Math.imul(rotate(hash ^ scramble(block), 13), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= whole; at -= 1) tail = (tail << 8) | (bytes[at] ?? 0);
  if (whole < bytes.length) hash ^= scramble(tail);
  return finish(hash ^ bytes.length);
}

/** The bucket of a visitor, 0 to 9,999: always the same for the same id and salt. */
export const bucketOf = (visitor: string, salt: string): number =>
  Math.floor((murmur3(`${salt}:${visitor}`) / 2 ** 32) * BUCKETS);

/** The visitor: a first-party random id, and the cohort of a followed link. */
export interface Visitor {
  id: string;
  cohort?: string | undefined;
}

/** Whether a visitor receives the canary. Buckets below the percentage do, so visitors stay in while it grows. */
export function isInCanary(
  { percent, salt, cohorts }: Pick<Canary, 'percent' | 'salt' | 'cohorts'>,
  { id, cohort }: Visitor,
): boolean {
  if (cohort !== undefined && cohorts.includes(cohort)) return true;
  return bucketOf(id, salt) < Math.round(percent * BUCKETS_PER_PERCENT);
}
