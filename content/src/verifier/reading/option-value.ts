import type { Option } from '@mockingbird/contracts';
import type { Fraction } from '@mockingbird/remote-kit';
import { compare } from '@mockingbird/remote-kit';
import { over } from '../exact/amount.js';
import { formulasIn, readFormula, UnknownTexError } from '../tex/equalities.js';
import type { Value } from '../tex/value.js';
import type { Quantity } from './quantity.js';
import { quantitiesIn } from './quantities.js';

export const textOf = (option: Option) => (typeof option === 'string' ? option : option.text);

/** The address of the option's picture; undefined where it has none. */
export const imageOf = (option: Option) => (typeof option === 'string' ? undefined : option.image);

/** The quantity that an option is; undefined for a text, or where it has several. */
export function quantityOf(option: Option): Quantity | undefined {
  const quantities = quantitiesIn(textOf(option));
  return quantities.length === 1 ? quantities[0] : undefined;
}

/** The option's number; a ratio's first term over its second. */
export function valueOf(option: Option): Fraction | undefined {
  const quantity = quantityOf(option);
  if (!quantity) return undefined;
  if (quantity.kind !== 'ratio') return quantity.value;
  const [first, second, ...others] = quantity.terms;
  const isPair = first && second && others.length === 0 && second.numerator !== 0n;
  return isPair ? over(first, second) : undefined;
}

/** The one formula of an option that has no exact value, such as 2√3, to about 15 digits. */
export function nearOf(option: Option): Value | undefined {
  const [tex, ...others] = formulasIn(textOf(option));
  if (tex === undefined || others.length > 0) return undefined;
  try {
    const { last, skipped } = readFormula(tex);
    // The last number of an equation with letters is not the option's value.
    return skipped > 0 ? undefined : last;
  } catch (error) {
    if (error instanceof UnknownTexError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function rootMeaning(option: Option, text: string): string {
  const near = nearOf(option)?.near;
  return near === undefined ? text : text.replace(/\$[^$]*\$/, near.toPrecision(12));
}

/** Options that mean the same have the same text here, however they are written. */
export function meaningOf(option: Option): string {
  const text = textOf(option).trim().toLowerCase().replace(/\s+/g, ' ');
  const quantity = quantityOf(option);
  const image = imageOf(option) ?? '';
  if (!quantity) return rootMeaning(option, text) + image;
  const words = text.replace(quantity.text.toLowerCase(), '').replace(/[₹$%]|\\\$/g, '');
  const terms = quantity.kind === 'ratio' ? inLowestTerms(quantity.terms) : [quantity.value];
  const value = terms.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(':');
  return `${quantity.kind} ${value} ${quantity.unit} ${words.trim()}${image}`;
}

function inLowestTerms(terms: Fraction[]): Fraction[] {
  const [first] = terms;
  if (!first || first.numerator === 0n) return terms;
  return terms.map((term) => over(term, first));
}

/** Ranks of the options by value, from 0; undefined unless all are different numbers. */
export function ranksOf(options: readonly Option[]): number[] | undefined {
  const values = options.map(valueOf);
  const known = values.filter((value) => value !== undefined);
  if (known.length < options.length) return undefined;
  const ranks = known.map((value) => known.filter((other) => compare(other, value) < 0).length);
  return new Set(ranks).size === ranks.length ? ranks : undefined;
}
