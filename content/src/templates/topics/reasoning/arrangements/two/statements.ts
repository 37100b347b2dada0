import { range, type AnyTemplate } from '../../../../kit/index.js';
import { ask } from './ask.js';
import { oddPairQuestion } from './odd-pair.js';
import type { TwoPuzzle } from './puzzle.js';
import { offsetText, phraseOf, shorter, View } from './scene.js';

interface Swap {
  one: number;
  other: number;
  value: number;
  steps: number;
}

/** Two people change places; what belongs to them goes along. */
function swapQuestion(puzzle: TwoPuzzle): AnyTemplate {
  const { solution, scene } = puzzle;
  const { layout } = scene;
  const find = (view: View, { one, other, value, steps }: Swap) =>
    view.swapped(one, other).personAt(view.swapped(one, other).after(value, steps));
  return ask<Swap>(puzzle, {
    id: 'after-two-people-swap',
    level: 'hard',
    parameters: {
      one: solution.people,
      other: solution.people,
      value: solution.details,
      steps: [-3, -2, -1, 1, 2, 3],
    },
    isSensible: (p) => {
      const right = find(solution, p);
      const before = solution.personAt(solution.after(p.value, p.steps));
      return p.one < p.other && right !== undefined && right !== before;
    },
    answer: (view, p) => view.name(find(view, p)),
    mistakes: solution.people.map((person) => ({
      text: `Before the change, ${solution.says(person)} and ${layout.verb} ${solution.where(person)}.`,
      value: (p, right) =>
        solution.name(person) === right || solution.holderOf(p.value) === person
          ? undefined
          : solution.name(person),
    })),
    wordings: ['change places', 'exchange their places', 'swap places'].map((change) => (p: Swap) => {
      const where = offsetText(layout, p.steps, phraseOf(scene, p.value));
      const names = `${solution.name(p.one)} and ${solution.name(p.other)}`;
      return `If ${names} ${change}, who will ${layout.wouldVerb} ${where}?`;
    }),
    conclude: (p, right) =>
      `After ${solution.name(p.one)} and ${solution.name(p.other)} have changed places, the answer is ${right}.`,
  });
}

/** "Which combination is true?", where places have names. */
function combinationQuestion(puzzle: TwoPuzzle): AnyTemplate[] {
  const { solution, scene } = puzzle;
  const { place, verb, size } = scene.layout;
  if (!place) return [];
  const say = (person: number, value: number | undefined, seat: number) =>
    `${solution.name(person)} – ${solution.value(value)} – ${place(seat)}`;
  // Somebody else's value or place: the one of the person so many numbers further.
  const wrong = solution.people.flatMap((person) =>
    [1, 2].map((by) => {
      const other = (person + by + (person % 3)) % size;
      const [whose, where] = by === 1 ? [other, person] : [person, other];
      return {
        text: `${solution.says(person)} and ${verb} ${solution.where(person)}.`,
        option: say(person, solution.detailOf(whose), solution.place(where)),
        person,
      };
    }),
  );
  return [
    ask<{ person: number }>(puzzle, {
      id: 'true-combination',
      level: 'hard',
      parameters: { person: solution.people },
      answer: (view, { person }) => say(person, view.detailOf(person), view.place(person)),
      mistakes: wrong.map(({ text, option, person }) => ({
        text,
        value: (p) => (p.person === person ? undefined : option),
      })),
      wordings: [
        () => 'Which combination is true?',
        () => 'Which of these combinations is right in all its parts?',
        () => 'Find the only combination that fits the arrangement.',
      ],
      conclude: (_, right) => `So this combination is true: ${right}.`,
    }),
  ];
}

interface Statement {
  one: number;
  other: number;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Which statement is true?", with people and values mixed. */
function statementQuestion(puzzle: TwoPuzzle): AnyTemplate {
  const { solution, scene } = puzzle;
  const { layout } = scene;
  const all = range(0, 2 * layout.size - 1);
  const say = ({ one, other }: Statement, steps: number) =>
    `${capital(phraseOf(scene, one))} ${layout.verb} ${offsetText(layout, steps, phraseOf(scene, other))}.`;
  const stepsOf = (view: View, { one, other }: Statement) => view.steps(other, one);
  const isFair = (p: Statement) =>
    // One of the two is a person, and the two are no neighbours.
    p.one < layout.size !== p.other < layout.size && Math.abs(shorter(layout, stepsOf(solution, p))) > 1;
  const wrongSteps = (steps: number) => {
    if (!layout.isRound) return -steps;
    return steps * 2 === layout.size ? steps - 1 : layout.size - steps;
  };
  const pairs = all.flatMap((one) => all.map((other) => ({ one, other }))).filter(isFair);
  return ask<Statement>(puzzle, {
    id: 'true-statement-about-both',
    level: 'hard',
    parameters: { one: all, other: all },
    isSensible: isFair,
    answer: (view, p) => say(p, stepsOf(view, p)),
    // Some pairs are enough: all choices of wrong options are compared.
    mistakes: pairs
      .filter((_, index) => index % 6 === 0)
      .map((pair) => ({
        text: `In the only arrangement that fits, ${say(pair, stepsOf(solution, pair)).replace(/^The/, 'the')}`,
        value: (p) =>
          [pair.one, pair.other].every((entity) => entity === p.one || entity === p.other)
            ? undefined
            : say(pair, wrongSteps(stepsOf(solution, pair))),
      })),
    wordings: [
      () => 'Which statement is true?',
      () => 'Which of these sentences is true?',
      () => 'Find the only true statement.',
    ],
    conclude: (_, right) => `So this is true: ${right}`,
  });
}

export const hardQuestions = (puzzle: TwoPuzzle): AnyTemplate[] => [
  swapQuestion(puzzle),
  ...combinationQuestion(puzzle),
  oddPairQuestion(puzzle),
  statementQuestion(puzzle),
];
