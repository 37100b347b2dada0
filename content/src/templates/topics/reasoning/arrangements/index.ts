import type { QuestionSet, Random, SetTopic } from '../../../kit/index.js';
import { boxes, circle, days, floors, row, type Layout } from './layout.js';
import { listedNames, NAMES } from './names.js';
import { createPuzzle } from './puzzle.js';
import { questionsAbout } from './questions.js';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R'] as const;

const kindOf =
  (layout: Layout, names: readonly string[] = NAMES) =>
  (random: Random): QuestionSet => {
    const chosen = random.shuffled(names).slice(0, layout.size).sort();
    const puzzle = createPuzzle(layout, chosen, random);
    return {
      passage: `${layout.intro(listedNames(chosen))}\n\n${puzzle.clues.join('\n')}`,
      templates: questionsAbout(puzzle),
    };
  };

export const linearSeating: SetTopic = {
  slug: 'linear-seating',
  name: 'Seating in a row',
  kinds: [kindOf(row(7)), kindOf(row(8))],
};

export const circularSeating: SetTopic = {
  slug: 'circular-seating',
  name: 'Seating round a table',
  kinds: [kindOf(circle(8)), kindOf(circle(7))],
};

export const floorsAndDays: SetTopic = {
  slug: 'floors-and-days',
  name: 'Floors and days',
  kinds: [kindOf(floors(7)), kindOf(days), kindOf(floors(8))],
};

export const boxesAndOrder: SetTopic = {
  slug: 'boxes-and-order',
  name: 'Boxes',
  kinds: [kindOf(boxes(7), LETTERS), kindOf(boxes(8), LETTERS)],
};

export { circularSeatingTwo, floorsAndDaysTwo, linearSeatingTwo } from './two/index.js';
