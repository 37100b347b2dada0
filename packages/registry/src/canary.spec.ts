import { describe, expect, it } from '@jest/globals';
import { BUCKETS, bucketOf, isInCanary, murmur3 } from './canary.js';

const VISITORS = 200_000;
/** Fixed ids: random ones would fail one run in a thousand. */
const idOf = (at: number) => `visitor-${at.toString(36).padStart(8, '0')}`;
const share = (percent: number, salt: string, visitors = VISITORS) => {
  let inside = 0;
  for (let at = 0; at < visitors; at += 1) {
    if (isInCanary({ percent, salt, cohorts: [] }, { id: idOf(at) })) inside += 1;
  }
  return (inside / visitors) * 100;
};

describe('murmur3', () => {
  // Published vectors of MurmurHash3_x86_32 with seed 0.
  it.each([
    ['', 0],
    ['test', 0xba6bd213],
    ['Hello, world!', 0xc0363e43],
    ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
    ['aaaa', 0x7eeed987],
    ['a', 0x3c2569b2],
    ['abcd', 0x43ed676a],
    ['abc', 0xb3dd93fa],
    ['ab', 0x9bbfd75f],
  ])('of %j', (text, hash) => {
    expect(murmur3(text)).toBe(hash);
  });

  it('takes bytes of UTF-8, not code units', () => {
    expect(murmur3('ππππππππ')).not.toBe(murmur3('\u00c0\u00c0\u00c0\u00c0\u00c0\u00c0\u00c0\u00c0'));
  });
});

describe('the share of visitors in a canary', () => {
  it.each(['salt-a', 'mfe-home:1'])('is 1.00 +- 0.1 of 200,000 for 1 %, salt %s', (salt) => {
    expect(Math.abs(share(1, salt) - 1)).toBeLessThanOrEqual(0.1);
  });

  it('is none at 0 %, everybody at 100 %, and near the percentage in between', () => {
    expect([share(0, 's', 5_000), share(100, 's', 5_000)]).toEqual([0, 100]);
    for (const percent of [0.29, 33.33]) {
      // Four standard deviations of a binomial share.
      const deviation = Math.sqrt((percent * (100 - percent)) / VISITORS);
      expect(Math.abs(share(percent, 's') - percent)).toBeLessThanOrEqual(4 * deviation + 0.001);
    }
  }, 30_000);

  it('is exact in buckets for every hundredth of a percent', () => {
    // As a person or JSON would write it. The ids of one bucket are either all in or all out.
    const id = idOf(7);
    const bucket = bucketOf(id, 'salt');
    const wrong = Array.from({ length: BUCKETS + 1 }, (_, hundredths) => hundredths).filter(
      (hundredths) =>
        isInCanary({ percent: Number((hundredths / 100).toFixed(2)), salt: 'salt', cohorts: [] }, { id }) !==
        hundredths > bucket,
    );
    expect(wrong).toEqual([]);
  });
});

describe('a visitor', () => {
  it('falls into one bucket of 10,000, always the same', () => {
    const buckets = Array.from({ length: 5_000 }, (_, at) => bucketOf(idOf(at), 'salt'));
    expect(buckets.filter((bucket) => !Number.isInteger(bucket) || bucket < 0 || bucket >= BUCKETS)).toEqual(
      [],
    );
    expect(buckets).toEqual(Array.from({ length: 5_000 }, (_, at) => bucketOf(idOf(at), 'salt')));
  });

  it('who is in stays in while the share grows, whatever the steps', () => {
    const steps = [0, 0.01, 0.5, 1, 2, 5, 7.77, 10, 25, 50, 75, 99.99, 100];
    const movedBack = Array.from({ length: 5_000 }, (_, at) => idOf(at)).filter((id) => {
      const held = steps.map((percent) => isInCanary({ percent, salt: 'salt', cohorts: [] }, { id }));
      return held.slice(held.indexOf(true)).includes(false);
    });
    expect(movedBack).toEqual([]);
  });

  it('who is out of one canary is no likelier to be out of another: salts are independent', () => {
    let both = 0;
    for (let at = 0; at < VISITORS; at += 1) {
      const id = idOf(at);
      if (bucketOf(id, 'one') < BUCKETS / 10 && bucketOf(id, 'other') < BUCKETS / 10) both += 1;
    }
    // 10 % of 10 %: 1 % of all.
    expect(Math.abs((both / VISITORS) * 100 - 1)).toBeLessThanOrEqual(0.1);
  });

  it('of a named group is in whatever the share', () => {
    const canary = { percent: 0, salt: 'salt', cohorts: ['beta'] };
    expect(isInCanary(canary, { id: idOf(1), cohort: 'beta' })).toBe(true);
    expect(isInCanary(canary, { id: idOf(1), cohort: 'staff' })).toBe(false);
    expect(isInCanary(canary, { id: idOf(1) })).toBe(false);
  });
});
