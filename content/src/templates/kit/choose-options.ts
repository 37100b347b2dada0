import type { Draft, Distractor } from './template.js';
import type { Random } from './random.js';
import { numbersIn } from './signature.js';

const WRONG_OPTIONS = 3;

/** What an option looks like: a whole number among decimals would be a hint. */
function formOf(text: string): { kind: 'words' | 'fraction' | 'whole' | 'decimal'; decimals: number } {
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  if (!/\d/.test(text)) return { kind: 'words', decimals };
  if (text.includes('\\frac')) return { kind: 'fraction', decimals };
  return { kind: decimals === 0 ? 'whole' : 'decimal', decimals };
}

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

/**
 * Chooses three wrong options that look like the right one.
 * @param rank how many of them are to be below the right one, where options have an order
 * @returns undefined when this draft has no such three
 */
export function chooseDistractors(
  { text, right, distractors }: Draft,
  { rank, mayRepeatNumbers, random }: { rank: number; mayRepeatNumbers: boolean; random: Random },
): Distractor[] | undefined {
  const given = new Set(mayRepeatNumbers ? [] : numbersIn(text));
  if (repeatsNumber(right, given)) return undefined;
  const { kind } = formOf(right);
  const fitting = distractors.filter(
    (option) => !repeatsNumber(option.text, given) && isInconspicuous(option.text, right),
  );
  const isAlike = ({ text: option }: Distractor) => formOf(option).kind === kind;
  // Those that look like the right option come first.
  const mixed = random.shuffled(fitting).sort((a, b) => Number(isAlike(b)) - Number(isAlike(a)));
  const isOrdered = mixed.every(({ side }) => side !== 0);
  const chosen = isOrdered
    ? [
        ...mixed.filter(({ side }) => side < 0).slice(0, rank),
        ...mixed.filter(({ side }) => side > 0).slice(0, WRONG_OPTIONS - rank),
      ]
    : mixed.slice(0, WRONG_OPTIONS);
  return chosen.length === WRONG_OPTIONS && chosen.some(isAlike) ? chosen : undefined;
}
