/** Lowest and highest score of the middle half of admitted students who sent scores. */
export type Range = readonly [low: number, high: number];

export interface University {
  name: string;
  sat: Range;
  act: Range;
}

const createUniversity = (name: string, sat: Range, act: Range): University => ({ name, sat, act });

/** From class profiles and secondary sources. The page states when they were checked. */
export const UNIVERSITIES: readonly University[] = [
  createUniversity('MIT', [1520, 1580], [34, 36]),
  createUniversity('Johns Hopkins', [1530, 1560], [34, 35]),
  createUniversity('Duke', [1510, 1570], [34, 35]),
  createUniversity('Columbia', [1510, 1560], [34, 35]),
  createUniversity('UChicago', [1510, 1560], [34, 35]),
  createUniversity('Yale', [1500, 1580], [33, 35]),
  createUniversity('Princeton', [1500, 1580], [34, 35]),
  createUniversity('Stanford', [1500, 1580], [33, 35]),
  createUniversity('Penn', [1500, 1570], [34, 35]),
  createUniversity('Northwestern', [1500, 1560], [33, 35]),
  createUniversity('Harvard', [1490, 1580], [34, 36]),
  createUniversity('Cornell', [1480, 1550], [33, 35]),
  createUniversity('Michigan-Ann Arbor', [1350, 1530], [31, 34]),
];
