import { defineTemplate, frac, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';
import { differencesOf, seriesFrom } from './series.js';

interface Gap {
  first: number;
  step: number;
  growth: number;
  place: number;
}

const gapTerms = ({ first, step, growth }: Gap) =>
  seriesFrom(first, 7, (before, count) => before + step + (count - 1) * growth);
const hidden = (p: Gap) => gapTerms(p)[p.place] ?? 0;
const neighbour = (p: Gap, shift: number) => gapTerms(p)[p.place + shift] ?? 0;
const withGap = (p: Gap) =>
  gapTerms(p)
    .map((term, index) => (index === p.place ? '?' : term))
    .join(', ');

const missingTerm = defineTemplate<Gap, Fraction>({
  id: 'missing-term',
  level: 'medium',
  parameters: { first: range(2, 50), step: range(2, 9), growth: range(2, 9), place: [2, 3, 4] },
  solve: (p) => frac(hidden(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You took the middle between the two neighbours.',
      value: (p) => {
        const middle = (neighbour(p, -1) + neighbour(p, 1)) / 2;
        return Number.isInteger(middle) ? frac(middle) : undefined;
      },
    },
    {
      text: 'You added the difference before once more.',
      value: (p) => frac(2 * neighbour(p, -1) - neighbour(p, -2)),
    },
    {
      text: 'You let the difference grow twice.',
      value: (p) => frac(hidden(p) + p.growth),
    },
    { text: 'Your step is one too high.', value: (p) => frac(hidden(p) + 1) },
    { text: 'Your step is one too low.', value: (p) => frac(hidden(p) - 1) },
    { text: 'Your step is two too high.', value: (p) => frac(hidden(p) + 2) },
    { text: 'Your step is two too low.', value: (p) => frac(hidden(p) - 2) },
    { text: 'You carried one ten too many.', value: (p) => frac(hidden(p) + 10) },
    { text: 'You carried one ten too few.', value: (p) => frac(hidden(p) - 10) },
  ],
  wordings: [
    (p) => `Which number is missing in the series?\n${withGap(p)}`,
    (p) => `Find the number that belongs in the place of the question mark.\n${withGap(p)}`,
    (p, s) =>
      `${s.person.name} can no longer read one number of this series. Which one is it?\n${withGap(p)}`,
  ],
  explain: (p) => {
    const differences = differencesOf(gapTerms(p));
    const step = differences[p.place - 1] ?? 0;
    return t`The differences grow by ${p.growth} each time: ${differences.join(', ')}. So the missing number is $${neighbour(p, -1)} + ${step} = ${hidden(p)}$.`;
  },
});

type Rule = 'differences' | 'factor' | 'squares';

interface Faulty {
  rule: Rule;
  first: number;
  step: number;
  place: number;
  shift: number;
}

function correctTerms({ rule, first, step }: Faulty): number[] {
  if (rule === 'squares') return range(step + 2, step + 8).map((number) => number * number + first);
  return rule === 'factor'
    ? seriesFrom(first, 7, (before) => 2 * before + step - 5)
    : seriesFrom(first, 7, (before, count) => before + step * count);
}

const faultyTerms = (p: Faulty) =>
  correctTerms(p).map((term, index) => (index === p.place ? term + p.shift : term));
const ruleOf = ({ rule, first, step }: Faulty): string => {
  if (rule === 'squares') return `Each term is a square plus ${first}.`;
  if (rule === 'differences')
    return `The differences are ${range(1, 6)
      .map((count) => step * count)
      .join(', ')}.`;
  const rest = step === 5 ? '' : step < 5 ? ` minus ${5 - step}` : ` plus ${step - 5}`;
  return `Each term is twice the one before${rest}.`;
};

const wrongTerm = defineTemplate<Faulty, Fraction>({
  id: 'wrong-term',
  level: 'hard',
  parameters: {
    rule: ['differences', 'factor', 'squares'],
    first: range(2, 30),
    step: range(2, 9),
    place: [2, 3, 4, 5],
    shift: [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6],
  },
  isSensible: (p) => {
    const terms = faultyTerms(p);
    const rises = differencesOf(terms).every((difference) => difference > 0);
    return rises && terms.every((term) => term > 0) && (p.rule !== 'factor' || p.first + p.step > 8);
  },
  solve: (p) => frac(faultyTerms(p)[p.place] ?? 0),
  show: wholeNumber,
  mistakes: range(0, 6).map((place) => ({
    text: `Number ${place + 1} of the series follows the rule.`,
    value: (p: Faulty) => frac(faultyTerms(p)[place] ?? 0),
  })),
  mayRepeatNumbers: true,
  wordings: [
    (p) => `Which number does not fit in the series?\n${faultyTerms(p).join(', ')}`,
    (p) => `One number of this series is wrong. Which one?\n${faultyTerms(p).join(', ')}`,
    (p, s) =>
      `${s.person.name} made one mistake in this series. Find the wrong number.\n${faultyTerms(p).join(', ')}`,
  ],
  explain: (p) =>
    t`${ruleOf(p)} So there has to be ${correctTerms(p)[p.place] ?? 0} in place ${p.place + 1}, not ${faultyTerms(p)[p.place] ?? 0}.`,
});

export const GAPS = [missingTerm, wrongTerm];
