import { defineTemplate, range, type Topic } from '../../../kit/index.js';
import type { Level, NamedMistake } from '../../../kit/template.js';
import { renderFigure, renderRow, FRAME, together, type Figure } from './drawing.js';
import { ARROW, CIRCLE, DOT, POLYGON, SHADING, type Mover } from './movers.js';

/** How a part changes: its first state, its first step, and by how much each step is longer than the one before. */
interface Rule {
  start: number;
  step: number;
  growth: number;
}

/** A rule for each part. */
interface Rules {
  first: Rule;
  second: Rule;
  third: Rule;
}

/** The state of each part. */
type States = readonly number[];

const SHOWN = 4;

const rulesOf = ({ first, second, third }: Rules, movers: readonly Mover[]) =>
  [first, second, third].slice(0, movers.length);

const stepAt = ({ step, growth }: Rule, index: number) => step + index * growth;

/** The state after so many changes, before it comes round again. */
const stateAt = (rule: Rule, index: number): number =>
  range(0, index - 1).reduce((state, at) => state + stepAt(rule, at), rule.start);

/** The state in the range of the part. @throws RangeError where it has none */
function inRange({ states }: Mover, state: number): number {
  if (states === undefined) return state;
  return ((state % states) + states) % states;
}

const ruleList = (mover: Mover, steps: readonly number[], growths: readonly number[] = [0]): Rule[] =>
  (mover.states === undefined ? range(3, 8) : range(0, mover.states - 1)).flatMap((start) =>
    steps.flatMap((step) => growths.map((growth) => ({ start, step, growth: growth * Math.sign(step) }))),
  );

const NONE: readonly Rule[] = [{ start: 0, step: 0, growth: 0 }];

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Slip {
  /** After "You". */
  text: string;
  change: (rule: Rule) => number;
}

const last = (rule: Rule) => stateAt(rule, SHOWN - 1);
const next = (rule: Rule) => stateAt(rule, SHOWN);

const wrongWay = ({ name, verb }: Mover): Slip => ({
  text: `${verb} ${name} the wrong way`,
  change: (rule) => 2 * last(rule) - next(rule),
});
const leftStill = ({ name }: Mover): Slip => ({ text: `left ${name} as in the last figure`, change: last });
const tooFar = ({ name, verb, unit }: Mover): Slip => ({
  text: `${verb} ${name} ${unit} too far`,
  change: (rule) => next(rule) + Math.sign(rule.step),
});
const tooShort = ({ name, verb, unit }: Mover): Slip => ({
  text: `${verb} ${name} ${unit} too little`,
  change: (rule) => next(rule) - Math.sign(rule.step),
});
const opposite = ({ name, verb, states }: Mover): Slip | undefined =>
  states === undefined
    ? undefined
    : { text: `${verb} ${name} to the opposite side`, change: (rule) => next(rule) + states / 2 };
const sameStep = ({ name }: Mover): Slip => ({
  text: `gave ${name} the step before again, but its steps grow`,
  change: (rule) => last(rule) + stepAt(rule, SHOWN - 2),
});
const ahead = ({ name }: Mover): Slip => ({
  text: `took ${name} one figure too far`,
  change: (rule) => stateAt(rule, SHOWN + 1),
});

/** Errors about one of so many parts. Every choice of three is weighed: more parts need fewer errors for each. */
const slipsOf = (mover: Mover, parts: number): Slip[] =>
  [wrongWay, leftStill, tooFar, tooShort, ...(parts < 3 ? [opposite, sameStep, ahead] : [])].flatMap(
    (slipOf) => slipOf(mover) ?? [],
  );

/** Errors about two parts together: without them the most frequent state of each part would be the right one. */
const DOUBLE_SLIPS = [
  [wrongWay, wrongWay],
  [wrongWay, leftStill],
  [leftStill, wrongWay],
  [leftStill, leftStill],
  [tooFar, tooShort],
  [tooShort, wrongWay],
] as const;

type Mistake = NamedMistake<Rules, States>;

/** The slips by the place of their part; the parts without one are right. */
const mistakeWith = (movers: readonly Mover[], slips: readonly (Slip | undefined)[]): Mistake => {
  const texts = slips.flatMap((slip) => (slip ? [slip.text] : []));
  return {
    text: `You ${texts.join(' and ')}.`,
    value: (rules) => rulesOf(rules, movers).map((rule, index) => slips[index]?.change(rule) ?? next(rule)),
  };
};

const doubleMistakes = (movers: readonly Mover[]): Mistake[] =>
  movers.flatMap((first, place) =>
    movers.slice(place + 1).flatMap((second, distance) =>
      DOUBLE_SLIPS.map(([one, other]) => {
        const slips: (Slip | undefined)[] = movers.map(() => undefined);
        slips[place] = one(first);
        slips[place + 1 + distance] = other(second);
        return mistakeWith(movers, slips);
      }),
    ),
  );

