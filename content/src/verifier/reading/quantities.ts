import { fraction, parseFraction, type Fraction } from '@mockingbird/remote-kit';
import { evaluate } from '../tex/evaluate.js';
import { UnknownTexError } from '../tex/tokens.js';
import type { Quantity } from './quantity.js';
import { unitAt } from './units.js';

const NUMBER = String.raw`\d+(?:,\d{2,3})*(?:\.\d+)?`;
const MINUS = String.raw`(?:(?<![\w)])[-−])?`;
const PATTERN = new RegExp(
  [
    String.raw`(?<!\\)\$(?<tex>[^$]+?)(?<!\\)\$(?<texPercent>%?)`,
    String.raw`(?<money>[-−]?(?:₹|\\\$)\s?${NUMBER})`,
    String.raw`(?<ratio>${NUMBER}(?: : ${NUMBER})+)`,
    String.raw`(?<time>\b\d{1,2}:\d{2}\b)`,
    String.raw`(?<number>${MINUS}${NUMBER}(?:/\d+)?)(?<percent>%| percent\b| per cent\b)?(?!\d|(?:st|nd|rd|th)\b)`,
  ].join('|'),
  'g',
);

/** Reads `1,250.5`, `₹1,250`, `−3` and `3/4`. */
function numberOf(text: string): Fraction {
  return parseFraction(text.replace(/₹|\\\$|,|\s/g, '').replace('−', '-'));
}

function formulaOf(tex: string): Fraction | undefined {
  try {
    return evaluate(tex).exact;
  } catch (error) {
    if (error instanceof UnknownTexError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Numbers and mixed numbers in TeX; other formulas are a kind for themselves. */
const PLAIN_TEX = /^-?\d*(?:\{,\}|[\d.,])*\s*(?:\\[dt]?frac\{\d+\}\{\d+\})?$/;

function fromTex(tex: string, percentAfter: string, text: string, rest: string): Quantity | undefined {
  const body = tex.replace(/\\?%$/, '').replace(/^(?:₹|\\\$)/, '');
  const isPercent = percentAfter !== '' || /%$/.test(tex) || /^ per ?cent\b/.test(rest);
  const ratio = /^\d+(?:\s*:\s*\d+)+$/.test(tex.trim());
  if (ratio) return { kind: 'ratio', terms: tex.split(':').map((term) => numberOf(term)), unit: '', text };
  if (!PLAIN_TEX.test(body)) {
    const value = formulaOf(tex);
    return value && { kind: 'formula', value, unit: '', text: tex };
  }
  const value = formulaOf(body);
  if (!value) return undefined;
  if (isPercent) return { kind: 'percent', value, unit: '%', text };
  if (body !== tex) return { kind: 'money', value, unit: '', text };
  const unit = unitAt(rest);
  return { kind: unit ? 'measure' : 'number', value, unit, text };
}

function fromMatch(match: RegExpMatchArray, whole: string): Quantity | undefined {
  const { tex, texPercent, money, ratio, time, number, percent } = match.groups ?? {};
  const [text] = match;
  const rest = whole.slice((match.index ?? 0) + text.length);
  if (tex !== undefined) return fromTex(tex, texPercent ?? '', text, rest);
  if (money !== undefined) return { kind: 'money', value: numberOf(money), unit: '', text };
  if (ratio !== undefined) return { kind: 'ratio', terms: ratio.split(' : ').map(numberOf), unit: '', text };
  if (time !== undefined) {
    const [hours = '0', minutes = '0'] = time.split(':');
    return { kind: 'time', value: fraction(BigInt(hours) * 60n + BigInt(minutes)), unit: 'minute', text };
  }
  const value = numberOf(number ?? '');
  if (percent !== undefined) return { kind: 'percent', value, unit: '%', text };
  const unit = unitAt(rest);
  return { kind: unit ? 'measure' : 'number', value, unit, text };
}

/** All quantities of a text in their order. Ordinals such as 5th are none; formulas without an exact value neither. */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => fromMatch(match, text) ?? []);
}
