import { numbers } from '../../solver-kit.js';

/** Rows longer than that come from numbers in the wrong places. */
const LONGEST = 18;

/** In how many orders so many different things can follow one another: each place has one choice less. */
export const orders = (count: number) => numbers(1, count).reduce((ways, choices) => ways * choices, 1);

/** All ways to choose so many of the places 0, 1, 2 ... @throws RangeError for rows that no stem has */
export function choices(places: number, size: number): number[][] {
  if (places > LONGEST || size > places || size < 0) throw new RangeError('no row of a question');
  if (size === 0) return [[]];
  return numbers(size - 1, places - 1).flatMap((last) =>
    choices(last, size - 1).map((before) => [...before, last]),
  );
}

/** How many choices of so many there are: the triangle of Pascal, row by row. */
export function choose(from: number, size: number): number {
  let row = [1];
  for (let line = 0; line < from; line++)
    row = numbers(0, row.length).map((at) => (row[at - 1] ?? 0) + (row[at] ?? 0));
  return row[size] ?? 0;
}

/** Orders of letters of which some are the same: which letter comes first, then the rest. */
export function distinctOrders(letters: string): number {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let free = letters.length;
  let ways = 1;
  for (const count of counts.values()) {
    ways *= choose(free, count);
    free -= count;
  }
  return ways;
}

/** All orders of the letters as words, each once. */
export function wordsOf(letters: string): string[] {
  if (letters.length <= 1) return [letters];
  return [...new Set(letters)].flatMap((first) =>
    wordsOf(letters.replace(first, '')).map((rest) => first + rest),
  );
}

/** Whether the places follow one another in a row. */
export const areTogether = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place === (places[index - 1] ?? 0) + 1);

/** Whether no two of the places are side by side in a row. */
export const areApart = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0) + 1);

/**
 * How many orders of a row have a group at places that fit.
 * @param ofGroup orders of the group among themselves
 * @param ofOthers orders of all others
 */
export function rows(
  row: number,
  group: number,
  fits: (places: readonly number[]) => boolean,
  ofGroup = orders(group),
  ofOthers = orders(row - group),
): number {
  return choices(row, group).filter(fits).length * ofGroup * ofOthers;
}

/** The same round a table, where a turn makes no difference: one of the others has the place 0. */
export function rounds(table: number, group: number, isTogether: boolean): number {
  const patterns = choices(table - 1, group).filter((places) => areTogether(places) === isTogether);
  return patterns.length * orders(group) * orders(table - 1 - group);
}
