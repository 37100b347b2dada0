import { ReadingError } from '../../../../solver-kit.js';
import { countOf, placeOf, wrap } from '../scene.js';
import { BASE, entityOf, relationIn, valueIn, VERB, type TwoScene } from './world.js';

/** What a sentence asks of one entity or of two. */
export interface Fact {
  subject: string;
  entities: readonly string[];
  /** Of the places of the entities, in their order. */
  holds: (one: number, other: number) => boolean;
}

const GROUPS: readonly (readonly [text: RegExp, isIn: (place: number, size: number) => boolean])[] = [
  [/^at (?:one of the ends|either end)$/, (place, size) => place === 0 || place === size - 1],
  [/^on an odd-numbered floor$/, (place) => place % 2 === 0],
  [/^on an even-numbered floor$/, (place) => place % 2 === 1],
  [/^below floor 4$|^before Thursday$/, (place) => place < 3],
  [/^above floor 4$|^after Thursday$/, (place) => place > 3],
  [/^in a month with 31 days$/, (place) => new Date(2023, place + 1, 0).getDate() === 31],
  [/^in a month with fewer than 31 days$/, (place) => new Date(2023, place + 1, 0).getDate() < 31],
];

type Reading = (text: string, scene: TwoScene) => Fact | undefined;

/** A fact about two phrases; undefined where one of them names no one. */
function pair(scene: TwoScene, one: string, other: string, holds: Fact['holds']): Fact | undefined {
  const entities = [one, other].flatMap((phrase) => entityOf(phrase, scene) ?? []);
  return entities.length === 2 ? { subject: one, entities, holds } : undefined;
}

function areNextTo({ isRound, size }: TwoScene, one: number, other: number): boolean {
  const steps = Math.abs(one - other);
  return steps === 1 || (isRound && steps === size - 1);
}

const between: Reading = (text, scene) => {
  const found = new RegExp(
    `^Exactly (\\w+) (?:person|people) (?:${VERB}|${BASE}) between (.+) and (.+)$`,
  ).exec(text);
  if (!found) return undefined;
  const [, count = '', one = '', other = ''] = found;
  const steps = countOf(count) + 1;
  return pair(scene, one, other, (a, b) => Math.abs(a - b) === steps);
};

const neighbours: Reading = (text, scene) => {
  const both =
    /^(.+) and (.+?) (do not )?(?:live on neighbouring floors|speak on consecutive days|take leave in consecutive months)$/.exec(
      text,
    );
  const seated = /^(.+) (?:sits|(does not) sit) next to (.+)$/.exec(text);
  if (both) {
    const [, one = '', other = '', not] = both;
    return pair(scene, one, other, (a, b) => areNextTo(scene, a, b) === (not === undefined));
  }
  const [, one = '', not, other = ''] = seated ?? [];
  return pair(scene, one, other, (a, b) => areNextTo(scene, a, b) === (not === undefined));
};

const order: Reading = (text, scene) => {
  const [, one = '', other = ''] =
    new RegExp(
      `^(.+?) ${VERB} (?:somewhere to the left of|on a lower floor than|earlier in the (?:week|year) than) (.+)$`,
    ).exec(text) ?? [];
  return pair(scene, one, other, (a, b) => a < b);
};

const relation: Reading = (text, scene) => {
  const [, one = '', words = ''] = new RegExp(`^(.+?) ${VERB} (.+)$`).exec(text) ?? [];
  const read = relationIn(words, scene);
  const entity = entityOf(one, scene);
  if (!read || entity === undefined) return undefined;
  return {
    subject: one,
    entities: [entity, read.entity],
    holds: (a, b) => a === (scene.isRound ? wrap(b + read.steps, scene.size) : b + read.steps),
  };
};

const place: Reading = (text, scene) => {
  const [, one = '', not, words = ''] =
    new RegExp(`^(.+?) (?:${VERB}|(does not) ${BASE}) (.+)$`).exec(text) ?? [];
  const entity = entityOf(one, scene);
  if (entity === undefined) return undefined;
  const isSo = not === undefined;
  const group = GROUPS.find(([pattern]) => pattern.test(words));
  const at = placeOf(words, scene.size);
  if (!group && at === undefined) return undefined;
  return {
    subject: one,
    entities: [entity],
    holds: (a) => (group ? group[1](a, scene.size) : a === at) === isSo,
  };
};

const value: Reading = (text, scene) => {
  const [, one = '', predicate = ''] = /^(\w+) (.+)$/.exec(text) ?? [];
  const read = scene.names.includes(one) ? valueIn(predicate, scene) : undefined;
  return read && { subject: one, entities: [one, read.value], holds: (a, b) => (a === b) === read.isSo };
};

const READINGS: readonly Reading[] = [between, neighbours, order, relation, place, value];

function readOne(text: string, scene: TwoScene): Fact | undefined {
  for (const read of READINGS) {
    const fact = read(text, scene);
    if (fact) return fact;
  }
  return undefined;
}

const VERB_OF = new RegExp(` (${VERB}) `);

/** Facts of a sentence: one, or two about the same subject. @throws ReadingError for an unknown kind of sentence */
export function factsOf(sentence: string, scene: TwoScene): Fact[] {
  const text = sentence.replace(/\.$/, '');
  const single = readOne(text, scene);
  if (single) return [single];
  for (const { 0: word, index } of text.matchAll(/ (?:and|but) /g)) {
    const start = text.slice(0, index);
    const end = text.slice(index + word.length);
    const first = readOne(start, scene);
    if (!first) continue;
    const verb = VERB_OF.exec(start)?.[1] ?? '';
    const second =
      readOne(`${first.subject} ${end}`, scene) ?? readOne(`${first.subject} ${verb} ${end}`, scene);
    if (second) return [first, second];
  }
  throw new ReadingError(`an unknown clue: ${sentence}`);
}
