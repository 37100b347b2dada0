import { describe, expect, it } from '@jest/globals';
import { Random, range } from '../../src/templates/kit/index.js';
import { SetWriter } from '../../src/templates/kit/sets.js';
import {
  circularSeatingTwo,
  floorsAndDaysTwo,
  linearSeatingTwo,
} from '../../src/templates/topics/reasoning/arrangements/index.js';
import { DETAILS } from '../../src/templates/topics/reasoning/arrangements/two/details.js';
import {
  circleOfTwo,
  daysOfTwo,
  floorsOfTwo,
  monthsOfTwo,
  rowOfTwo,
  type TwoLayout,
} from '../../src/templates/topics/reasoning/arrangements/two/layouts.js';
import { createTwoPuzzle } from '../../src/templates/topics/reasoning/arrangements/two/puzzle.js';
import { questionsAboutTwo } from '../../src/templates/topics/reasoning/arrangements/two/questions.js';
import { search, type Constraint } from '../../src/templates/topics/reasoning/arrangements/two/search.js';

const NAMES = ['Asha', 'Bilal', 'Chetan', 'Divya', 'Farida', 'Gopal', 'Harish', 'Ishita'];
const LAYOUTS: readonly (readonly [string, TwoLayout])[] = [
  ['a row', rowOfTwo(7)],
  ['a table', circleOfTwo(8)],
  ['floors', floorsOfTwo(7)],
  ['days', daysOfTwo],
  ['months', monthsOfTwo(7)],
];
const SEEDS = range(1, 6);

function puzzleOf(layout: TwoLayout, seed: number) {
  const random = new Random(`test/${layout.orderName}/${seed}`);
  const detail = random.pick(Object.values(DETAILS));
  const scene = {
    layout,
    detail,
    names: NAMES.slice(0, layout.size),
    values: detail.values.slice(0, layout.size),
  };
  return createTwoPuzzle(scene, random);
}

function countOf(layout: TwoLayout, constraints: readonly Constraint[]): number {
  let count = 0;
  search({ ...layout, constraints, visit: () => ++count > 1 });
  return count;
}

describe.each(LAYOUTS)('a puzzle with two variables about %s', (_, layout) => {
  const puzzles = SEEDS.map((seed) => puzzleOf(layout, seed));

  it('has exactly one arrangement', () => {
    for (const { sentences } of puzzles)
      expect(
        countOf(
          layout,
          sentences.flatMap(({ facts }) => facts),
        ),
      ).toBe(1);
  });

  it('needs each of its facts', () => {
    for (const { sentences } of puzzles) {
      const facts = sentences.flatMap((sentence) => sentence.facts);
      for (const fact of facts)
        expect(
          countOf(
            layout,
            facts.filter((other) => other !== fact),
          ),
        ).toBe(2);
    }
  });

  it('has six to nine sentences', () => {
    for (const { sentences } of puzzles) {
      expect(sentences.length).toBeGreaterThanOrEqual(6);
      expect(sentences.length).toBeLessThanOrEqual(9);
    }
  });

  it('asks nothing that one sentence answers', () => {
    const [puzzle] = puzzles;
    if (!puzzle) throw new Error('no puzzle');
    const { solution, sentences } = puzzle;
    // The sentence that says a place or a value outright would answer this question.
    const all = questionsAboutTwo(puzzle).find(({ id }) => id === 'value-of-a-person');
    const people = range(0, 399).flatMap((seed) => {
      const draft = all?.draft(new Random(`draft/${seed}`), 0);
      return draft ? [draft.text] : [];
    });
    for (const person of solution.people) {
      const isStated = sentences.some(({ text }) => text.includes(solution.says(person)));
      const isQuestion = people.some((text) => text.includes(solution.name(person)));
      expect(isQuestion).toBe(!isStated);
    }
  });
});

describe.each([linearSeatingTwo, circularSeatingTwo, floorsAndDaysTwo])('the topic $slug', (topic) => {
  it('writes sets of five with five options of each kind of layout', () => {
    const writer = new SetWriter(topic, 5);
    for (const [index, kind] of topic.kinds.entries()) {
      const { questions } = writer.write({
        name: `set ${index}`,
        kind,
        levels: ['easy', 'easy', 'medium', 'medium', 'hard'],
        places: range(0, 4).map((key) => ({ questionId: `set-${index}-${key}`, key })),
      });
      expect(questions.map(({ options }) => options.length)).toEqual([5, 5, 5, 5, 5]);
      expect(questions.map(({ mistakes = [] }) => mistakes.length)).toEqual([4, 4, 4, 4, 4]);
    }
  });
});
