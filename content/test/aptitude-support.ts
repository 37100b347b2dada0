import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

export interface BankQuestion {
  questionId: string;
  questionText: string;
  passage?: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
  topic: string;
  level: string;
}

export interface BankFile {
  exam: { examId: string; title: string; totalQuestions: number; details: Record<string, unknown> };
  tests: { testId: string; questions: BankQuestion[] }[];
}

const FOLDER = join(import.meta.dirname, '../bank/aptitude');

/** The text of a committed file of the aptitude bank. */
export const committed = (name: string) => readFileSync(join(FOLDER, `${name}.json`), 'utf8');

export const committedNames = () => readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''));

export const bankFile = (slug: string): BankFile => JSON.parse(committed(slug));

/**
 * The number an option says: `Rs 1,250`, `12.5%`, `$3\frac{1}{2}$ hours`, `-4`.
 * @returns NaN when the option is not a number with at most a unit around it
 */
export function valueOf(option: string): number {
  const text = option.replace(/[$,%\s₹]|\\%|Rs/g, '').replace(/\\[dt]frac/g, '\\frac');
  const mixed = /^(-?)(\d*)\\frac\{(\d+)\}\{(\d+)\}[^\d\\]*$/.exec(text);
  if (mixed) {
    const [, sign, whole, top, bottom] = mixed;
    return (sign ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom));
  }
  const plain = /^(-?\d+(?:\.\d+)?)[^\d\\]*$/.exec(text);
  return plain ? Number(plain[1]) : NaN;
}

const CLOSE = 1e-9;
const near = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(b));

const matches = (option: string, expected: number | string) =>
  typeof expected === 'string' ? option === expected : near(valueOf(option), expected);

/** One answer per question of a topic's starter test, worked out without the generator's own code. */
export type TopicChecks = Record<string, (() => number | string)[]>;

/** Every question of the topics: the answer worked out here is the marked option, and no other option equals it. */
export function describeChecks(category: string, checks: TopicChecks) {
  describe(`${category}: keys agree with an independent calculation`, () => {
    for (const [slug, answers] of Object.entries(checks)) {
      it(`${slug}: all ten`, () => {
        const questions = bankFile(slug).tests.flatMap((test) => test.questions);
        expect(answers).toHaveLength(questions.length);
        const found = questions.map(({ questionId, options }, index) => {
          const expected = answers[index]?.() ?? '';
          return { questionId, right: options.filter((option) => matches(option, expected)), expected };
        });
        expect(found).toEqual(
          questions.map(({ questionId, options, correctAnswer }, index) => ({
            questionId,
            right: [options[correctAnswer]],
            expected: found[index]?.expected,
          })),
        );
      });
    }
  });
}

/** [from, from + 1, ..., to] */
export const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The only integer of from..to that fits; a second one, or none, is a fault of the question. */
export function only(from: number, to: number, fits: (n: number) => boolean): number {
  const found = span(from, to).filter(fits);
  if (found.length !== 1) throw new Error(`expected one solution, found ${found.join(', ') || 'none'}`);
  return found[0] ?? NaN;
}

/** The first integer of from..to that fits. */
export function first(from: number, to: number, fits: (n: number) => boolean): number {
  const found = span(from, to).find(fits);
  if (found === undefined) throw new Error('no solution');
  return found;
}

export const total = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** Root of a continuous function by bisection; f(low) and f(high) must differ in sign. */
export function rootOf(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  if (f(a) * f(b) > 0) throw new Error('no change of sign');
  for (let step = 0; step < 200; step += 1) {
    const middle = (a + b) / 2;
    if (f(a) * f(middle) <= 0) b = middle;
    else a = middle;
  }
  return (a + b) / 2;
}
