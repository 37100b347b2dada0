/** An option as it is compared with the others. */
export interface Comparable {
  text: string;
  /** Undefined where the option is no number. */
  value: number | undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
const decimalsOf = (text: string) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
const roundness = (digits: string) =>
  (/0*$/.exec(digits)?.[0].length ?? 0) + (digits.endsWith('5') ? 0.5 : 0);
const meanOf = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / (values.length || 1);

/** Digits that options have in common are the strongest hint: a slip changes one digit of the right number. */
const SHARED_WEIGHT = 2;

/** How an option is related to the others in value. */
function kinship(value: number | undefined, others: readonly number[]): number[] {
  if (value === undefined || others.length === 0) return [0, 0, 0, 0, 0];
  const mean = meanOf(others);
  const spread = Math.max(...others.map((other) => Math.abs(other - mean)), 1e-9);
  return [
    Math.min(3, Math.abs(value - mean) / spread),
    others.filter((other) => other === 2 * value || value === 2 * other).length,
    others.filter((other) => other + value === 100).length,
    others.filter((other) => others.includes(2 * value - other)).length,
    others.filter((other) => Math.abs(other - value) <= 2).length,
  ];
}

/** What an option shows about itself to somebody who knows nothing of the subject. */
function looksOf(option: Comparable, others: readonly Comparable[]): number[] {
  const digits = digitsOf(option.text);
  const different = [...new Set(digits)];
  const shared = others.map(({ text }) => different.filter((digit) => text.includes(digit)).length);
  const lengths = others.map(({ text }) => text.length);
  const values = others.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return [
    (option.text.length - meanOf(lengths)) / 4,
    option.text.length > Math.max(...lengths) ? 9 : 0,
    digits.length / 2,
    roundness(digits),
    meanOf(shared) * SHARED_WEIGHT,
    decimalsOf(option.text),
    others.filter(({ text }) => digitsOf(text)[0] === digits[0]).length / 2,
    others.filter(({ text }) => digitsOf(text).at(-1) === digits.at(-1)).length / 2,
    ...kinship(option.value, values),
  ];
}

/** How the right option differs from the mean of the wrong ones, for each look. Zero means no hint. */
export function hintsOf(right: Comparable, wrong: readonly Comparable[]): number[] {
  const options = [right, ...wrong];
  const [first = [], ...rest] = options.map((option) =>
    looksOf(
      option,
      options.filter((other) => other !== option),
    ),
  );
  return first.map((look, index) => look - meanOf(rest.map((looks) => looks[index] ?? 0)));
}
