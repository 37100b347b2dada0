import { describe, expect, it } from '@jest/globals';
import { memoryOf, slope } from './memory.js';

const HOUR = 3_600_000;
const MB = 1_000_000;

describe('the memory of a part', () => {
  it('is its own and that of its children', async () => {
    const own = await memoryOf(process.pid);
    expect(own).toBeGreaterThan(10 * MB);
    expect(await memoryOf(process.ppid)).toBeGreaterThan(own / 2);
  });

  it('has a slope in MB an hour', () => {
    const samples = [0, 1, 2, 3].map((hour) => ({ atMs: hour * HOUR, bytes: (100 + 7 * hour) * MB }));
    expect(slope(samples)).toBeCloseTo(7);
    expect(slope(samples.map(({ atMs }) => ({ atMs, bytes: 5 * MB })))).toBeCloseTo(0);
  });

  it('needs two samples for a slope', () => {
    expect(() => slope([{ atMs: 0, bytes: 1 }])).toThrow('two samples');
  });
});
