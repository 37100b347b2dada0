import { Fraction } from './fractions.js';
import type { Comparable } from './options/hints.js';
import type { Random } from './random.js';
import { isSlipText } from './slip-texts.js';
import { Setting } from './setting.js';

export type Level = 'easy' | 'medium' | 'hard';

/** The values that each parameter may take. */
export type Domains<Parameters> = { readonly [Name in keyof Parameters]: readonly Parameters[Name][] };

/** An error in reasoning and where it leads. */
export interface NamedMistake<Parameters, Value> {
  /** Said to the student, as a sentence: "You took the discount twice." */
  text: string;
  /** Undefined where it leads nowhere with these numbers. */
  value: (parameters: Parameters, right: Value) => Value | undefined;
  /** A slip in the calculation says nothing about the method. It is used where real errors run out; see `isSlipText`. */
  isSlip?: boolean;
}

/**
 * A kind of question. `Value` is a `Fraction` for a number, so that options can be compared; any other value is compared
 * as it is shown.
 */
export interface Template<Parameters extends object, Value> {
  /** Unique in its topic, in kebab case. */
  id: string;
  level: Level;
  parameters: Domains<Parameters>;
  /** Leaves out numbers that no examiner would choose. */
  isSensible?: (parameters: Parameters) => boolean;
  solve: (parameters: Parameters) => Value;
  /** Writes an option. @throws RangeError for a value that cannot be one, such as a part of a paisa */
  show: (value: Value) => string;
  /**
   * An SVG drawing of an option as a data: address, where the options are pictures. Then `show` describes the drawing in
   * words that do not judge it. Of drawings that look the same only one becomes an option.
   */
  showPicture?: (value: Value) => string;
  /** At least six, so that the right option can have any rank. */
  mistakes: readonly NamedMistake<Parameters, Value>[];
  /** At least three ways to word it. */
  wordings: readonly ((parameters: Parameters, setting: Setting) => string)[];
  /** The method with these numbers. The last value is the answer. */
  explain: (parameters: Parameters, right: Value) => string;
  /** An SVG drawing as a data: address. */
  picture?: (parameters: Parameters) => string;
  /** Whether an option may be one of the numbers of the text. */
  mayRepeatNumbers?: boolean;
}

/** An option as the student sees it. */
export interface ShownOption extends Comparable {
  /** A data: address; undefined where the option is a text only. */
  picture: string | undefined;
}

/** A wrong option. */
export interface Distractor extends ShownOption {
  mistake: string;
  isSlip: boolean;
  /** -1 below the right option, 1 above it, 0 where there is no order. */
  side: -1 | 0 | 1;
}

/** A question with all wrong options that its mistakes lead to. */
export interface Draft {
  parameters: string;
  text: string;
  right: ShownOption;
  distractors: Distractor[];
  explanation: string;
  picture: string | undefined;
}

/** A template without its types. */
export interface AnyTemplate {
  id: string;
  level: Level;
  wordings: number;
  mistakes: number;
  mayRepeatNumbers: boolean;
  /** @returns undefined where the random numbers make no sensible question */
  draft: (random: Random, wording: number) => Draft | undefined;
}

const isNumber = (value: unknown): value is Fraction => value instanceof Fraction;

function sideOf(wrong: unknown, right: unknown): -1 | 0 | 1 {
  if (!isNumber(wrong) || !isNumber(right)) return 0;
  return wrong.lt(right) ? -1 : 1;
}

/** The nearest double, to compare options. */
const numberOf = (value: unknown) => (isNumber(value) ? value.valueOf() : undefined);

const isSame = (a: unknown, b: unknown) => isNumber(a) && isNumber(b) && a.equals(b);

/** A number that no student would take for an answer where the right one is positive: it is not, or far away. */
function isFarFetched(wrong: unknown, right: unknown): boolean {
  if (!isNumber(wrong) || !isNumber(right) || right.lte(0)) return false;
  return wrong.lte(0) || wrong.gt(right.mul(8)) || wrong.mul(8).lt(right);
}

/** @returns undefined where the value cannot be an option */
function showIfPossible<Parameters extends object, Value>(
  { show, showPicture }: Template<Parameters, Value>,
  value: Value,
): ShownOption | undefined {
  try {
    return { text: show(value), value: numberOf(value), picture: showPicture?.(value) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sample<Parameters extends object>(domains: Domains<Parameters>, random: Random): Parameters {
  // `Object.keys` loses the names' type.
  const names = Object.keys(domains) as (keyof Parameters)[];
  // Each name has a value now.
  return Object.fromEntries(names.map((name) => [name, random.pick(domains[name])])) as Parameters;
}

function findDistractors<Parameters extends object, Value>(
  template: Template<Parameters, Value>,
  parameters: Parameters,
  right: Value,
  shownRight: ShownOption,
): Distractor[] {
  const shown = new Set([shownRight.text, shownRight.picture]);
  const found: Distractor[] = [];
  for (const { text: mistake, value, isSlip = isSlipText(mistake) } of template.mistakes) {
    const wrong = value(parameters, right);
    if (wrong === undefined || isSame(wrong, right) || isFarFetched(wrong, right)) continue;
    const option = showIfPossible(template, wrong);
    if (!option || shown.has(option.text)) continue;
    if (option.picture !== undefined && shown.has(option.picture)) continue;
    shown.add(option.text).add(option.picture);
    found.push({ ...option, mistake, isSlip, side: sideOf(wrong, right) });
  }
  return found;
}

/** Removes the types of a template, so that templates of any parameters can be in one list. */
export function defineTemplate<Parameters extends object, Value>(
  template: Template<Parameters, Value>,
): AnyTemplate {
  const { id, level, wordings, mistakes, mayRepeatNumbers = false } = template;
  return {
    id,
    level,
    wordings: wordings.length,
    mistakes: mistakes.length,
    mayRepeatNumbers,
    draft: (random, wording) => {
      const parameters = sample(template.parameters, random);
      if (template.isSensible?.(parameters) === false) return undefined;
      const right = template.solve(parameters);
      const shown = showIfPossible(template, right);
      if (!shown) return undefined;
      const write = wordings[wording % wordings.length];
      return {
        parameters: JSON.stringify(parameters),
        text: write?.(parameters, new Setting(random)) ?? '',
        right: shown,
        distractors: findDistractors(template, parameters, right, shown),
        explanation: template.explain(parameters, right),
        picture: template.picture?.(parameters),
      };
    },
  };
}
