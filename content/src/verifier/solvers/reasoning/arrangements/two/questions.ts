import type { Question } from '@mockingbird/contracts';
import { ReadingError, textOf, type Solvers } from '../../../../solver-kit.js';
import { countOf, placeOf, wrap } from '../scene.js';
import { isolatedPairs } from './odd-pair.js';
import { solveTwo } from './search.js';
import { factsOf } from './sentences.js';
import {
  BASE,
  describedPlace,
  entityOf,
  nameAt,
  placeIn,
  valueAt,
  VERB,
  type TwoScene,
  type World,
} from './world.js';

/** All right options of a question in a world. */
export type AnswerIn = (question: Question, scene: TwoScene, world: World) => number[];

const optionsThat = (question: Question, fits: (text: string) => boolean) =>
  question.options.flatMap((option, index) => (fits(textOf(option)) ? [index] : []));

/** The part of the stem that the first fitting pattern captures. */
function part({ questionText }: Question, ...patterns: readonly RegExp[]): string[] {
  for (const pattern of patterns) {
    const found = pattern.exec(questionText);
    if (found) return found.slice(1);
  }
  throw new ReadingError('the question is of an unknown kind');
}

const who: AnswerIn = (question, scene, world) => {
  const [phrase = ''] = part(question, /^(?:Who|Which of them) (.+)\?$/, /^Name (.+)\.$/);
  const name = nameAt(scene, world, describedPlace(phrase, scene, world));
  return optionsThat(question, (text) => text === name);
};

const VALUE_VERBS = '(?:likes?|comes? from|works? for|teach(?:es)?|plays?|have)';

const whichValue: AnswerIn = (question, scene, world) => {
  const [phrase = ''] = part(
    question,
    /^(?:What is|Find) the profession of (.+)[?.]$/,
    /^In which month was (.+) born\?$/,
    /^(?:Which is|Find) the month in which (.+) was born[?.]$/,
    new RegExp(`^Which \\w+ does (.+) ${VALUE_VERBS}\\?$`),
    new RegExp(`^(?:What is|Find) the \\w+ that (.+) ${VALUE_VERBS}[?.]$`),
  );
  const value = valueAt(scene, world, describedPlace(phrase, scene, world));
  return optionsThat(question, (text) => text === value);
};

const whichPlace: AnswerIn = (question, scene, world) => {
  const [phrase = ''] = part(
    question,
    new RegExp(`(?:where|on which floor|on which day|in which month) does (.+) ${BASE}\\?$`, 'i'),
    new RegExp(`^Find out (?:where|on which floor|on which day|in which month) (.+) ${VERB}\\.$`),
  );
  const place = describedPlace(phrase, scene, world);
  return optionsThat(question, (text) => placeOf(text, scene.size) === place);
};

const seenFrom: AnswerIn = (question, scene, world) => {
  const [phrase = ''] = part(
    question,
    /^Where does (.+) sit, seen from \w+\?$/,
    /^Where is the place of (.+) with respect to \w+\?$/,
    /^Find the place of (.+) in relation to \w+\.$/,
  );
  const place = describedPlace(phrase, scene, world);
  return optionsThat(question, (text) => placeIn(text, scene, world) === place);
};

const between: AnswerIn = (question, scene, world) => {
  const ends = part(question, /between (.+) and (\w+)(?:, counted to the left from .+)?\?$/);
  const [from, to] = ends.map((phrase) => describedPlace(phrase, scene, world));
  if (from === undefined || to === undefined) throw new ReadingError('the question names no pair');
  // The next place clockwise is on the left of those who face the centre.
  const steps = scene.isRound ? wrap(to - from, scene.size) : Math.abs(to - from);
  return optionsThat(question, (text) => countOf(text) === steps - 1);
};

const swapped: AnswerIn = (question, scene, world) => {
  const [one = '', other = '', words = ''] = part(
    question,
    new RegExp(`^If (\\w+) and (\\w+) [a-z ]+ places, who will ${BASE} (.+)\\?$`),
  );
  const [from, to] = [world.get(one), world.get(other)];
  if (from === undefined || to === undefined) throw new ReadingError('the question names no pair');
  const after = new Map(
    [...world].map(([entity, place]) => [entity, place === from ? to : place === to ? from : place]),
  );
  const name = nameAt(scene, after, placeIn(words, scene, after));
  return optionsThat(question, (text) => text === name);
};

const statement: AnswerIn = (question, scene, world) =>
  optionsThat(question, (text) =>
    factsOf(text, scene).every(({ entities: [one = '', two = ''], holds }) =>
      holds(world.get(one) ?? NaN, world.get(two) ?? NaN),
    ),
  );

const combination: AnswerIn = (question, scene, world) =>
  optionsThat(question, (text) => {
    const [name = '', value = '', place = ''] = text.split(' – ');
    const at = placeOf(place, scene.size);
    return at !== undefined && world.get(name) === at && world.get(value) === at;
  });

const oddPair: AnswerIn = (question, scene, world) => {
  const pairs = question.options.map((option) =>
    textOf(option)
      .split(' – ')
      .map((word) => world.get(entityOf(word, scene) ?? word) ?? NaN),
  );
  return isolatedPairs(pairs, scene);
};

/** How each kind of question is answered in any world. */
export const ANSWERS_IN_WORLD: Readonly<Record<string, AnswerIn>> = {
  'who-has-a-value': who,
  'value-of-a-person': whichValue,
  'who-is-next-to-a-value': who,
  'who-is-at-a-place': who,
  'value-at-a-place': whichValue,
  'place-of-a-value': whichPlace,
  'place-seen-from-a-person': seenFrom,
  'value-near-a-person': whichValue,
  'people-between-a-value-and-a-person': between,
  'who-is-further-from-a-value': who,
  'after-two-people-swap': swapped,
  'true-combination': combination,
  'odd-pair': oddPair,
  'true-statement-about-both': statement,
};

export const ARRANGEMENTS_OF_TWO: Solvers = Object.fromEntries(
  Object.entries(ANSWERS_IN_WORLD).map(([template, answer]) => [
    template,
    (question: Question) => {
      const { scene, world } = solveTwo(question);
      return answer(question, scene, world);
    },
  ]),
);
