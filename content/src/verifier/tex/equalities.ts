import { evaluateTokens } from './evaluate.js';
import { tokensOf, UnknownTexError, type Token } from './tokens.js';
import { below, dividedBy, equal, type Value } from './value.js';

/** Signs that compare the sides of a chain. */
const COMPARISONS: Record<string, string> = {
  '=': '=',
  '\\approx': '≈',
  '≈': '≈',
  '<': '<',
  '>': '>',
  '\\lt': '<',
  '\\gt': '>',
  '\\le': '≤',
  '\\leq': '≤',
  '≤': '≤',
  '\\ge': '≥',
  '\\geq': '≥',
  '≥': '≥',
  '\\ne': '≠',
  '\\neq': '≠',
  '≠': '≠',
};
const STATEMENT_ENDS = [',', ';', '\\Rightarrow', '\\implies', '\\to', '\\quad', '\\rightarrow'];
const OPEN = ['(', '{', '['];
const CLOSE = [')', '}', ']'];

/** The formulas between dollar signs, without them. Money is written with `\$`. */
export const formulasIn = (text: string) =>
  [...text.matchAll(/(?<!\\)\$\$?([^$]+?)(?<!\\)\$\$?/g)].map(([, tex = '']) => tex);

function split(tokens: readonly Token[], isEnd: (token: Token) => boolean): { part: Token[]; end?: Token }[] {
  const parts: { part: Token[]; end?: Token }[] = [];
  let part: Token[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (OPEN.includes(token.text)) depth++;
    if (CLOSE.includes(token.text)) depth--;
    if (depth === 0 && isEnd(token)) {
      parts.push({ part, end: token });
      part = [];
    } else part.push(token);
  }
  return [...parts, { part }];
}

/** One side: its value, the terms of a ratio or a point, or nothing where letters are in it. */
interface Side {
  terms: Value[] | undefined;
  isPlace?: boolean;
  decimals: number;
  text: string;
}

/** The coordinates of a point such as (3, 6). */
function placeOf(tokens: readonly Token[]): Token[][] | undefined {
  if (tokens[0]?.text !== '(' || tokens.at(-1)?.text !== ')') return undefined;
  const parts = split(tokens.slice(1, -1), (token) => token.text === ',').map(({ part }) => part);
  return parts.length > 1 ? parts : undefined;
}

function sideOf(tokens: readonly Token[]): Side {
  const text = tokens.map((token) => token.text).join(' ');
  const last = tokens.filter(({ kind }) => kind === 'number').at(-1)?.text ?? '';
  const decimals = /\.(\d+)$/.exec(last)?.[1]?.length ?? 0;
  const isOpen = tokens.length === 0 || tokens.some(({ kind }) => kind === 'letter');
  if (isOpen) return { terms: undefined, decimals, text };
  const place = placeOf(tokens);
  if (place) return { terms: place.map(evaluateTokens), isPlace: true, decimals, text };
  const terms = split(tokens, (token) => token.text === ':').map(({ part }) => evaluateTokens(part));
  return { terms, decimals, text };
}

function isRounded(left: Value, right: Value, decimals: number): boolean {
  return Math.abs(left.near - right.near) <= 0.5 * 10 ** -decimals + 1e-9;
}

function holds(sign: string, left: Value, right: Value, decimals: number): boolean {
  if (sign === '=') return equal(left, right);
  if (sign === '≈') return isRounded(left, right, decimals);
  if (sign === '<') return below(left, right);
  if (sign === '>') return below(right, left);
  if (sign === '≤') return !below(right, left);
  if (sign === '≥') return !below(left, right);
  return !equal(left, right);
}

function sidesHold(sign: string, left: Side, right: Side): boolean {
  const [first, ...others] = left.terms ?? [];
  const [otherFirst, ...otherOthers] = right.terms ?? [];
  if (!first || !otherFirst || others.length !== otherOthers.length) return false;
  if (left.isPlace !== right.isPlace) return false;
  if (left.isPlace) {
    const places = right.terms ?? [];
    return [first, ...others].every((term, index) => holds(sign, term, places[index] ?? { near: NaN }, 0));
  }
  if (others.length === 0) return holds(sign, first, otherFirst, right.decimals);
  return others.every((term, index) => {
    const other = otherOthers[index];
    return other !== undefined && holds(sign, dividedBy(term, first), dividedBy(other, otherFirst), 0);
  });
}

/** A formula that compares nothing, such as a lone sign: it need not have a value. */
function termOf(tokens: readonly Token[]): Side {
  try {
    return sideOf(tokens);
  } catch (error) {
    if (error instanceof UnknownTexError) return { terms: undefined, decimals: 0, text: '' };
    throw error;
  }
}

export interface FormulaReading {
  /** Comparisons whose both sides were evaluated. */
  checked: number;
  /** Comparisons with letters in a side. */
  skipped: number;
  wrong: string[];
  /** The value of the last side without letters, if it is a number. */
  last?: Value;
  lastRatio?: Value[];
}

/**
 * Evaluates a formula: every comparison between neighbours in every chain.
 * @throws UnknownTexError RangeError
 */
export function readFormula(tex: string): FormulaReading {
  const reading: FormulaReading = { checked: 0, skipped: 0, wrong: [] };
  for (const { part } of split(tokensOf(tex), (token) => STATEMENT_ENDS.includes(token.text))) {
    const chain = split(part, (token) => token.text in COMPARISONS);
    const sides = chain.map(({ part: tokens }) => (chain.length > 1 ? sideOf(tokens) : termOf(tokens)));
    chain.slice(0, -1).forEach(({ end }, index) => {
      const [left, right] = [sides[index], sides[index + 1]];
      if (!left?.terms || !right?.terms) reading.skipped++;
      else {
        reading.checked++;
        const sign = COMPARISONS[end?.text ?? ''] ?? '=';
        if (!sidesHold(sign, left, right)) reading.wrong.push(`${left.text} ${sign} ${right.text}`);
      }
    });
    const terms = sides.at(-1)?.terms;
    if (terms) {
      reading.last = terms.length === 1 ? terms[0] : undefined;
      reading.lastRatio = terms.length > 1 ? terms : undefined;
    }
  }
  return reading;
}

export { UnknownTexError };
