import { failAt } from '../errors.js';
import type { Expression, Operator } from './types.js';

type Compile = (expression: unknown) => Expression;

/** The operands of an operator, compiled: an array as written, or one operand alone. */
export function operands(
  name: string,
  operand: unknown,
  compile: Compile,
  least: number,
  most = least,
): Expression[] {
  const given = Array.isArray(operand) ? operand : [operand];
  if (given.length < least || given.length > most) {
    const wanted = least === most ? `exactly ${least}` : `${least} to ${most}`;
    throw failAt(16020, `Expression ${name} takes ${wanted} arguments. ${given.length} were passed in.`);
  }
  return given.map(compile);
}

/** An operator of a fixed number of operands whose values are all that it needs. */
export function simple(
  name: string,
  count: number,
  compute: (...values: unknown[]) => unknown,
): [string, Operator] {
  return ranged(name, count, count, compute);
}

/** An operator of `least` to `most` operands. */
export function ranged(
  name: string,
  least: number,
  most: number,
  compute: (...values: unknown[]) => unknown,
): [string, Operator] {
  return [
    name,
    (operand, compile) => {
      const parts = operands(name, operand, compile, least, most);
      return (variables) => compute(...parts.map((part) => part(variables)));
    },
  ];
}

/** An operator of named operands (`{ $filter: { input, cond } }`), each compiled. */
export function namedOperands(
  name: string,
  operand: unknown,
  compile: Compile,
  required: readonly string[],
  optional: readonly string[] = [],
): Map<string, Expression> {
  const given =
    typeof operand === 'object' && operand !== null && !Array.isArray(operand) ? Object.entries(operand) : [];
  const unknown = given.find(([key]) => !required.includes(key) && !optional.includes(key));
  const missing = required.find((key) => !given.some(([other]) => other === key));
  if (unknown) throw failAt(40415, `Unrecognized argument to ${name}: ${unknown[0]}`);
  if (missing) throw failAt(40414, `Missing '${missing}' parameter to ${name}`);
  return new Map(given.map(([key, value]) => [key, compile(value)]));
}

/** Whether a value is null or missing. */
export function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
