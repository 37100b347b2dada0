import { BSONRegExp, Decimal128, Double, Long, ObjectId } from 'bson';
import { double, isNumber, isNumeric, refuseDecimal, toNumber, wholeNumber } from '../bson/numbers.js';
import { typeName } from '../bson/types.js';
import { fail, failAt, MongoError } from '../errors.js';
import { MAX_DOCUMENT_BYTES } from '../limits.js';
import { regexTest } from '../query/regex.js';
import { isNothing, namedOperands, ranged, simple } from './arguments.js';
import { isTruthy } from './truth.js';
import type { Operator } from './types.js';

function conversionFailure(message: string): MongoError {
  return new MongoError(241, 'ConversionFailure', message);
}

/** A value as text, as `$toString` and `$toLower` write it. */
function textOf(name: string, value: unknown): string {
  if (isNothing(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (value instanceof Long || value instanceof Double || value instanceof Decimal128)
    return value.toString();
  throw failAt(16007, `${name}: can't convert from BSON type ${typeName(value)} to String`);
}

function stringOf(name: string, value: unknown): string | undefined {
  if (isNothing(value)) return undefined;
  if (typeof value !== 'string')
    throw failAt(34471, `${name} requires a string argument, found: ${typeName(value)}`);
  return value;
}

function concat(...values: unknown[]): string | null {
  const texts = values.map((value) => {
    if (!isNothing(value) && typeof value !== 'string')
      throw failAt(16702, `$concat only supports strings, not ${typeName(value)}`);
    return value;
  });
  if (texts.some(isNothing)) return null;
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  if (length > MAX_DOCUMENT_BYTES)
    throw fail('BSONObjectTooLarge', `$concat makes a text of ${length} characters, which fits no document`);
  return texts.join('');
}

/** By code points, as `$substrCP` counts. */
function substring(value: unknown, start: unknown, length: unknown): string {
  const from = wholeNumber(start);
  const count = wholeNumber(length);
  if (from === undefined || count === undefined || from < 0)
    throw failAt(34450, '$substrCP needs whole numbers');
  return [...textOf('$substrCP', value)].slice(from, count < 0 ? undefined : from + count).join('');
}

const trim =
  (name: string, ends: 'both' | 'left' | 'right'): Operator =>
  (operand, compile) => {
    const parts = namedOperands(name, operand, compile, ['input'], ['chars']);
    return (variables) => {
      const input = stringOf(name, parts.get('input')?.(variables));
      const chars = stringOf(name, parts.get('chars')?.(variables));
      if (input === undefined) return null;
      const drop = (character: string): boolean =>
        chars === undefined ? /[\s\0]/.test(character) : [...chars].includes(character);
      const letters = [...input];
      while (ends !== 'right' && letters.length > 0 && drop(letters[0] ?? '')) letters.shift();
      while (ends !== 'left' && letters.length > 0 && drop(letters.at(-1) ?? '')) letters.pop();
      return letters.join('');
    };
  };

const regexMatch: Operator = (operand, compile) => {
  const parts = namedOperands('$regexMatch', operand, compile, ['input', 'regex'], ['options']);
  return (variables) => {
    const input = stringOf('$regexMatch', parts.get('input')?.(variables));
    const regex = parts.get('regex')?.(variables);
    const options = stringOf('$regexMatch', parts.get('options')?.(variables));
    if (input === undefined || isNothing(regex)) return false;
    if (regex instanceof BSONRegExp)
      return regexTest(options === undefined ? regex : new BSONRegExp(regex.pattern, options))(input);
    return regexTest(new BSONRegExp(stringOf('$regexMatch', regex) ?? '', options ?? ''))(input);
  };
};

const replace =
  (name: string, all: boolean): Operator =>
  (operand, compile) => {
    const parts = namedOperands(name, operand, compile, ['input', 'find', 'replacement']);
    return (variables) => {
      const [input, find, replacement] = ['input', 'find', 'replacement'].map((key) =>
        stringOf(name, parts.get(key)?.(variables)),
      );
      if (input === undefined || find === undefined || replacement === undefined) return null;
      return all ? input.replaceAll(find, () => replacement) : input.replace(find, () => replacement);
    };
  };

function toNumeric(name: string, value: unknown, whole: boolean): unknown {
  if (isNothing(value)) return null;
  refuseDecimal(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (isNumeric(value)) return whole ? Math.trunc(toNumber(value)) : toNumber(value);
  if (value instanceof Date && !(whole && name === '$toInt')) return value.getTime();
  if (
    typeof value === 'string' &&
    (whole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/).test(value)
  )
    return Number(value);
  throw conversionFailure(`Failed to convert ${typeName(value)} to a number in ${name}`);
}

function toInt(value: unknown): unknown {
  const number = toNumeric('$toInt', value, true);
  if (typeof number === 'number' && (number | 0) !== number)
    throw conversionFailure('Conversion would overflow target type in $toInt');
  return number;
}

function toLong(value: unknown): unknown {
  if (value instanceof Long) return value;
  if (typeof value === 'string' && /^[+-]?\d{1,18}$/.test(value)) return Long.fromString(value);
  const number = toNumeric('$toLong', value, true);
  return typeof number === 'number' ? Long.fromNumber(number) : number;
}

function toDate(value: unknown): unknown {
  if (isNothing(value) || value instanceof Date) return value ?? null;
  if (value instanceof ObjectId) return value.getTimestamp();
  const date =
    typeof value === 'string' ? new Date(value) : isNumeric(value) ? new Date(toNumber(value)) : undefined;
  if (!date || Number.isNaN(date.getTime()))
    throw conversionFailure(`Failed to convert ${typeName(value)} to a date`);
  return date;
}

function toObjectId(value: unknown): unknown {
  if (isNothing(value) || value instanceof ObjectId) return value ?? null;
  if (typeof value !== 'string' || !/^[0-9a-f]{24}$/i.test(value))
    throw conversionFailure('Failed to parse objectId in $convert with no onError value');
  return new ObjectId(value);
}

/** Texts, and conversions between types. */
export const STRING_OPERATORS: readonly (readonly [string, Operator])[] = [
  ranged('$concat', 0, 1_000, concat),
  simple('$toLower', 1, (value) => textOf('$toLower', value).toLowerCase()),
  simple('$toUpper', 1, (value) => textOf('$toUpper', value).toUpperCase()),
  simple('$substrCP', 3, substring),
  simple('$strLenCP', 1, (value) => [...(stringOf('$strLenCP', value ?? undefined) ?? '')].length),
  simple('$split', 2, (value, separator) => {
    const [text, by] = [stringOf('$split', value), stringOf('$split', separator)];
    if (by === '') throw failAt(40087, '$split requires a non-empty separator');
    return text === undefined || by === undefined ? null : text.split(by);
  }),
  ['$trim', trim('$trim', 'both')],
  ['$ltrim', trim('$ltrim', 'left')],
  ['$rtrim', trim('$rtrim', 'right')],
  ['$regexMatch', regexMatch],
  ['$replaceOne', replace('$replaceOne', false)],
  ['$replaceAll', replace('$replaceAll', true)],
  simple('$type', 1, typeName),
  simple('$isNumber', 1, isNumber),
  simple('$toString', 1, (value) => (isNothing(value) ? null : textOf('$toString', value))),
  simple('$toBool', 1, (value) => (isNothing(value) ? null : isTruthy(value))),
  simple('$toInt', 1, toInt),
  simple('$toLong', 1, toLong),
  simple('$toDouble', 1, (value) => {
    const number = toNumeric('$toDouble', value, false);
    return typeof number === 'number' ? double(number) : number;
  }),
  simple('$toDate', 1, toDate),
  simple('$toObjectId', 1, toObjectId),
];
