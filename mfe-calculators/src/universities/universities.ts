/** Lowest and highest score of the middle half of those admitted who sent scores. */
export type Range = readonly [low: number, high: number];

export interface University {
  name: string;
  sat: Range;
  act: Range;
}

const university = (name: string, sat: Range, act: Range): University => ({ name, sat, act });

/** From class profiles and secondary sources; the page says when they were checked and what they are worth. */
export const UNIVERSITIES: readonly University[] = [
  university('MIT', [1520, 1580], [34, 36]),
  university('Johns Hopkins', [1530, 1560], [34, 35]),
  university('Duke', [1510, 1570], [34, 35]),
  university('Columbia', [1510, 1560], [34, 35]),
  university('UChicago', [1510, 1560], [34, 35]),
  university('Yale', [1500, 1580], [33, 35]),
  university('Princeton', [1500, 1580], [34, 35]),
  university('Stanford', [1500, 1580], [33, 35]),
  university('Penn', [1500, 1570], [34, 35]),
  university('Northwestern', [1500, 1560], [33, 35]),
  university('Harvard', [1490, 1580], [34, 36]),
  university('Cornell', [1480, 1550], [33, 35]),
  university('Michigan-Ann Arbor', [1350, 1530], [31, 34]),
];
