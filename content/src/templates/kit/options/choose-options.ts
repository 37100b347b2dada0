import { hintsOf } from './hints.js';
import type { Draft, Distractor } from '../template.js';
import type { Random } from '../random.js';
import { numbersIn } from './signature.js';

/** What an option looks like: a whole number among decimals would be a hint. */
function formOf(text: string): { kind: 'words' | 'fraction' | 'whole' | 'decimal'; decimals: number } {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  if (!/\d/.test(text)) return { kind: 'words', decimals };
  if (text.includes('\\frac')) return { kind: 'fraction', decimals };
  return { kind: decimals === 0 ? 'whole' : 'decimal', decimals };
}

/** A slip teaches nothing about the method. Above this cost in squared hints a guesser would gain by avoiding slips. */
const SLIP_COST = 2;

/** Whether a wrong option is not conspicuous beside the right one. */
function isInconspicuous(option: string, right: string): boolean {
  const form = formOf(option);
  const like = formOf(right);
  if (like.kind === 'whole') return form.kind === 'whole';
  return form.decimals <= like.decimals + 1;
}

/** A number of the text that is an option, too, is seldom the answer, which would be a hint. */
function repeatsNumber(option: string, given: ReadonlySet<string>): boolean {
  const [only, ...others] = numbersIn(option);
  return only !== undefined && others.length === 0 && given.has(only);
}

/** All choices of so many options, in the order of the list. */
function choicesOf(options: readonly Distractor[], size: number): Distractor[][] {
  if (size === 0) return [[]];
  return options.flatMap((first, index) =>
    choicesOf(options.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

export interface Choice {
  /** How many wrong options. */
  size: number;
  /** How many of them are to be below the right one, where options have an order. */
  rank: number;
  mayRepeatNumbers: boolean;
  random: Random;
  /** The sum of the hints that the questions before gave. */
  hints: readonly number[];
}

/** The wrong options, and the sum of hints with them. */
export interface Chosen {
  distractors: Distractor[];
  hints: number[];
  /** The lower, the better: more slips than one, then hints. */
  cost: Cost;
}

interface Cost {
  /** How many slips there are beside the first one. */
  slips: number;
  hints: number;
}

export const isBetter = (one: Cost, other: Cost) =>
  one.slips < other.slips || (one.slips === other.slips && one.hints < other.hints);

/**
 * Chooses wrong options that look like the right one. Of all choices with the wanted rank and at most one slip it takes
 * the one that balances the hints of the questions before. It takes more slips only where real mistakes run out.
 * @returns undefined when this draft has no such choice
 */
export function chooseDistractors({ text, right, distractors }: Draft, choice: Choice): Chosen | undefined {
  const given = new Set(choice.mayRepeatNumbers ? [] : numbersIn(text));
  if (repeatsNumber(right.text, given)) return undefined;
  const { kind } = formOf(right.text);
  const fitting = choice.random
    .shuffled(distractors)
    .filter((option) => !repeatsNumber(option.text, given) && isInconspicuous(option.text, right.text));
  const isOrdered = fitting.every(({ side }) => side !== 0);
  let best: Chosen | undefined;
  for (const wrong of choicesOf(fitting, choice.size)) {
    if (isOrdered && wrong.filter(({ side }) => side < 0).length !== choice.rank) continue;
    if (!wrong.some((option) => formOf(option.text).kind === kind)) continue;
    const hints = hintsOf(right, wrong).map((hint, index) => hint + (choice.hints[index] ?? 0));
    const slips = wrong.filter(({ isSlip }) => isSlip).length;
    const cost = {
      slips: Math.max(0, slips - 1),
      hints: hints.reduce((total, hint) => total + hint * hint, slips * SLIP_COST),
    };
    if (!best || isBetter(cost, best.cost)) best = { distractors: wrong, hints, cost };
  }
  return best;
}
