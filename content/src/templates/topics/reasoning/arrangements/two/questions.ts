import { range, type AnyTemplate } from '../../../../kit/index.js';
import { COUNTS } from '../questions.js';
import { ask, otherPeople, otherValues } from './ask.js';
import type { TwoPuzzle } from './puzzle.js';
import { offsetText, phraseOf } from './scene.js';
import { hardQuestions } from './statements.js';

/** "Who is the doctor?" and "What is the profession of Asha?" */
function pairQuestions(puzzle: TwoPuzzle): AnyTemplate[] {
  const { solution } = puzzle;
  const { detail } = puzzle.scene;
  return [
    ask<{ value: number }>(puzzle, {
      id: 'who-has-a-value',
      level: 'easy',
      parameters: { value: solution.details },
      answer: (view, { value }) => view.name(view.holderOf(value)),
      mistakes: otherPeople(solution),
      wordings: [
        ({ value }) => `Who ${detail.has(solution.value(value))}?`,
        ({ value }) => `Which of them ${detail.has(solution.value(value))}?`,
        ({ value }) => `Name ${detail.holder(solution.value(value))}.`,
      ],
    }),
    ask<{ person: number }>(puzzle, {
      id: 'value-of-a-person',
      level: 'easy',
      parameters: { person: solution.people },
      answer: (view, { person }) => view.value(view.detailOf(person)),
      mistakes: otherValues(solution),
      wordings: detail.asks.map(
        (write) =>
          ({ person }: { person: number }) =>
            write(solution.name(person)),
      ),
    }),
  ];
}

/** Questions about numbered places: floors, days, seats of a row. */
function placeQuestions(puzzle: TwoPuzzle): AnyTemplate[] {
  const { solution, scene } = puzzle;
  const { layout, detail } = scene;
  const { place, verb, where, wouldVerb } = layout;
  if (!place) return [];
  const places = range(0, layout.size - 1);
  const lowerWhere = where.toLowerCase();
  return [
    ask<{ seat: number }>(puzzle, {
      id: 'who-is-at-a-place',
      level: 'easy',
      parameters: { seat: places },
      answer: (view, { seat }) => view.name(view.personAt(seat)),
      mistakes: otherPeople(solution),
      wordings: [
        ({ seat }) => `Who ${verb} ${place(seat)}?`,
        ({ seat }) => `Which of them ${verb} ${place(seat)}?`,
        ({ seat }) => `Name the one who ${verb} ${place(seat)}.`,
      ],
    }),
    ask<{ seat: number }>(puzzle, {
      id: 'value-at-a-place',
      level: 'medium',
      parameters: { seat: places },
      answer: (view, { seat }) => view.value(view.detailAt(seat)),
      mistakes: otherValues(solution),
      wordings: detail.asks.map(
        (write) =>
          ({ seat }: { seat: number }) =>
            write(`the one who ${verb} ${place(seat)}`),
      ),
    }),
    ask<{ value: number }>(puzzle, {
      id: 'place-of-a-value',
      level: 'medium',
      parameters: { value: solution.details },
      answer: (view, { value }) => view.where(value),
      mistakes: solution.people.map((person) => ({
        text: `That is where ${solution.name(person)} ${verb}.`,
        value: (_, right) => (solution.where(person) === right ? undefined : solution.where(person)),
      })),
      wordings: [
        ({ value }) => `${where} does ${phraseOf(scene, value)} ${wouldVerb}?`,
        ({ value }) => `Find out ${lowerWhere} ${phraseOf(scene, value)} ${verb}.`,
        ({ value }) => `According to the clues, ${lowerWhere} does ${phraseOf(scene, value)} ${wouldVerb}?`,
      ],
      conclude: ({ value }, right) => `So ${phraseOf(scene, value)} ${verb} ${right}.`,
    }),
  ];
}

