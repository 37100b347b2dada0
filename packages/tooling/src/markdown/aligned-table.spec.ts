import { describe, expect, it } from '@jest/globals';
import { alignedTable } from './aligned-table.mjs';

describe('an aligned table', () => {
  it('makes each column as wide as its longest cell', () => {
    expect(
      alignedTable([
        ['name', 'n'],
        ['a', '100'],
        ['longer', ''],
      ]),
    ).toBe(['| name   | n   |', '| ------ | --- |', '| a      | 100 |', '| longer |     |'].join('\n'));
  });
});
