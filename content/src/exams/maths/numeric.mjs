/** Wrong options that a generator offers: enough for five options. */
const SLIPS = 4;

const isInteger = (value) => Math.abs(value - Math.round(value)) < 1e-9;

/** Digits grouped the Indian way, at most two decimals: 1,25,000 or 12.5. */
export const num = (value) => value.toLocaleString('en-IN', { maximumFractionDigits: 2 });

/** The same inside TeX, where a bare comma would get a space after it. */
export const tex = (value) => num(value).replaceAll(',', '{,}');

export const rupees = (value) => `₹${num(value)}`;
export const percent = (value) => `${num(value)}%`;
/** @param {string} name the unit after the number @returns {(value: number) => string} */
export const unit = (name) => (value) => `${num(value)} ${name}`;

/**
 * Wrong results: the slips that can pass for an answer, then neighbours of the answer.
 * @param {number} answer
 * @param {number[]} slips results of usual mistakes, the commonest first
 * @param {number} step distance of the neighbours
 * @returns {number[]}
 */
function wrongResults(answer, slips, step) {
  const neighbours = [1, -1, 2, -2, 3, 4].map((times) => answer + times * step);
  const whole = isInteger(answer);
  const plausible = [...slips, ...neighbours].filter(
    (value) => Number.isFinite(value) && value > 0 && (!whole || isInteger(value)),
  );
  return [...new Set(plausible.map((value) => Math.round(value * 100) / 100))]
    .filter((value) => Math.abs(value - answer) > 1e-6)
    .slice(0, SLIPS);
}

/**
 * A question whose answer is one number.
 * @param {object} parts
 * @param {string} parts.ask
 * @param {number} parts.answer worked out by the generator, never typed
 * @param {number[]} [parts.slips] what usual mistakes lead to
 * @param {number} [parts.step] distance of made-up neighbours of the answer
 * @param {(value: number) => string} [parts.show] how an option is written
 * @param {string} parts.why
 * @param {string} parts.topic
 * @param {'easy' | 'medium' | 'hard'} [parts.level]
 * @param {import('../assemble/draft.mjs').Proof} parts.proof
 * @returns {import('../assemble/draft.mjs').Draft}
 */
export function numeric({
  ask,
  answer,
  slips = [],
  step = 1,
  show = num,
  why,
  topic,
  level = 'medium',
  proof,
}) {
  const wrong = wrongResults(answer, slips, step).map(show);
  return { ask, right: show(answer), wrong, why, topic, level, proof };
}

/** Greatest common divisor of two whole numbers. */
export const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
export const lcm = (a, b) => (a / gcd(a, b)) * b;

/** A fraction in lowest terms as TeX. */
export function fraction(top, bottom) {
  const divisor = gcd(top, bottom);
  return `$\\frac{${top / divisor}}{${bottom / divisor}}$`;
}
