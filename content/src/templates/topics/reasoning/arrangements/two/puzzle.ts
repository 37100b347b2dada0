import { range, type Random } from '../../../../kit/index.js';
import { cluesOf, type Clue, type ClueKind } from './clues.js';
import { View, type Scene } from './scene.js';
import { isMet, search, type Constraint, type Places } from './search.js';

/** A sentence of the passage with the facts that it tells. */
export interface Sentence {
  text: string;
  facts: readonly Constraint[];
}

/** An arrangement with sentences that allow no other. */
export interface TwoPuzzle {
  scene: Scene;
  solution: View;
  sentences: readonly Sentence[];
  /** For each sentence, arrangements that meet this sentence alone. */
  examples: readonly (readonly View[])[];
}

/** At most so many clues of each kind. */
const MOST: Readonly<Record<ClueKind, number>> = {
  place: 2,
  'not-place': 1,
  group: 2,
  has: 2,
  'has-not': 4,
  offset: 5,
  between: 3,
  order: 2,
  neighbours: 2,
  'no-neighbours': 2,
};

const SENTENCES = { least: 6, most: 9 };
/** Below this many tries a puzzle needs no case to be followed far; above, no one solves it in minutes. */
const MOST_TRIES = 12;

/** An arrangement that the clues allow, other than the right one. */
function otherThan(scene: Scene, right: Places, clues: readonly Clue[], random: Random): Places | undefined {
  let found: Places | undefined;
  search({
    ...scene.layout,
    constraints: clues,
    random,
    visit: (places) => {
      if (places.every((place, entity) => place === right[entity])) return false;
      found = places;
      return true;
    },
  });
  return found;
}

/** At most so many clues name no person. */
const MOST_NAMELESS = 2;

function hasRoom({ kind, entities }: Clue, chosen: readonly Clue[], { names }: Scene): boolean {
  const isNameless = (all: readonly number[]) => all.every((entity) => entity >= names.length);
  return (
    chosen.filter((other) => other.kind === kind).length < MOST[kind] &&
    !(isNameless(entities) && chosen.filter((other) => isNameless(other.entities)).length >= MOST_NAMELESS)
  );
}

/** Adds a clue that is false in another arrangement, until there is no other. Then leaves out those that are not needed. */
function chooseClues(scene: Scene, right: Places, random: Random): Clue[] | undefined {
  const pool = random.shuffled(cluesOf(scene, right));
  let chosen: Clue[] = [];
  for (let other = otherThan(scene, right, chosen, random); other;) {
    const places = other;
    const clue = pool.find((one) => !isMet(one, places) && hasRoom(one, chosen, scene));
    if (!clue) return undefined;
    chosen.push(clue);
    other = otherThan(scene, right, chosen, random);
  }
  for (const clue of random.shuffled(chosen)) {
    const rest = chosen.filter((one) => one !== clue);
    if (!otherThan(scene, right, rest, random)) chosen = rest;
  }
  return chosen;
}

const hasNegation = ({ predicate = '' }: Clue) => / not /.test(` ${predicate}`);

/** Two facts about one subject in one sentence: `Asha lives on floor 3 but does not like red`. */
function joined({ layout }: Scene, one: Clue, other: Clue): string | undefined {
  if (one.entities[0] !== other.entities[0] || !one.predicate || !other.predicate) return undefined;
  const [first, second] = hasNegation(one) && !hasNegation(other) ? [other, one] : [one, other];
  const word = hasNegation(first) === hasNegation(second) ? 'and' : 'but';
  const [start = '', end = ''] = [first.predicate, second.predicate];
  // "sits next to Asha and at an end": the verb is said once.
  const verb = `${layout.verb} `;
  const isSaid = start.startsWith(verb) && end.startsWith(verb);
  return `${first.text} ${word} ${isSaid ? end.slice(verb.length) : end}`;
}

/** Puts pairs of clues into one sentence where the subject is the same. */
function toSentences(scene: Scene, clues: readonly Clue[]): Sentence[] {
  const [clue, ...rest] = clues;
  if (!clue) return [];
  const partner = rest.find((other) => joined(scene, clue, other) !== undefined);
  const text = partner ? joined(scene, clue, partner) : undefined;
  if (!partner || text === undefined)
    return [{ text: `${clue.text}.`, facts: [clue] }, ...toSentences(scene, rest)];
  return [
    { text: `${text}.`, facts: [clue, partner] },
    ...toSentences(
      scene,
      rest.filter((other) => other !== partner),
    ),
  ];
}

const isPair = ({ entities }: Clue, [one, other]: readonly number[]) =>
  other !== undefined &&
  ((entities[0] === one && entities[1] === other) || (entities[0] === other && entities[1] === one));

/** Clues that a reader would find odd together: two about one pair, or two values that are said to be at one place. */
function areOdd(clues: readonly Clue[]): boolean {
  return clues.some((clue, index) =>
    clues
      .slice(index + 1)
      .some(
        (other) =>
          isPair(clue, other.entities) ||
          (clue.entities[0] === other.entities[0] && clue.steps !== undefined && clue.steps === other.steps),
      ),
  );
}

/** Arrangements that are compared for each sentence. */
const EXAMPLES = 40;

function examplesOf(scene: Scene, facts: readonly Constraint[], random: Random): View[] {
  return range(1, EXAMPLES).map(() => {
    let found: Places = [];
    search({
      ...scene.layout,
      constraints: facts,
      random,
      visit: (places) => {
        found = places;
        return true;
      },
    });
    return new View(scene, found);
  });
}

function randomPlaces({ layout: { size, isRound } }: Scene, random: Random): Places {
  const places = range(0, size - 1);
  const people = isRound ? [0, ...random.shuffled(places.slice(1))] : random.shuffled(places);
  return [...people, ...random.shuffled(places)];
}

/** A puzzle with exactly one solution. */
export function createTwoPuzzle(scene: Scene, random: Random): TwoPuzzle {
  for (;;) {
    const places = randomPlaces(scene, random);
    const clues = chooseClues(scene, places, random);
    if (!clues || areOdd(clues)) continue;
    const sentences = toSentences(scene, clues);
    if (sentences.length < SENTENCES.least || sentences.length > SENTENCES.most) continue;
    const tries = search({ ...scene.layout, constraints: clues, visit: () => false });
    if (tries > MOST_TRIES) continue;
    return {
      scene,
      solution: new View(scene, places),
      sentences,
      examples: sentences.map(({ facts }) => examplesOf(scene, facts, random)),
    };
  }
}