const mistakesOf = (movers: readonly Mover[]): Mistake[] => [
  ...movers.flatMap((mover, place) =>
    slipsOf(mover, movers.length).map((slip) =>
      mistakeWith(
        movers,
        movers.map((_, index) => (index === place ? slip : undefined)),
      ),
    ),
  ),
  ...doubleMistakes(movers),
];

/** @throws RangeError when two marks are in one place */
function figureOf(movers: readonly Mover[], states: States): Figure {
  const places = movers.flatMap((mover, index) =>
    mover === DOT || mover === CIRCLE ? [inRange(mover, states[index] ?? 0)] : [],
  );
  if (new Set(places).size < places.length) throw new RangeError('two marks in one place');
  const parts = movers.map((mover, index) => mover.draw(inRange(mover, states[index] ?? 0)));
  return together({ lines: [FRAME] }, ...parts);
}

const describe = (movers: readonly Mover[], states: States) =>
  sentence(movers.map((mover, index) => mover.describe(inRange(mover, states[index] ?? 0))).join(', '));

const shownStates = (movers: readonly Mover[], rules: Rules): States[] =>
  range(0, SHOWN - 1).map((index) => rulesOf(rules, movers).map((rule) => stateAt(rule, index)));

function canBeShown(movers: readonly Mover[], rules: Rules): boolean {
  try {
    for (const states of shownStates(movers, rules)) figureOf(movers, states);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function ruleText(mover: Mover, rule: Rule): string {
  if (rule.growth === 0) return `${mover.name} ${mover.explain(rule.step)} each time`;
  const steps = range(0, SHOWN - 1).map((index) => mover.explain(stepAt(rule, index)));
  return `${mover.name} ${steps.join(', then ')}`;
}

interface SeriesOf {
  id: string;
  level: Level;
  movers: readonly Mover[];
  first: readonly Rule[];
  second?: readonly Rule[];
  third?: readonly Rule[];
}

const series = ({ id, level, movers, first, second = NONE, third = NONE }: SeriesOf) =>
  defineTemplate<Rules, States>({
    id,
    level,
    parameters: { first, second, third },
    // Parts that move alike would be one part.
    isSensible: (rules) =>
      new Set(rulesOf(rules, movers).map(({ step, growth }) => `${step} ${growth}`)).size === movers.length &&
      canBeShown(movers, rules),
    solve: (rules) => rulesOf(rules, movers).map(next),
    show: (states) => describe(movers, states),
    showPicture: (states) => renderFigure(figureOf(movers, states)),
    picture: (rules) => renderRow(shownStates(movers, rules).map((states) => figureOf(movers, states))),
    mistakes: mistakesOf(movers),
    wordings: [
      () => 'Which figure comes next in the series?',
      () => 'The four figures follow a rule. Choose the figure that comes fifth.',
      () => 'Find the figure that continues the series from left to right.',
    ],
    explain: (rules, right) => {
      const texts = rulesOf(rules, movers).map((rule, index) => {
        const mover = movers[index];
        return mover ? ruleText(mover, rule) : '';
      });
      return `From figure to figure ${texts.join('; ')}. Next comes: ${describe(movers, right)}.`;
    },
  });

const BOTH_WAYS = [1, 2, 3, -1, -2, -3];
const ONE = [1, -1];

export const figureSeries: Topic = {
  slug: 'figure-series',
  name: 'Figure series',
  templates: [
    series({ id: 'turning-arrow', level: 'easy', movers: [ARROW], first: ruleList(ARROW, BOTH_WAYS) }),
    series({
      id: 'polygon-and-dot',
      level: 'easy',
      movers: [POLYGON, DOT],
      first: ruleList(POLYGON, ONE),
      second: ruleList(DOT, [1, 2, -1, -2]),
    }),
    series({
      id: 'arrow-and-dot',
      level: 'medium',
      movers: [ARROW, DOT],
      first: ruleList(ARROW, BOTH_WAYS),
      second: ruleList(DOT, BOTH_WAYS),
    }),
    series({
      id: 'shading-and-circle',
      level: 'medium',
      movers: [SHADING, CIRCLE],
      first: ruleList(SHADING, ONE),
      second: ruleList(CIRCLE, BOTH_WAYS),
    }),
    series({
      id: 'arrow-with-growing-turns',
      level: 'medium',
      movers: [ARROW],
      first: ruleList(ARROW, ONE, [1]),
    }),
    series({
      id: 'dot-with-growing-steps',
      level: 'hard',
      movers: [ARROW, DOT],
      first: ruleList(ARROW, [2, 3, -2, -3]),
      second: ruleList(DOT, ONE, [1]),
    }),
    series({
      id: 'arrow-dot-and-circle',
      level: 'hard',
      movers: [ARROW, DOT, CIRCLE],
      first: ruleList(ARROW, BOTH_WAYS),
      second: ruleList(DOT, [1, 2, -1, -2]),
      third: ruleList(CIRCLE, [1, 3, -1, -3]),
    }),
  ],
};
