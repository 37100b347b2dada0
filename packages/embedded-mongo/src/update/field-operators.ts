import { Long, Timestamp } from 'bson';
import { compareValues } from '../bson/compare.js';
import { integer, isNumeric, reckon, refuseDecimal, type Numeric } from '../bson/numbers.js';
import { describe } from '../bson/text.js';
import { isDoc, typeName } from '../bson/types.js';
import { fail } from '../errors.js';
import { addToSet, pop, pull, pullAll, push } from './array-operators.js';
import type { Change } from './types.js';

function arithmetic(name: '$inc' | '$mul', path: string, operand: unknown): Change {
  refuseDecimal(operand);
  const verb = name === '$inc' ? 'increment' : 'multiply';
  if (!isNumeric(operand))
    throw fail('TypeMismatch', `Cannot ${verb} with non-numeric argument: ${describe({ [path]: operand })}`);
  const operation = name === '$inc' ? 'add' : 'multiply';
  return (target, { doc }) => {
    const current = target.get();
    refuseDecimal(current);
    if (current !== undefined && !isNumeric(current)) {
      const field = path.split('.').at(-1) ?? path;
      throw fail(
        'TypeMismatch',
        `Cannot apply ${name} to a value of non-numeric type. ${describe({ _id: doc['_id'] })} has the field '${field}' of non-numeric type ${typeName(current)}`,
      );
    }
    const start: Numeric = current ?? 0;
    const result = reckon(operation, start, operand);
    if (result === undefined)
      throw fail(
        'BadValue',
        `Failed to apply ${name} operations to current value (${describe(current)}) for document ${describe({ _id: doc['_id'] })}`,
      );
    target.set(result);
  };
}

function extreme(sign: 1 | -1, operand: unknown): Change {
  return (target) => {
    const current = target.get();
    if (current === undefined || sign * compareValues(operand, current) > 0) target.set(operand);
  };
}

function currentDate(operand: unknown): Change {
  const kind = isDoc(operand) ? operand['$type'] : operand;
  if (typeof kind === 'boolean' || kind === 'date') return (target, { now }) => target.set(now);
  if (kind === 'timestamp') {
    return (target, { now }) => target.set(new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
  }
  throw fail(
    'BadValue',
    `The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}`,
  );
}

const BITS: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

function whole(value: unknown): bigint | undefined {
  if (value instanceof Long) return value.toBigInt();
  return typeof value === 'number' && typeName(value) === 'int' ? BigInt(value) : undefined;
}

function bit(operand: unknown): Change {
  const steps = isDoc(operand) ? Object.entries(operand) : [];
  if (steps.length === 0)
    throw fail('BadValue', `The $bit modifier is not compatible with ${describe(operand)}`);
  const parsed = steps.map(([name, value]) => {
    const operation = BITS[name];
    const number = whole(value);
    if (!operation || number === undefined) {
      throw fail(
        'BadValue',
        `The $bit modifier takes and, or, xor with an integer, not ${describe({ [name]: value })}`,
      );
    }
    return (current: bigint) => operation(current, number);
  });
  return (target) => {
    const current = target.get() ?? 0;
    const number = whole(current);
    if (number === undefined)
      throw fail('BadValue', `Cannot apply $bit to a value of non-integral type: ${typeName(current)}`);
    const result = parsed.reduce((value, step) => step(value), number);
    target.set(current instanceof Long ? Long.fromBigInt(result) : integer(result));
  };
}

/** Every update operator of a single path: what it makes of its operand. */
export const FIELD_OPERATORS: Readonly<Record<string, (path: string, operand: unknown) => Change>> = {
  $set: (_path, operand) => (target) => target.set(operand),
  $setOnInsert:
    (_path, operand) =>
    (target, { isInsert }) => {
      if (isInsert) target.set(operand);
    },
  $unset: () => (target) => target.unset(),
  $inc: (path, operand) => arithmetic('$inc', path, operand),
  $mul: (path, operand) => arithmetic('$mul', path, operand),
  $min: (_path, operand) => extreme(-1, operand),
  $max: (_path, operand) => extreme(1, operand),
  $currentDate: (_path, operand) => currentDate(operand),
  $bit: (_path, operand) => bit(operand),
  $push: (_path, operand) => push(operand),
  $addToSet: (_path, operand) => addToSet(operand),
  $pull: (_path, operand) => pull(operand),
  $pullAll: (_path, operand) => pullAll(operand),
  $pop: (_path, operand) => pop(operand),
};