/** Round a table a place is one as seen from somebody. */
function relativePlaceQuestions(puzzle: TwoPuzzle): AnyTemplate[] {
  const { solution, scene } = puzzle;
  const { layout } = scene;
  if (layout.place) return [];
  interface Parameters {
    person: number;
    value: number;
  }
  return [
    ask<Parameters>(puzzle, {
      id: 'place-seen-from-a-person',
      level: 'medium',
      parameters: { person: solution.people, value: solution.details },
      isSensible: ({ person, value }) => solution.steps(person, value) !== 0,
      answer: (view, { person, value }) => {
        const steps = view.steps(person, value);
        return steps === 0 ? '' : offsetText(layout, steps, solution.name(person));
      },
      mistakes: solution.people.map((other) => ({
        text: `That is where ${solution.name(other)} ${layout.verb}.`,
        value: ({ person }, right) => {
          if (other === person) return undefined;
          const text = offsetText(layout, solution.steps(person, other), solution.name(person));
          return text === right ? undefined : text;
        },
      })),
      wordings: [
        ({ person, value }) =>
          `Where does ${phraseOf(scene, value)} sit, seen from ${solution.name(person)}?`,
        ({ person, value }) =>
          `Where is the place of ${phraseOf(scene, value)} with respect to ${solution.name(person)}?`,
        ({ person, value }) =>
          `Find the place of ${phraseOf(scene, value)} in relation to ${solution.name(person)}.`,
      ],
      conclude: ({ value }, right) => `So ${phraseOf(scene, value)} sits ${right}.`,
    }),
  ];
}

/** "Who sits third to the left of the doctor?" */
function offsetQuestion(
  puzzle: TwoPuzzle,
  id: string,
  level: 'easy' | 'medium',
  steps: readonly number[],
): AnyTemplate {
  const { solution, scene } = puzzle;
  const { layout } = scene;
  interface Parameters {
    value: number;
    steps: number;
  }
  const where = (p: Parameters) => offsetText(layout, p.steps, phraseOf(scene, p.value));
  return ask<Parameters>(puzzle, {
    id,
    level,
    parameters: { value: solution.details, steps },
    answer: (view, p) => view.name(view.personAt(view.after(p.value, p.steps))),
    mistakes: otherPeople(solution, ({ value }, person) => solution.holderOf(value) === person),
    wordings: [
      (p) => `Who ${layout.verb} ${where(p)}?`,
      (p) => `Which of them ${layout.verb} ${where(p)}?`,
      (p) => `Name the one who ${layout.verb} ${where(p)}.`,
    ],
  });
}

/** "Which colour does the one who sits second to the left of Asha like?" */
function valueNearPerson(puzzle: TwoPuzzle): AnyTemplate {
  const { solution, scene } = puzzle;
  const { layout, detail } = scene;
  interface Parameters {
    person: number;
    steps: number;
  }
  return ask<Parameters>(puzzle, {
    id: 'value-near-a-person',
    level: 'medium',
    parameters: { person: solution.people, steps: [-3, -2, -1, 1, 2, 3] },
    answer: (view, { person, steps }) => view.value(view.detailAt(view.after(person, steps))),
    mistakes: otherValues(solution),
    wordings: detail.asks.map(
      (write) =>
        ({ person, steps }: Parameters) =>
          write(`the one who ${layout.verb} ${offsetText(layout, steps, solution.name(person))}`),
    ),
  });
}

function betweenQuestion(puzzle: TwoPuzzle): AnyTemplate {
  const { solution, scene } = puzzle;
  const { layout } = scene;
  interface Parameters {
    person: number;
    value: number;
  }
  const countIn = (view: typeof solution, { person, value }: Parameters) =>
    Math.abs(view.steps(value, person)) - 1;
  const write = ({ person, value }: Parameters) =>
    layout.askBetween(phraseOf(scene, value), solution.name(person));
  return ask<Parameters>(puzzle, {
    id: 'people-between-a-value-and-a-person',
    level: 'medium',
    parameters: { person: solution.people, value: solution.details },
    isSensible: (p) => countIn(solution, p) > 0,
    answer: (view, p) => COUNTS[countIn(view, p)] ?? '',
    mistakes: [-4, -3, -2, -1, 1, 2, 3, 4].map((by) => ({
      text: by > 0 ? 'You counted too many: the two themselves do not count.' : 'You left out somebody.',
      value: (p: Parameters) => COUNTS[countIn(solution, p) + by],
    })),
    wordings: [
      write,
      (p) => `Use all the clues. ${write(p)}`,
      (p) => `Work out the whole arrangement. ${write(p)}`,
    ],
    conclude: (_, right) => `The number is: ${right.toLowerCase()}.`,
  });
}

/** Questions of three levels about one puzzle with two variables. */
export const questionsAboutTwo = (puzzle: TwoPuzzle): AnyTemplate[] => [
  ...pairQuestions(puzzle),
  offsetQuestion(puzzle, 'who-is-next-to-a-value', 'easy', [-1, 1]),
  ...placeQuestions(puzzle),
  ...relativePlaceQuestions(puzzle),
  valueNearPerson(puzzle),
  betweenQuestion(puzzle),
  offsetQuestion(puzzle, 'who-is-further-from-a-value', 'medium', [-4, -3, -2, 2, 3, 4]),
  ...hardQuestions(puzzle),
];
