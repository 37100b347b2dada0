import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const BYTES_PER_PIXEL = 4;
/** One browser renders the same page equally, so every other value counts, also at the edges of letters. */
const EXACT = { threshold: 0, includeAA: true };

const topOf = ({ data, width }: PNG, height: number) => data.subarray(0, width * height * BYTES_PER_PIXEL);

/**
 * Compares two pictures of the same width. Rows that only one of them has count as changed.
 * @returns the difference as a PNG, and the share of changed pixels, 0 to 1; undefined for equal pictures
 */
export function comparePictures(live: Buffer, candidate: Buffer): { share: number; png: Buffer } | undefined {
  if (live.equals(candidate)) return undefined;
  const [a, b] = [PNG.sync.read(live), PNG.sync.read(candidate)];
  if (a.width !== b.width) throw new Error(`Pictures of ${a.width} and ${b.width} px cannot be compared`);
  const { width } = a;
  const [shorter, taller] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const difference = new PNG({ width, height: shorter });
  const changed = pixelmatch(topOf(a, shorter), topOf(b, shorter), difference.data, width, shorter, EXACT);
  const share = (changed + (taller - shorter) * width) / (taller * width);
  return share === 0 ? undefined : { share, png: PNG.sync.write(difference) };
}
