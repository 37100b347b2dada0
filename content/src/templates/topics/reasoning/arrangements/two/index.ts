import type { QuestionSet, Random, SetTopic } from '../../../../kit/index.js';
import { listedNames, NAMES } from '../names.js';
import { DETAILS, type Detail } from './details.js';
import { circleOfTwo, daysOfTwo, floorsOfTwo, monthsOfTwo, rowOfTwo, type TwoLayout } from './layouts.js';
import { createTwoPuzzle } from './puzzle.js';
import { questionsAboutTwo } from './questions.js';

const kindOf =
  (layout: TwoLayout, details: readonly Detail[]) =>
  (random: Random): QuestionSet => {
    const detail = random.pick(details);
    const names = random.shuffled(NAMES).slice(0, layout.size).sort();
    // They stay in their own order, which is that of the calendar for months.
    const chosen = random.shuffled(detail.values).slice(0, layout.size);
    const values = detail.values.filter((value) => chosen.includes(value));
    const puzzle = createTwoPuzzle({ layout, detail, names, values }, random);
    const intro = `${layout.intro(listedNames(names))} ${detail.intro(listedNames(values))}`;
    return {
      passage: `${intro}\n\n${puzzle.sentences.map(({ text }) => text).join('\n')}`,
      templates: questionsAboutTwo(puzzle),
    };
  };

const { banks, birthMonths, cities, colours, fruits, professions, sports, subjects } = DETAILS;

export const linearSeatingTwo: SetTopic = {
  slug: 'linear-seating-two',
  name: 'Seating in a row',
  kinds: [kindOf(rowOfTwo(7), [cities, colours, birthMonths]), kindOf(rowOfTwo(8), [banks, fruits, sports])],
};

export const circularSeatingTwo: SetTopic = {
  slug: 'circular-seating-two',
  name: 'Seating round a table',
  kinds: [
    kindOf(circleOfTwo(8), [professions, cities]),
    kindOf(circleOfTwo(7), [professions, subjects, fruits]),
  ],
};

export const floorsAndDaysTwo: SetTopic = {
  slug: 'floors-and-days-two',
  name: 'Floors and days',
  kinds: [
    kindOf(floorsOfTwo(7), [colours, cities, banks]),
    kindOf(daysOfTwo, [subjects, cities, fruits]),
    kindOf(floorsOfTwo(8), [fruits, professions, sports]),
    kindOf(monthsOfTwo(7), [cities, banks]),
  ],
};
