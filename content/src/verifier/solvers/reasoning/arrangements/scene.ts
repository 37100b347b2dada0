import type { Question } from '@mockingbird/contracts';
import { numbers, ReadingError } from '../../../solver-kit.js';

/** Who is where: names in the order of the places. Round a table the places run clockwise, seen from above. */
export type Order = readonly string[];

const ORDINALS: Readonly<Record<string, number>> = {
  immediately: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
};
const COUNTS: Readonly<Record<string, number>> = {
  no: 0,
  none: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export function countOf(word: string): number {
  const count = COUNTS[word.toLowerCase()];
  if (count === undefined) throw new ReadingError(`not a number: ${word}`);
  return count;
}

/** What the first lines of a passage say. */
export interface Scene {
  names: string[];
  isRound: boolean;
  clues: string[];
}

/** @throws ReadingError when the passage names no one */
export function sceneOf({ passage = '' }: Question): Scene {
  const [intro = '', ...rest] = passage.split('\n').filter((line) => line !== '');
  const list = /^(?:Seven|Eight) \w+, (.+?), (?:sit|live|give|take|are)\b/.exec(intro)?.[1];
  const names = list?.split(/, | and /) ?? [];
  if (names.length < 7) throw new ReadingError('the passage names no one');
  return { names, isRound: /round a circular table and face its centre/.test(intro), clues: rest };
}

/** Words for the steps: with their sign, towards the later places or the earlier ones. */
export function stepsOf(text: string, isRound: boolean): number {
  const side = /^(\w+) to the (left|right) of$/.exec(text);
  if (side) {
    const [, word = '', direction] = side;
    const steps = ORDINALS[word] ?? NaN;
    // Somebody who faces the centre has the next place, clockwise, on the left.
    return (direction === 'right') === isRound ? -steps : steps;
  }
  const next = /^(?:on the day |in the month )?immediately (below|above|before|after)$/.exec(text);
  if (next) return next[1] === 'above' || next[1] === 'after' ? 1 : -1;
  const far = /^(\w+) (?:floors|days|positions|months) (below|above|before|after)$/.exec(text);
  if (!far) throw new ReadingError(`no place: ${text}`);
  const steps = countOf(far[1] ?? '');
  return far[2] === 'above' || far[2] === 'after' ? steps : -steps;
}

/** The place, from 0, that words such as `third from the left end` name; undefined for other words. */
export function placeOf(text: string, size: number): number | undefined {
  const end = /^at the (left|right) end$/.exec(text);
  if (end) return end[1] === 'left' ? 0 : size - 1;
  const from = /^(\w+) from the (left|right) end$/.exec(text);
  if (from) {
    const count = ORDINALS[from[1] ?? ''] ?? NaN;
    return from[2] === 'left' ? count - 1 : size - count;
  }
  const numbered = /^(?:on floor|in position) (\d)$/.exec(text);
  if (numbered) return Number(numbered[1]) - 1;
  const [, named = ''] = /^(?:on|in) (\w+)$/.exec(text) ?? [];
  const calendar = [DAYS, MONTHS].find((list) => list.includes(named));
  return calendar?.indexOf(named);
}

export const wrap = (place: number, size: number) => ((place % size) + size) % size;

/** The person at the steps from somebody; undefined beyond an end. */
export function personAt(order: Order, isRound: boolean, name: string, words: string): string | undefined {
  const place = order.indexOf(name) + stepsOf(words, isRound);
  return order[isRound ? wrap(place, order.length) : place];
}

const NAME = '[A-Z]\\w*';
const VERB = '(?:sits|lives|speaks|is)';

interface Sentence {
  pattern: RegExp;
  holds: (order: Order, isRound: boolean, parts: readonly string[]) => boolean;
}

const apart = (order: Order, one = '', other = '') => Math.abs(order.indexOf(one) - order.indexOf(other));

function areNeighbours(order: Order, isRound: boolean, one = '', other = ''): boolean {
  const steps = apart(order, one, other);
  return steps === 1 || (isRound && steps === order.length - 1);
}

const SENTENCES: readonly Sentence[] = [
  {
    pattern: new RegExp(`^(${NAME}) and (${NAME}) are neighbours$`),
    holds: (order, isRound, [one, other]) => areNeighbours(order, isRound, one, other),
  },
  {
    pattern: new RegExp(`^(${NAME}) is not a neighbour of (${NAME})$`),
    holds: (order, isRound, [one, other]) => !areNeighbours(order, isRound, one, other),
  },
  {
    pattern: new RegExp(
      `^(?:Exactly|There is exactly|There are exactly) (\\w+) .*between (?:the floors of |the lectures of )?(${NAME}) and (${NAME})$`,
    ),
    holds: (order, _, [count = '', one, other]) => apart(order, one, other) === countOf(count) + 1,
  },
  {
    pattern: new RegExp(`^(${NAME}) ${VERB} (.+ (?:of|below|above|before|after)) (${NAME})$`),
    holds: (order, isRound, [one, words = '', other = '']) => personAt(order, isRound, other, words) === one,
  },
  {
    pattern: new RegExp(`^(${NAME}) ${VERB} ((?:on|at|in|\\w+ from) .+)$`),
    holds: (order, _, [one = '', words = '']) => placeOf(words, order.length) === order.indexOf(one),
  },
];

/** Whether a sentence is true of an order. @throws ReadingError for an unknown kind of sentence */
export function isTrueOf(text: string, order: Order, isRound: boolean): boolean {
  const plain = text.replace(/\.$/, '');
  for (const { pattern, holds } of SENTENCES) {
    const found = pattern.exec(plain);
    if (found) return holds(order, isRound, found.slice(1));
  }
  throw new ReadingError(`an unknown clue: ${text}`);
}

/** Puts one name after the other into the free places. A clue is checked when all its names have a place. */
function search(scene: Scene, places: (string | undefined)[], left: readonly string[], found: Order[]): void {
  const [name, ...others] = left;
  if (name === undefined) {
    // No place is free.
    const order = places.map((one) => one ?? '');
    if (scene.clues.every((clue) => isTrueOf(clue, order, scene.isRound))) found.push(order);
    return;
  }
  for (const place of numbers(0, places.length - 1)) {
    if (places[place] !== undefined) continue;
    search(scene, places.with(place, name), others, found);
    // Round a table the first name may have any place: turns are the same.
    if (scene.isRound && left.length === scene.names.length) return;
  }
}

const solved = new Map<string, Order>();

/** The only order that all clues allow. @throws ReadingError when there is none, or several */
export function solveScene(question: Question): { scene: Scene; order: Order } {
  const scene = sceneOf(question);
  const { passage = '' } = question;
  const known = solved.get(passage);
  if (known) return { scene, order: known };
  const found: Order[] = [];
  search(
    scene,
    scene.names.map(() => undefined),
    scene.names,
    found,
  );
  const [order] = found;
  if (!order || found.length > 1) throw new ReadingError(`${found.length} orders fit the clues`);
  solved.set(passage, order);
  return { scene, order };
}
