import { range, type AnyTemplate } from '../../../../kit/index.js';
import { ask } from './ask.js';
import type { TwoPuzzle } from './puzzle.js';
import { offsetText, shorter, type View } from './scene.js';

interface Pair {
  person: number;
  value: number;
}

/** In each feature a reader may see the likeness of pairs. */
const FEATURES: readonly ((view: View, pair: Pair) => string | number | boolean)[] = [
  (view, { person, value }) => view.steps(person, value),
  (view, { person, value }) => Math.abs(shorter(view.scene.layout, view.steps(person, value))),
  (view, { person, value }) => shorter(view.scene.layout, view.steps(person, value)) > 0,
  (view, { person, value }) => Math.abs(shorter(view.scene.layout, view.steps(person, value))) % 2,
];

/** Where places have names, a reader may also compare the places themselves. */
const PLACE_FEATURES: typeof FEATURES = [
  (view, { person }) => view.place(person) % 2,
  (view, { value }) => view.place(value) % 2,
  (view, { person }) => isEnd(view, person),
  (view, { value }) => isEnd(view, value),
  (view, { person, value }) => isEnd(view, person) || isEnd(view, value),
];

function isEnd(view: View, entity: number): boolean {
  return [0, view.scene.layout.size - 1].includes(view.place(entity));
}

/** The pair that a feature sets apart from all others, which it shows alike. */
function isolated(view: View, pairs: readonly Pair[], feature: (typeof FEATURES)[number]): Pair | undefined {
  const seen = pairs.map((pair) => feature(view, pair));
  if (new Set(seen).size !== 2) return undefined;
  const index = seen.findIndex((one) => seen.filter((other) => other === one).length === 1);
  return pairs[index];
}

interface Parameters {
  /** The odd one. */
  odd: Pair;
  /** From the person to the value, in all other pairs. */
  steps: number;
  /** Of the people who have such a pair, the first that is used. */
  start: number;
}

/** Bank papers have five options. */
const ALIKE = 4;

const isAlike = (view: View, { person, value }: Pair, steps: number) =>
  view.after(person, steps) === view.place(value);

function alikePairs(view: View, { odd, steps, start }: Parameters): Pair[] {
  const all = view.people.flatMap((person) => {
    const value = view.detailAt(view.after(person, steps));
    return value === undefined || person === odd.person || value === odd.value ? [] : [{ person, value }];
  });
  return [...all.slice(start), ...all.slice(0, start)].slice(0, ALIKE);
}

/** "All pairs but one are alike": exactly one pair is different, whatever feature one looks at. */
export function oddPairQuestion(puzzle: TwoPuzzle): AnyTemplate {
  const { solution, scene } = puzzle;
  const { layout } = scene;
  const features = layout.place ? [...FEATURES, ...PLACE_FEATURES] : FEATURES;
  const show = ({ person, value }: Pair) => `${solution.name(person)} – ${solution.value(value)}`;
  const every = solution.people.flatMap((person) => solution.details.map((value) => ({ person, value })));
  const isFair = (p: Parameters) => {
    const pairs = alikePairs(solution, p);
    if (pairs.length < ALIKE || isAlike(solution, p.odd, p.steps)) return false;
    const all = [...pairs, p.odd];
    return features.every((feature) => [undefined, p.odd].includes(isolated(solution, all, feature)));
  };
  return ask<Parameters>(puzzle, {
    id: 'odd-pair',
    level: 'hard',
    parameters: { odd: every, steps: [-3, -2, -1, 1, 2, 3], start: range(0, layout.size - 1) },
    isSensible: isFair,
    answer: (_, { odd }) => show(odd),
    holds: (view, p) =>
      alikePairs(solution, p).every((pair) => isAlike(view, pair, p.steps)) && !isAlike(view, p.odd, p.steps),
    mistakes: every.map((pair) => {
      const steps = solution.steps(pair.person, pair.value);
      return {
        text:
          steps === 0
            ? 'This pair is one person.'
            : `As in other pairs, ${scene.detail.holder(solution.value(pair.value))} ${layout.verb} ${offsetText(layout, steps, solution.name(pair.person))}.`,
        value: (p) =>
          alikePairs(solution, p).some(({ person, value }) => person === pair.person && value === pair.value)
            ? show(pair)
            : undefined,
      };
    }),
    wordings: [
      () => 'All of these pairs but one are alike in their places. Which pair is the odd one out?',
      () => 'By their places, all of these pairs but one form a group. Which pair does not belong to it?',
      () => 'Find the pair whose places are not related as those of the other pairs.',
    ],
    conclude: ({ steps, odd }) => {
      const [pair] = alikePairs(solution, { steps, odd, start: 0 });
      const example = pair
        ? `${scene.detail.holder(solution.value(pair.value))} ${layout.verb} ${offsetText(layout, steps, solution.name(pair.person))}`
        : '';
      return `In all other pairs the places are related in the same way: for example, ${example}. The odd one is ${show(odd)}.`;
    },
  });
}
