import { Random, range } from '../../../kit/index.js';
import type { Clue, Layout, Seats } from './layout.js';

/** People with their seats, and clues that allow no other seats. */
export interface Puzzle {
  layout: Layout;
  names: readonly string[];
  seats: Seats;
  clues: readonly string[];
  /** For each clue, seats that this clue allows. */
  examples: readonly (readonly Seats[])[];
}

/** All orders of the numbers below a count. */
function orders(count: number): number[][] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    range(0, count - 1).map((place) => order.toSpliced(place, 0, count - 1)),
  );
}

const found = new Map<string, number[][]>();

/** All ways to seat the people. Where only the order counts, the first person keeps the seat 0. */
function allSeats({ size, isRound }: Layout): number[][] {
  const key = `${size} ${String(isRound)}`;
  const list =
    found.get(key) ??
    (isRound ? orders(size - 1).map((order) => [0, ...order.map((seat) => seat + 1)]) : orders(size));
  found.set(key, list);
  return list;
}

/** Steps from one person to another towards larger seats. */
export function stepsBetween({ size, isRound }: Layout, from: number, to: number): number {
  return isRound ? (to - from + size) % size : to - from;
}

const seatOf = (seats: Seats, person: number) => seats[person] ?? 0;

function offsetClue(layout: Layout, names: readonly string[], one: number, other: number, gap: number): Clue {
  const [name = '', otherName = ''] = [names[one], names[other]];
  const { size, isRound } = layout;
  // Round a table the shorter way is said.
  const signed = isRound && gap > size / 2 ? gap - size : gap;
  const direction = layout.directions[signed < 0 ? 0 : 1];
  return {
    text: `${name} ${layout.verb} ${layout.offset(Math.abs(signed), direction, otherName)}.`,
    isTrue: (seats) => stepsBetween(layout, seatOf(seats, other), seatOf(seats, one)) === gap,
    isPlain: false,
  };
}

function pairClues(
  layout: Layout,
  names: readonly string[],
  seats: Seats,
  one: number,
  other: number,
): Clue[] {
  const [name = '', otherName = ''] = [names[one], names[other]];
  const gap = stepsBetween(layout, seatOf(seats, other), seatOf(seats, one));
  const clues: Clue[] = [];
  if (Math.abs(gap) <= 4 || layout.isRound) clues.push(offsetClue(layout, names, one, other, gap));
  const count = Math.abs(gap) - 1;
  if (count > 0 && !layout.isRound)
    clues.push({
      text: layout.between(count, name, otherName),
      isTrue: (all) => Math.abs(seatOf(all, one) - seatOf(all, other)) === count + 1,
      isPlain: false,
    });
  if (layout.verb === 'sits') {
    const areBeside = (all: Seats) => {
      const apart = Math.abs(stepsBetween(layout, seatOf(all, one), seatOf(all, other)));
      return apart === 1 || (layout.isRound && apart === layout.size - 1);
    };
    const isBeside = areBeside(seats);
    clues.push({
      text: isBeside
        ? `${name} and ${otherName} are neighbours.`
        : `${name} is not a neighbour of ${otherName}.`,
      isTrue: (all) => areBeside(all) === isBeside,
      isPlain: false,
    });
  }
  return clues;
}

function clueList(layout: Layout, names: readonly string[], seats: Seats): Clue[] {
  const people = range(0, names.length - 1);
  const pairs = people.flatMap((one) =>
    people.flatMap((other) => (one === other ? [] : pairClues(layout, names, seats, one, other))),
  );
  const { place } = layout;
  const places = place
    ? people.map((person): Clue => {
        const seat = seatOf(seats, person);
        return {
          text: `${names[person] ?? ''} ${layout.verb} ${place(seat)}.`,
          isTrue: (all) => seatOf(all, person) === seat,
          isPlain: true,
        };
      })
    : [];
  return [...pairs, ...places];
}

/** At most so many clues say a place outright. */
const MOST_PLAIN = 2;
const MOST_CLUES = 9;

/** Adds clues until one way is left, then leaves out those that are not needed. */
function chooseClues(list: readonly Clue[], all: readonly number[][]): Clue[] | undefined {
  let left = all;
  const chosen: Clue[] = [];
  for (const clue of list) {
    if (left.length === 1) break;
    if (clue.isPlain && chosen.filter(({ isPlain }) => isPlain).length >= MOST_PLAIN) continue;
    const fewer = left.filter((seats) => clue.isTrue(seats));
    if (fewer.length === left.length) continue;
    left = fewer;
    chosen.push(clue);
  }
  if (left.length > 1) return undefined;
  const needed = chosen.reduce<Clue[]>((rest, clue) => {
    const others = rest.filter((other) => other !== clue);
    const ways = all.filter((seats) => others.every((other) => other.isTrue(seats)));
    return ways.length === 1 ? others : rest;
  }, chosen);
  return needed.length <= MOST_CLUES ? needed : undefined;
}

/** Seats that are compared for each clue. */
const EXAMPLES = 60;

function examplesOf({ isTrue }: Clue, all: readonly Seats[], random: Random): Seats[] {
  const allowed = all.filter((seats) => isTrue(seats));
  return range(1, EXAMPLES).map(() => random.pick(allowed));
}

/** A puzzle with exactly one solution. @param names as many as the layout has seats */
export function createPuzzle(layout: Layout, names: readonly string[], random: Random): Puzzle {
  const all = allSeats(layout);
  for (;;) {
    const seats = random.pick(all);
    const clues = chooseClues(random.shuffled(clueList(layout, names, seats)), all);
    if (!clues) continue;
    const compared = new Random(seats.join());
    return {
      layout,
      names,
      seats,
      clues: clues.map(({ text }) => text),
      examples: clues.map((clue) => examplesOf(clue, all, compared)),
    };
  }
}
