import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

const NAMES = ['signature', 'tokens', 'bombs'];

describe('the options of an attack run', () => {
  it('are all attacks, 3,000 requests and a random seed by default', () => {
    const options = readOptions([], NAMES);
    expect(options).toMatchObject({ only: NAMES, isSmall: false, requests: 3_000 });
    expect(options.seed).toBeGreaterThan(0);
  });

  it('choose attacks, in the order of the suite', () => {
    expect(readOptions(['--only', 'bombs,signature'], NAMES).only).toEqual(['signature', 'bombs']);
    expect(readOptions(['--only', 'bombs', '--only', 'tokens'], NAMES).only).toEqual(['tokens', 'bombs']);
  });

  it('set seed, number of requests and size', () => {
    expect(readOptions(['--seed', '7', '--requests', '9', '--small'], NAMES)).toMatchObject({
      ...{ seed: 7, requests: 9, isSmall: true, isUnlimited: true },
    });
    expect(readOptions(['--unlimited'], NAMES)).toMatchObject({ isSmall: false, isUnlimited: true });
    expect(readOptions([], NAMES).isUnlimited).toBe(false);
  });

  it.each([['--only', 'unknown'], ['--seed', '0'], ['--requests', 'many'], ['--other']])(
    'are rejected: %s %s',
    (...args) => {
      expect(() => readOptions(args, NAMES)).toThrow();
    },
  );
});
