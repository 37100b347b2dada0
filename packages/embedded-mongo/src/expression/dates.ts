import { ObjectId } from 'bson';
import { Context, ProcessingMode } from 'mingo/core';
import * as mingo from 'mingo/operators/expression/date';
import type { Options } from 'mingo/types';
import { isNumeric, toNumber } from '../bson/numbers.js';
import { isDoc, typeName, type Doc } from '../bson/types.js';
import { fail, failAt } from '../errors.js';
import { isNothing, namedOperands } from './arguments.js';
import type { Expression, Operator } from './types.js';

const OPTIONS: Options = {
  idKey: '_id',
  processingMode: ProcessingMode.CLONE_OFF,
  useStrictMode: true,
  scriptEnabled: false,
  failOnError: true,
  context: Context.init({}),
};

type MingoOperator = (obj: Doc, expression: unknown, options: Options) => unknown;

/**
 * Calls mingo's operator with values that are computed already. They are wrapped so that mingo reads them back by
 * path and takes none of them for an expression.
 */
function call(name: string, operator: MingoOperator, values: Doc): unknown {
  const paths = Object.fromEntries(Object.keys(values).map((key) => [key, `$${key}`]));
  try {
    return operator(values, paths, OPTIONS);
  } catch (error) {
    throw fail('BadValue', `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function dateOf(name: string, value: unknown): Date | undefined {
  if (isNothing(value)) return undefined;
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw failAt(16006, `${name}: can't convert from BSON type ${typeName(value)} to Date`);
}

const plain = (value: unknown): unknown => (isNumeric(value) ? toNumber(value) : value);

/** An operator whose operands have names; those in `dates` are dates. */
function named(
  name: string,
  operator: MingoOperator,
  dates: readonly string[],
  required: readonly string[],
  optional: readonly string[],
): [string, Operator] {
  const build: Operator = (operand, compile) => {
    const parts = namedOperands(name, operand, compile, [...dates, ...required], optional);
    return (variables) => {
      const values: Doc = {};
      for (const [key, expression] of parts) {
        const value = expression(variables);
        values[key] = dates.includes(key) ? dateOf(name, value) : plain(value);
      }
      const empty = [...dates, ...required].some((key) => isNothing(values[key]));
      if (empty) return values['onNull'] ?? null;
      return call(name, operator, values);
    };
  };
  return [name, build];
}

/** An operator of one date, written alone or as `{ date, timezone }`. */
function part(name: string, operator: MingoOperator): [string, Operator] {
  const build: Operator = (operand, compile): Expression => {
    const single: unknown = Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;
    const isNamed = isDoc(single) && Object.hasOwn(single, 'date');
    const parts = namedOperands(name, isNamed ? single : { date: single }, compile, ['date'], ['timezone']);
    return (variables) => {
      const date = dateOf(name, parts.get('date')?.(variables));
      const timezone = parts.get('timezone')?.(variables);
      if (!date) return null;
      return call(name, operator, { date, ...(isNothing(timezone) ? {} : { timezone }) });
    };
  };
  return [name, build];
}

/** Dates. The calendar is mingo's; the types are checked here. */
export const DATE_OPERATORS: readonly (readonly [string, Operator])[] = [
  part('$year', mingo.$year),
  part('$month', mingo.$month),
  part('$dayOfMonth', mingo.$dayOfMonth),
  part('$dayOfWeek', mingo.$dayOfWeek),
  part('$dayOfYear', mingo.$dayOfYear),
  part('$hour', mingo.$hour),
  part('$minute', mingo.$minute),
  part('$second', mingo.$second),
  part('$millisecond', mingo.$millisecond),
  part('$isoDayOfWeek', mingo.$isoDayOfWeek),
  part('$isoWeek', mingo.$isoWeek),
  part('$isoWeekYear', mingo.$isoWeekYear),
  named('$dateToString', mingo.$dateToString, ['date'], [], ['format', 'timezone', 'onNull']),
  named('$dateTrunc', mingo.$dateTrunc, ['date'], ['unit'], ['binSize', 'timezone', 'startOfWeek']),
  named('$dateAdd', mingo.$dateAdd, ['startDate'], ['unit', 'amount'], ['timezone']),
  named('$dateSubtract', mingo.$dateSubtract, ['startDate'], ['unit', 'amount'], ['timezone']),
  named('$dateDiff', mingo.$dateDiff, ['startDate', 'endDate'], ['unit'], ['timezone', 'startOfWeek']),
];
