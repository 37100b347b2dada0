import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.js';

describe('the options', () => {
  it('measure everything seven times when nothing is said, in the order of the areas', () => {
    const { areas, runs } = readOptions([], {});
    expect(areas).toEqual(['bytes', 'page', 'nav', 'api', 'upload', 'edge', 'growth', 'lighthouse']);
    expect(runs).toBe(7);
  });

  it('measure only the areas that are named', () => {
    expect(readOptions(['edge', 'page'], {}).areas).toEqual(['page', 'edge']);
  });

  it('take fewer loads from the environment, and the command line first', () => {
    expect(readOptions([], { BENCH_RUNS: '3' }).runs).toBe(3);
    expect(readOptions(['--runs', '1'], { BENCH_RUNS: '3' }).runs).toBe(1);
  });

  it.each([[['speed']], [['--runs', '0']], [['--runs', 'many']], [['--fast']]])('refuse %j', (args) => {
    expect(() => readOptions(args, {})).toThrow();
  });
});
