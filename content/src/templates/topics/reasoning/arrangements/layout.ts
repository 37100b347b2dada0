/** Seats of the people, by the people's numbers. Seats count from 0. */
export type Seats = readonly number[];

/** A fact about the seats that a clue tells. */
export interface Clue {
  text: string;
  isTrue: (seats: Seats) => boolean;
  /** Clues that say too much make a puzzle dull: they are used when others do not settle it. */
  isPlain: boolean;
}

/** Where people are, and how one says it. */
export interface Layout {
  /** The first sentences of the passage, with the names. */
  intro: (names: string) => string;
  size: number;
  /** Whether only the order counts, as round a table: the first person then has the seat 0. */
  isRound: boolean;
  /** "Who" and "the one who", or "Which box" and "the box that". */
  who: string;
  theOneWho: string;
  /** Such as "sits": before "immediately to the left of". */
  verb: string;
  /** Such as "sat": in a question about another order. */
  wouldVerb: string;
  /** The two directions of an offset, the one towards smaller seats first. */
  directions: readonly [string, string];
  /** `third to the left of Asha`; one step is `immediately to the left of Asha`. */
  offset: (steps: number, direction: string, name: string) => string;
  /** `third from the left end`, `on floor 3`; undefined round a table. */
  place?: (seat: number) => string;
  /** Asks for the place of one person; undefined where `place` is. */
  askPlace?: (name: string) => string;
  /** What is between two people: people, floors, days. */
  between: (count: number, one: string, other: string) => string;
  askBetween: (one: string, other: string) => string;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ordinal = (count: number) => ORDINALS[count] ?? String(count);
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
export const inWords = (count: number) => WORDS[count] ?? String(count);

const COUNTED: Readonly<Record<number, string>> = { 7: 'Seven', 8: 'Eight' };

const sideways = (steps: number, direction: string, name: string) =>
  `${steps === 1 ? 'immediately' : ordinal(steps)} ${direction} ${name}`;
const people = (count: number) => (count === 1 ? 'person sits' : 'people sit');

const LEFT_AND_RIGHT = ['to the left of', 'to the right of'] as const;

const SOMEBODY = { who: 'Who', theOneWho: 'the one who' } as const;

export const row = (size: number): Layout => ({
  intro: (names) => `${COUNTED[size] ?? size} friends, ${names}, sit in one straight row and face north.`,
  size,
  isRound: false,
  ...SOMEBODY,
  verb: 'sits',
  wouldVerb: 'sit',
  directions: LEFT_AND_RIGHT,
  offset: sideways,
  place: (seat) =>
    seat === 0 || seat === size - 1
      ? `at the ${seat === 0 ? 'left' : 'right'} end`
      : seat < size / 2
        ? `${ordinal(seat + 1)} from the left end`
        : `${ordinal(size - seat)} from the right end`,
  askPlace: (name) => `In which position does ${name} sit?`,
  between: (count, one, other) => `Exactly ${inWords(count)} ${people(count)} between ${one} and ${other}.`,
  askBetween: (one, other) => `How many people sit between ${one} and ${other}?`,
});

/** Seats are counted clockwise from above: who faces the centre has the next seat on the left. */
export const circle = (size: number): Layout => ({
  intro: (names) =>
    `${COUNTED[size] ?? size} friends, ${names}, sit round a circular table and face its centre. The distances between neighbours are equal.`,
  size,
  isRound: true,
  ...SOMEBODY,
  verb: 'sits',
  wouldVerb: 'sit',
  directions: ['to the right of', 'to the left of'],
  offset: sideways,
  between: (count, one, other) =>
    `Counted to the left from ${one}, exactly ${inWords(count)} ${people(count)} between ${one} and ${other}.`,
  askBetween: (one, other) =>
    `Counted to the left from ${one}, how many people sit between ${one} and ${other}?`,
});

export const floors = (size: number): Layout => ({
  intro: (names) =>
    `${COUNTED[size] ?? size} people, ${names}, live on different floors of a building. The lowest floor is number 1, the highest number ${size}.`,
  size,
  isRound: false,
  ...SOMEBODY,
  verb: 'lives',
  wouldVerb: 'live',
  directions: ['below', 'above'],
  offset: (steps, direction, name) =>
    steps === 1 ? `immediately ${direction} ${name}` : `${inWords(steps)} floors ${direction} ${name}`,
  place: (seat) => `on floor ${seat + 1}`,
  askPlace: (name) => `On which floor does ${name} live?`,
  between: (count, one, other) =>
    `There ${count === 1 ? 'is exactly one floor' : `are exactly ${inWords(count)} floors`} between the floors of ${one} and ${other}.`,
  askBetween: (one, other) => `How many floors are there between the floors of ${one} and ${other}?`,
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export const days: Layout = {
  intro: (names) =>
    `Seven teachers, ${names}, give a lecture each, on different days of one week from Monday to Sunday.`,
  size: 7,
  isRound: false,
  ...SOMEBODY,
  verb: 'speaks',
  wouldVerb: 'speak',
  directions: ['before', 'after'],
  offset: (steps, direction, name) =>
    `${steps === 1 ? 'on the day immediately' : `${inWords(steps)} days`} ${direction} ${name}`,
  place: (seat) => `on ${DAYS[seat] ?? ''}`,
  askPlace: (name) => `On which day does ${name} speak?`,
  between: (count, one, other) =>
    `There ${count === 1 ? 'is exactly one day' : `are exactly ${inWords(count)} days`} between the lectures of ${one} and ${other}.`,
  askBetween: (one, other) => `How many days are there between the lectures of ${one} and ${other}?`,
};

/** Boxes in a stack: the lowest has the number 1. */
export const boxes = (size: number): Layout => ({
  ...floors(size),
  intro: (names) =>
    `${COUNTED[size] ?? size} boxes, ${names}, are piled one on the other. The lowest has the position 1, the highest ${size}.`,
  who: 'Which box',
  theOneWho: 'the box that',
  verb: 'is',
  wouldVerb: 'be',
  offset: (steps, direction, name) =>
    steps === 1 ? `immediately ${direction} ${name}` : `${inWords(steps)} positions ${direction} ${name}`,
  place: (seat) => `in position ${seat + 1}`,
  askPlace: (name) => `In which position is ${name}?`,
  between: (count, one, other) =>
    `Exactly ${inWords(count)} ${count === 1 ? 'box is' : 'boxes are'} between ${one} and ${other}.`,
  askBetween: (one, other) => `How many boxes are between ${one} and ${other}?`,
});
