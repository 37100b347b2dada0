import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * @typedef {import('./camera.mjs').Picture} Picture
 * @typedef {{ share: number, heights?: [number, number], difference?: Buffer }} Comparison `share` of changed pixels, 0
 * to 1; `heights` in pixels of both pages, where they differ; `difference` is a picture, where something changed
 */

const BYTES_PER_PIXEL = 4;
/** The same browser renders the same page equally, so every other value counts, also at the edges of letters. */
const EXACT = { threshold: 0, includeAA: true };

/** The first rows of a picture. @param {PNG} picture @param {number} height */
const topOf = ({ data, width }, height) => data.subarray(0, width * height * BYTES_PER_PIXEL);

/**
 * Compares two pictures of the same width. Rows that only one of them has count as changed.
 * @param {Picture} base
 * @param {Picture} next
 * @returns {Comparison}
 */
export function comparePictures(base, next) {
  /** @type {Pick<Comparison, 'heights'>} */
  const heights = base.pageHeight === next.pageHeight ? {} : { heights: [base.pageHeight, next.pageHeight] };
  if (base.png.equals(next.png)) return { share: 0, ...heights };
  const [a, b] = [PNG.sync.read(base.png), PNG.sync.read(next.png)];
  if (a.width !== b.width) throw new Error(`Pictures of ${a.width} and ${b.width} px cannot be compared`);
  const { width } = a;
  const [shorter, taller] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  const difference = new PNG({ width, height: shorter });
  const changed = pixelmatch(topOf(a, shorter), topOf(b, shorter), difference.data, width, shorter, EXACT);
  const extra = (taller - shorter) * width;
  return { share: (changed + extra) / (taller * width), ...heights, difference: PNG.sync.write(difference) };
}

/**
 * Whether a comparison is above the threshold. Another height always is.
 * @param {Comparison} comparison
 * @param {number} threshold share of pixels, 0 to 1
 */
export const isDifferent = ({ share, heights }, threshold) => share > threshold || heights !== undefined;
