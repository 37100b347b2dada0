import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the options of the fault laboratory', () => {
  it('are 200 schedules with a random seed', () => {
    expect(readOptions([], () => 0.5)).toEqual({
      schedules: 200,
      seed: 2 ** 30,
      planted: false,
      logs: false,
    });
  });

  it('repeat one schedule by its seed', () => {
    expect(readOptions(['--seed', '41'])).toEqual({ schedules: 1, seed: 41, planted: false, logs: false });
    expect(readOptions(['--seed', '41', '--schedules', '3'])).toMatchObject({ schedules: 3, seed: 41 });
  });

  it.each([['--schedules=many'], ['--seed=-1'], ['--seed=1e3'], ['--unknown']])('refuse %s', (argument) => {
    expect(() => readOptions([argument])).toThrow();
  });
});
