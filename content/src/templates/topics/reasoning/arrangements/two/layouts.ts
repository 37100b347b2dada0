import { range } from '../../../../kit/index.js';
import { circle, days, floors, inWords, row, type Layout } from '../layout.js';

/** Places that a clue names together: `on an odd-numbered floor`. */
interface PlaceGroup {
  text: string;
  /** For somebody who is at none of them; without it, nothing is said of such a person. */
  notText?: string;
  seats: readonly number[];
}

/** A layout with the sentences that only puzzles with two variables use. Subjects begin a sentence. */
export interface TwoLayout extends Layout {
  /** Such as `sit`, after "people" and after "do not". */
  plural: string;
  areNeighbours: (one: string, other: string) => string;
  areNoNeighbours: (one: string, other: string) => string;
  /** Of the one who is nearer to the first place, such as `sits somewhere to the left of Asha`. */
  isBefore?: (other: string) => string;
  groups: readonly PlaceGroup[];
  /** Round a table with an even number of seats. */
  isOpposite?: (other: string) => string;
  /** "Where does Asha sit?" */
  where: string;
  /** How the explanation begins its list of places. */
  orderName: string;
}

const upTo = (last: number) => range(0, last);

/** Sentences about the number of people between two, the same for all layouts. */
const betweenPeople = (plural: string, third: string) => ({
  plural,
  between: (count: number, one: string, other: string) =>
    `Exactly ${inWords(count)} ${count === 1 ? `person ${third}` : `people ${plural}`} between ${one} and ${other}.`,
  askBetween: (one: string, other: string) => `How many people ${plural} between ${one} and ${other}?`,
});

const sitsNextTo = {
  areNeighbours: (one: string, other: string) => `${one} sits next to ${other}.`,
  areNoNeighbours: (one: string, other: string) => `${one} does not sit next to ${other}.`,
  where: 'Where',
};

export const rowOfTwo = (size: number): TwoLayout => ({
  ...row(size),
  ...betweenPeople('sit', 'sits'),
  ...sitsNextTo,
  isBefore: (other) => `sits somewhere to the left of ${other}`,
  groups: [{ text: 'at one of the ends', notText: 'at either end', seats: [0, size - 1] }],
  orderName: 'From left to right',
});

export const circleOfTwo = (size: number): TwoLayout => ({
  ...circle(size),
  plural: 'sit',
  askBetween: (one, other) =>
    `How many people sit between ${one} and ${other}, counted to the left from ${one}?`,
  ...sitsNextTo,
  groups: [],
  ...(size % 2 === 0 && { isOpposite: (other: string) => `sits opposite ${other}` }),
  orderName: 'Clockwise, seen from above',
});

export const floorsOfTwo = (size: number): TwoLayout => ({
  ...floors(size),
  ...betweenPeople('live', 'lives'),
  areNeighbours: (one, other) => `${one} and ${other} live on neighbouring floors.`,
  areNoNeighbours: (one, other) => `${one} and ${other} do not live on neighbouring floors.`,
  isBefore: (other) => `lives on a lower floor than ${other}`,
  groups: [
    { text: 'on an odd-numbered floor', seats: upTo(size - 1).filter((seat) => seat % 2 === 0) },
    { text: 'on an even-numbered floor', seats: upTo(size - 1).filter((seat) => seat % 2 === 1) },
    { text: 'below floor 4', seats: upTo(2) },
    { text: 'above floor 4', seats: range(4, size - 1) },
  ],
  where: 'On which floor',
  orderName: 'From the lowest floor to the highest',
});

export const daysOfTwo: TwoLayout = {
  ...days,
  ...betweenPeople('speak', 'speaks'),
  areNeighbours: (one, other) => `${one} and ${other} speak on consecutive days.`,
  areNoNeighbours: (one, other) => `${one} and ${other} do not speak on consecutive days.`,
  isBefore: (other) => `speaks earlier in the week than ${other}`,
  groups: [
    { text: 'before Thursday', seats: upTo(2) },
    { text: 'after Thursday', seats: range(4, 6) },
  ],
  where: 'On which day',
  orderName: 'From Monday to Sunday',
};

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

/** Leave in the first months of a year, one person a month. */
export const monthsOfTwo = (size: number): TwoLayout => ({
  ...days,
  intro: (names) =>
    `${size === 8 ? 'Eight' : 'Seven'} colleagues, ${names}, take leave in different months of one year, from January to ${MONTHS[size - 1] ?? ''}.`,
  size,
  verb: 'takes leave',
  wouldVerb: 'take leave',
  offset: (steps, direction, name) =>
    `${steps === 1 ? 'in the month immediately' : `${inWords(steps)} months`} ${direction} ${name}`,
  place: (seat) => `in ${MONTHS[seat] ?? ''}`,
  ...betweenPeople('take leave', 'takes leave'),
  areNeighbours: (one, other) => `${one} and ${other} take leave in consecutive months.`,
  areNoNeighbours: (one, other) => `${one} and ${other} do not take leave in consecutive months.`,
  isBefore: (other) => `takes leave earlier in the year than ${other}`,
  groups: [
    {
      text: 'in a month with 31 days',
      seats: upTo(size - 1).filter((seat) => ![1, 3, 5].includes(seat)),
    },
    { text: 'in a month with fewer than 31 days', seats: [1, 3, 5] },
  ],
  where: 'In which month',
  orderName: 'From January on',
});
