import { describe, expect, it } from '@jest/globals';
import { keepUnits } from './keep-units.js';

const wholes = (text: string) => keepUnits(text).flatMap(({ value, isWhole }) => (isWhole ? [value] : []));

describe('a number and its unit', () => {
  it.each([
    ['in opposite directions, at 10 m/s and 7 m/s. How often', ['10 m/s', '7 m/s']],
    ['a train runs 1,250.5 m at 54 km/h', ['1,250.5 m', '54 km/h']],
    ['a paint of 12 g/cm³ on 40 cm²', ['12 g/cm³', '40 cm²']],
    ['costs ₹40 and ₹60/kg', []],
    ['lives on floor 3 and works 8 hours', []],
    ['is 5 more, 6 mangoes, room 12 a', []],
    ['', []],
  ])('stay on one line: %s', (text, expected) => expect(wholes(text)).toEqual(expected));

  it('leave the rest of the text as it is', () => {
    const text = 'At 10 m/s and 7 m/s, for 20 minutes.';
    expect(
      keepUnits(text)
        .map(({ value }) => value)
        .join(''),
    ).toBe(text);
  });
});
