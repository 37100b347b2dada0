import type { Question } from '@mockingbird/contracts';
import { toNumber } from '@mockingbird/remote-kit';
import { ranksOf, textOf, valueOf } from '../reading/option-value.js';
import { quantitiesIn } from '../reading/quantities.js';

const numbersOf = (question: Question) =>
  question.options.map((option) => {
    const value = valueOf(option);
    return value && toNumber(value);
  });

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isOne = (yes: boolean) => (yes ? 1 : 0);

function roundness(digits: string): number {
  return (/0*$/.exec(digits)?.[0].length ?? 0) + 0.5 * isOne(/5$/.test(digits));
}

/** What somebody sees who looks at the options alone, and at which numbers the stem holds. */
function lookOf(question: Question, at: number): number[] {
  const texts = question.options.map(textOf);
  const text = texts[at] ?? '';
  const digits = digitsOf(text);
  const others = texts.filter((_, index) => index !== at);
  const lengths = texts.map((one) => one.length);
  const meanLength = lengths.reduce((total, one) => total + one, 0) / lengths.length;
  const rank = ranksOf(question.options)?.[at] ?? -1;
  const values = numbersOf(question);
  const value = values[at];
  const known = values.filter((one, index): one is number => one !== undefined && index !== at);
  const mean = known.reduce((total, one) => total + one, 0) / (known.length || 1);
  const spread = Math.max(...known.map((one) => Math.abs(one - mean)), 1e-9);
  // A formula is left out: who can work it out knows the subject.
  const stem = quantitiesIn(question.questionText).map((one) =>
    one.kind === 'ratio' || one.kind === 'formula' ? NaN : toNumber(one.value),
  );
  const sharedDigits = others.map(
    (other) => [...new Set(digits)].filter((digit) => other.includes(digit)).length,
  );
  return [
    ...[0, 1, 2, 3].map((position) => isOne(position === at)),
    ...[0, 1, 2, 3].map((place) => isOne(place === rank)),
    (text.length - meanLength) / (meanLength || 1),
    isOne(text.length === Math.max(...lengths)),
    digits.length / 4,
    roundness(digits),
    (/\.(\d+)/.exec(text)?.[1]?.length ?? 0) / 2,
    value === undefined ? 0 : Math.min(3, Math.abs(value - mean) / spread),
    sharedDigits.reduce((total, one) => total + one, 0) / 4,
    others.filter((other) => digitsOf(other)[0] === digits[0]).length,
    others.filter((other) => digitsOf(other).at(-1) === digits.at(-1)).length,
    isOne(value !== undefined && stem.includes(value)),
  ];
}

/** The features of each option. */
export type FeaturesOf = (question: Question) => number[][];

/** How each option looks: its place, rank, length, digits, roundness, and where it is among the others. */
export const looks: FeaturesOf = (question) => question.options.map((_, index) => lookOf(question, index));

/** How many of the other options are in a plain ratio, a complement or the same distance to this one. */
function kinshipOf(values: readonly (number | undefined)[], at: number): number[] {
  const value = values[at];
  if (value === undefined) return [0, 0, 0];
  const others = values.filter((one, index): one is number => one !== undefined && index !== at);
  const ratios = others.map((other) => value / other);
  return [
    ratios.filter((ratio) => ratio === 2 || ratio === 0.5).length,
    others.filter((other) => other + value === 100).length,
    others.filter((other) => others.includes(2 * value - other)).length,
  ];
}

/** The looks, and how the options are derived from one another: halves, complements to 100, middles. */
export const looksAndKinship: FeaturesOf = (question) => {
  const values = numbersOf(question);
  return looks(question).map((row, index) => [...row, ...kinshipOf(values, index)]);
};
