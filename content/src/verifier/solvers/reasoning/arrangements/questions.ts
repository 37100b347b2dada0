import type { Question } from '@mockingbird/contracts';
import { ReadingError, textOf, type Solvers } from '../../../solver-kit.js';
import { countOf, isTrueOf, personAt, placeOf, solveScene, type Order, type Scene } from './scene.js';

/** All right options of a question in an order of the people. */
export type AnswerInOrder = (question: Question, scene: Scene, order: Order) => number[];

const optionsThat = (question: Question, fits: (text: string) => boolean) =>
  question.options.flatMap((option, index) => (fits(textOf(option)) ? [index] : []));

const NAME = /[A-Z]\w*$/;

/** "Who sits second to the left of Asha?" */
function personOf(text: string, order: Order, isRound: boolean): string | undefined {
  const words = /(?:sits|lives|speaks|is|sit|live|speak|be) ((?:on|at|in|immediately|\w+) .+?)[?.]$/.exec(
    text,
  )?.[1];
  if (words === undefined) throw new ReadingError('the question names no place');
  const place = placeOf(words, order.length);
  if (place !== undefined) return order[place];
  const name = NAME.exec(words)?.[0] ?? '';
  return personAt(order, isRound, name, words.slice(0, -name.length - 1));
}

const who: AnswerInOrder = (question, scene, order) => {
  const person = personOf(question.questionText, order, scene.isRound);
  return optionsThat(question, (text) => text === person);
};

const place: AnswerInOrder = (question, scene, order) => {
  const name = scene.names.find((one) =>
    new RegExp(`(?:does|is) ${one}(?: sit| live| speak)?\\?$`).test(question.questionText),
  );
  if (name === undefined) throw new ReadingError('the question names no one');
  return optionsThat(question, (text) => placeOf(text, order.length) === order.indexOf(name));
};

const between: AnswerInOrder = (question, scene, order) => {
  const names = /between (?:the floors of |the lectures of )?(\w+) and (\w+)\?$/.exec(question.questionText);
  if (!names) throw new ReadingError('the question names no pair');
  const [from, to] = names.slice(1).map((name) => order.indexOf(name));
  if (from === undefined || to === undefined) throw new ReadingError('the question names no pair');
  // The next place clockwise is on the left of those who face the centre.
  const steps = scene.isRound ? (to - from + order.length) % order.length : Math.abs(to - from);
  return optionsThat(question, (text) => countOf(text) === steps - 1);
};

const swapped: AnswerInOrder = (question, scene, order) => {
  const [, one = '', other = '', rest = ''] =
    /^If (\w+) and (\w+) \w+(?: their)? places, (.+)$/.exec(question.questionText) ?? [];
  const changed = order.map((name) => (name === one ? other : name === other ? one : name));
  const person = personOf(rest, changed, scene.isRound);
  return optionsThat(question, (text) => text === person);
};

const truth: AnswerInOrder = (question, scene, order) => {
  return optionsThat(question, (text) => isTrueOf(text, order, scene.isRound));
};

/** How each kind of question is answered in any order. */
export const ANSWERS_IN_ORDER: Readonly<Record<string, AnswerInOrder>> = {
  'who-is-beside': who,
  'who-is-two-away': who,
  'who-is-at-a-place': who,
  'who-is-further-away': who,
  'place-of-a-person': place,
  'how-many-between': between,
  'after-a-swap': swapped,
  'true-statement': truth,
};

export const ARRANGEMENTS: Solvers = Object.fromEntries(
  Object.entries(ANSWERS_IN_ORDER).map(([template, answer]) => [
    template,
    (question: Question) => {
      const { scene, order } = solveScene(question);
      return answer(question, scene, order);
    },
  ]),
);
