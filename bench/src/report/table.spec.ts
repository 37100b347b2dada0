import { describe, expect, it } from '@jest/globals';
import { table } from './table.js';

describe('the table', () => {
  it('lines up its columns and says how each figure did', () => {
    const text = table([
      {
        area: 'page',
        name: 'home: LCP',
        value: 484.4,
        unit: 'ms',
        baseline: { name: 'monolith', value: 1_320 },
        budget: { of: 'ratio', atMost: 0.45 },
      },
      { area: 'bytes', name: 'home: fonts', value: 3, unit: 'B', budget: { of: 'value', atMost: 0 } },
    ]);
    expect(text.split('\n')).toEqual([
      '| area  | figure      | measured | baseline            | ratio | budget    | result |',
      '| ----- | ----------- | -------- | ------------------- | ----- | --------- | ------ |',
      '| page  | home: LCP   | 484 ms   | 1,320 ms (monolith) | 0.37  | <= 0.45 x | pass   |',
      '| bytes | home: fonts | 3 B      |                     |       | <= 0 B    | FAIL   |',
    ]);
  });

  it('shows a small layout shift and its budget with digits that tell them apart', () => {
    const text = table([
      { area: 'page', name: 'CLS', value: 0.0042, unit: '', budget: { of: 'value', atMost: 0.005 } },
    ]);
    expect(text).toContain('| 0.004    |');
    expect(text).toContain('<= 0.005');
  });
});
