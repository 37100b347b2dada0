import { describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { comparePictures, isDifferent } from '../../../../scripts/visual/compare.mjs';

const WIDTH = 10;
const THRESHOLD = 0.001;
const GREY = [128, 128, 128, 255];

/** A grey picture; `changed` pixels from the start have a value that is one higher. */
function picture(height: number, changed = 0, pageHeight = height) {
  const png = new PNG({ width: WIDTH, height });
  for (let pixel = 0; pixel < WIDTH * height; pixel += 1) png.data.set(GREY, pixel * GREY.length);
  for (let pixel = 0; pixel < changed; pixel += 1) png.data[pixel * GREY.length] = 129;
  return { png: PNG.sync.write(png), pageHeight };
}

const sizeOf = (png: Buffer | undefined) => {
  if (!png) throw new Error('There is no picture of the difference');
  const { width, height } = PNG.sync.read(png);
  return { width, height };
};

describe('the comparison of two pictures', () => {
  it('finds nothing in equal pictures', () => {
    const comparison = comparePictures(picture(100), picture(100));
    expect(comparison).toEqual({ share: 0 });
    expect(isDifferent(comparison, 0)).toBe(false);
  });

  it('counts every changed pixel, also of the smallest change', () => {
    const comparison = comparePictures(picture(100), picture(100, 7));
    expect(comparison.share).toBe(0.007);
    expect(sizeOf(comparison.difference)).toEqual({ width: WIDTH, height: 100 });
  });

  it('differs only above the threshold', () => {
    expect(isDifferent(comparePictures(picture(100), picture(100, 1)), THRESHOLD)).toBe(false);
    expect(isDifferent(comparePictures(picture(100), picture(100, 2)), THRESHOLD)).toBe(true);
  });

  it('counts rows that only one picture has, and names both heights', () => {
    const comparison = comparePictures(picture(90), picture(100));
    expect(comparison).toMatchObject({ share: 0.1, heights: [90, 100] });
    expect(isDifferent(comparison, 1)).toBe(true);
  });

  it('finds another height of a page below the end of its picture', () => {
    const comparison = comparePictures(picture(100, 0, 5_000), picture(100, 0, 5_004));
    expect(comparison).toEqual({ share: 0, heights: [5_000, 5_004] });
    expect(isDifferent(comparison, THRESHOLD)).toBe(true);
  });
});
