import { compareValues } from '../bson/compare.js';
import { double, isNumeric, reckon, refuseDecimal, toNumber, type Numeric } from '../bson/numbers.js';
import { typeName } from '../bson/types.js';
import { failAt } from '../errors.js';
import { isNothing, operands, ranged, simple } from './arguments.js';
import type { Expression, Operator } from './types.js';

/** A number, or undefined for null. @throws MongoError when the value is something else */
function numeric(name: string, value: unknown): Numeric | undefined {
  if (isNothing(value)) return undefined;
  refuseDecimal(value);
  if (!isNumeric(value)) throw failAt(14, `${name} only supports numeric types, not ${typeName(value)}`);
  return value;
}

function addTwo(a: unknown, b: unknown): unknown {
  if (isNothing(a) || isNothing(b)) return null;
  if (a instanceof Date && b instanceof Date)
    throw failAt(16612, 'only one date allowed in an $add expression');
  if (a instanceof Date) return new Date(a.getTime() + toNumber(numeric('$add', b) ?? 0));
  if (b instanceof Date) return addTwo(b, a);
  return exact('add', '$add', a, b);
}

function exact(operation: 'add' | 'subtract' | 'multiply', name: string, a: unknown, b: unknown): unknown {
  const [left, right] = [numeric(name, a), numeric(name, b)];
  if (left === undefined || right === undefined) return null;
  // Beyond 64 bits MongoDB goes on with a double.
  return reckon(operation, left, right) ?? reckon(operation, double(toNumber(left)), double(toNumber(right)));
}

function subtract(a: unknown, b: unknown): unknown {
  if (isNothing(a) || isNothing(b)) return null;
  if (a instanceof Date && b instanceof Date) return reckon('subtract', a.getTime(), b.getTime());
  if (a instanceof Date) return new Date(a.getTime() - toNumber(numeric('$subtract', b) ?? 0));
  return exact('subtract', '$subtract', a, b);
}

function divide(a: unknown, b: unknown): unknown {
  const [left, right] = [numeric('$divide', a), numeric('$divide', b)];
  if (left === undefined || right === undefined) return null;
  if (toNumber(right) === 0) throw failAt(2, "can't $divide by zero");
  return double(toNumber(left) / toNumber(right));
}

function modulo(a: unknown, b: unknown): unknown {
  const [left, right] = [numeric('$mod', a), numeric('$mod', b)];
  if (left === undefined || right === undefined) return null;
  if (toNumber(right) === 0) throw failAt(16610, "can't $mod by zero");
  const result = toNumber(left) % toNumber(right);
  return [left, right].some((value) => typeName(value) === 'double') ? double(result) : result;
}

/** Keeps an integer an integer. */
function onNumber(name: string, compute: (value: number) => number): [string, Operator] {
  return simple(name, 1, (value) => {
    const number = numeric(name, value);
    if (number === undefined) return null;
    const result = compute(toNumber(number));
    return typeName(number) === 'double' ? double(result) : result;
  });
}

const toDouble = (name: string, compute: (value: number) => number): [string, Operator] =>
  simple(name, 1, (value) => {
    const number = numeric(name, value);
    return number === undefined ? null : double(compute(toNumber(number)));
  });

/** Half to even, as MongoDB rounds. */
function roundEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

function toPlaces(name: string, how: (value: number) => number): [string, Operator] {
  return ranged(name, 1, 2, (value, digits = 0) => {
    const number = numeric(name, value);
    const places = numeric(name, digits);
    if (number === undefined || places === undefined) return null;
    const scale = 10 ** toNumber(places);
    const result = toNumber(places) === 0 ? how(toNumber(number)) : how(toNumber(number) * scale) / scale;
    return typeName(number) === 'double' ? double(result) : result;
  });
}

function numbersOf(values: readonly unknown[]): Numeric[] {
  return values.filter((value): value is Numeric => {
    refuseDecimal(value);
    return isNumeric(value);
  });
}

/** The sum of the numbers among the values; others do not count. */
function sum(values: readonly unknown[]): Numeric {
  return numbersOf(values).reduce(
    (total, value) => reckon('add', total, value) ?? double(toNumber(total) + toNumber(value)),
    0,
  );
}

/** The mean of the numbers among the values; null when there are none. */
function average(values: readonly unknown[]): unknown {
  const numbers = numbersOf(values).map(toNumber);
  return numbers.length === 0
    ? null
    : double(numbers.reduce((total, value) => total + value, 0) / numbers.length);
}

/** The least (-1) or greatest (1) of the values; null and missing do not count. */
function extreme(sign: 1 | -1, values: readonly unknown[]): unknown {
  const present = values.filter((value) => !isNothing(value));
  return present.length === 0
    ? null
    : present.reduce((best, value) => (sign * compareValues(value, best) > 0 ? value : best));
}

/** `$sum`, `$avg`, `$min`, `$max` over operands, or over the elements of one array. */
const over =
  (name: string, compute: (values: readonly unknown[]) => unknown): Operator =>
  (operand, compile) => {
    const parts: Expression[] = operands(name, operand, compile, 0, 1_000);
    return (variables) => {
      const values = parts.map((part) => part(variables));
      return compute(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
    };
  };

const fold =
  (name: string, start: number, combine: (a: unknown, b: unknown) => unknown): Operator =>
  (operand, compile) => {
    const parts = operands(name, operand, compile, 0, 1_000);
    return (variables) => parts.map((part) => part(variables)).reduce(combine, start);
  };

/** Numbers: sums, products, rounding. */
export const ARITHMETIC_OPERATORS: readonly (readonly [string, Operator])[] = [
  ['$add', fold('$add', 0, addTwo)],
  ['$multiply', fold('$multiply', 1, (a, b) => exact('multiply', '$multiply', a, b))],
  simple('$subtract', 2, subtract),
  simple('$divide', 2, divide),
  simple('$mod', 2, modulo),
  onNumber('$abs', Math.abs),
  onNumber('$ceil', Math.ceil),
  onNumber('$floor', Math.floor),
  toPlaces('$round', roundEven),
  toPlaces('$trunc', Math.trunc),
  toDouble('$sqrt', Math.sqrt),
  toDouble('$exp', Math.exp),
  toDouble('$ln', Math.log),
  toDouble('$log10', Math.log10),
  simple('$pow', 2, (base, exponent) => {
    const [a, b] = [numeric('$pow', base), numeric('$pow', exponent)];
    if (a === undefined || b === undefined) return null;
    const result = toNumber(a) ** toNumber(b);
    return [a, b].some((value) => typeName(value) === 'double') ? double(result) : result;
  }),
  ['$sum', over('$sum', sum)],
  ['$avg', over('$avg', average)],
  ['$min', over('$min', (values) => extreme(-1, values))],
  ['$max', over('$max', (values) => extreme(1, values))],
];
