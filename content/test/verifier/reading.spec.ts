import { describe, expect, it } from '@jest/globals';
import { meaningOf, ranksOf } from '../../src/verifier/reading/option-value.js';
import { quantitiesIn } from '../../src/verifier/reading/quantities.js';
import { ReadingError, take } from '../../src/verifier/reading/take.js';
import { closeTo, equalTo, fitting, only, satisfying } from '../../src/verifier/solver.js';
import { entryOf, SOUND } from './fixture.js';

const shortOf = (text: string) =>
  quantitiesIn(text).map((quantity) => {
    const terms = quantity.kind === 'ratio' ? quantity.terms : [quantity.value];
    const values = terms.map(({ numerator, denominator }) =>
      denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`,
    );
    return [quantity.kind, values.join(':'), quantity.unit].join(' ').trim();
  });

describe('the quantities of a stem', () => {
  it.each<[string, string[]]>([
    ['A chair at ₹1,250 is sold at 16% off.', ['money 1250', 'percent 16 %']],
    ['It costs ₹1,00,000.50 in all.', ['money 200001/2']],
    [
      String.raw`A rate of $12\frac{1}{2}\%$ on $3\frac{1}{4}$ litres`,
      ['percent 25/2 %', 'measure 13/4 litre'],
    ],
    [
      'A train of 150 m runs at 45 km/h for 2.5 hours.',
      ['measure 150 m', 'measure 45 km/h', 'measure 5/2 hour'],
    ],
    ['Shares are 2 : 3 : 5 among 3 men.', ['ratio 2:3:5', 'number 3']],
    ['From 9:30, 20 minutes', ['time 570 minute', 'measure 20 minute']],
    ['The 25th term of 3, 7, 11', ['number 3', 'number 7', 'number 11']],
    ['From −5 to 3/4, a 12-day tour', ['number -5', 'number 3/4', 'measure 12 day']],
    ['A square of 36 cm² and 10–12 others', ['measure 36 cm²', 'number 10', 'number 12']],
    [String.raw`Find $\sqrt{144} + 5$.`, ['formula 17']],
    [String.raw`It costs \$5 or $7$ percent`, ['money 5', 'percent 7 %']],
  ])('%s', (text, quantities) => {
    expect(shortOf(text)).toEqual(quantities);
  });

  it('are taken by kind, all of them', () => {
    const [price, rate] = take(SOUND, 'money', 'percent');
    expect([price.numerator, rate.numerator]).toEqual([2450n, 16n]);
    expect(() => take(SOUND, 'money')).toThrow(ReadingError);
    expect(() => take(SOUND, 'money', 'percent', 'percent')).toThrow(ReadingError);
  });
});

describe('the meaning of an option', () => {
  it.each([
    ['₹2,058', '₹2058.0'],
    [String.raw`$12\frac{1}{2}\%$`, '12.5%'],
    ['2 : 3', '4 : 6'],
    [String.raw`$2\sqrt{3}$ m`, String.raw`$\sqrt{12}$ m`],
    ['Monday', ' monday'],
  ])('%s is that of %s', (first, second) => {
    expect(meaningOf(first)).toBe(meaningOf(second));
  });

  it.each([
    ['12%', '12'],
    ['3 hours', '3 minutes'],
    ['2 : 3', '3 : 2'],
    ['5 men', '5 women'],
    ['$x^2 - 5x + 6 = 0$', '$x^2 + 5x + 6 = 0$'],
    [String.raw`$x \le -5$`, String.raw`$x \ge -5$`],
  ])('%s is not that of %s', (first, second) => {
    expect(meaningOf(first)).not.toBe(meaningOf(second));
  });

  it('has a rank where all are different numbers', () => {
    expect(ranksOf(SOUND.options)).toEqual([2, 1, 0, 3]);
    expect(ranksOf(['Monday', '3', '4', '5'])).toBeUndefined();
  });
});

describe('a solver', () => {
  it('returns all options that are right', () => {
    const { question } = entryOf({ options: ['₹2,058', '₹10', '₹2058', '₹4'] });
    expect(equalTo(() => 2058)(question)).toEqual([0, 2]);
    expect(satisfying(() => (value) => value.numerator < 100n)(question)).toEqual([1, 3]);
  });

  it('compares roots and points', () => {
    const roots = entryOf({ options: [String.raw`$2\sqrt{3}$ m`, String.raw`$\sqrt{12}$ m`, '3 m', '4 m'] });
    expect(closeTo(() => Math.sqrt(12))(roots.question)).toEqual([0, 1]);
    const points = entryOf({ options: ['(3, −2)', '(−2, 3)', '(3, 2)', '(2, 3)'] });
    expect(fitting(() => (x, y) => x?.numerator === 3n && y?.numerator === -2n)(points.question)).toEqual([
      0,
    ]);
  });

  it('finds the only number that fits', () => {
    expect(only(1, 100, (value) => value * value === 49)).toBe(7);
    expect(() => only(1, 100, (value) => value % 7 === 0)).toThrow(ReadingError);
  });

  it('computes with whole numbers and fractions only', () => {
    expect(() => equalTo(() => 0.1)(SOUND)).toThrow(RangeError);
  });
});
