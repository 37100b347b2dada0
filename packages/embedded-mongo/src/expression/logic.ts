import { isDoc } from '../bson/types.js';
import { failAt } from '../errors.js';
import { isNothing, namedOperands, operands, simple } from './arguments.js';
import { compareInExpression, sameValue } from './same.js';
import { isTruthy } from './truth.js';
import type { Operator } from './types.js';

const cond: Operator = (operand, compile) => {
  const named = isDoc(operand);
  const map = named ? namedOperands('$cond', operand, compile, ['if', 'then', 'else']) : undefined;
  const [test, yes, no] = map
    ? [map.get('if'), map.get('then'), map.get('else')]
    : operands('$cond', operand, compile, 3);
  return (variables) => (isTruthy(test?.(variables)) ? yes?.(variables) : no?.(variables));
};

const switchOperator: Operator = (operand, compile) => {
  const branches: unknown = isDoc(operand) ? operand['branches'] : undefined;
  if (!isDoc(operand) || !Array.isArray(branches) || branches.length === 0) {
    throw failAt(40068, '$switch requires at least one branch.');
  }
  const cases = branches.map((branch) => namedOperands('$switch', branch, compile, ['case', 'then']));
  const otherwise = Object.hasOwn(operand, 'default') ? compile(operand['default']) : undefined;
  return (variables) => {
    const hit = cases.find((branch) => isTruthy(branch.get('case')?.(variables)));
    if (hit) return hit.get('then')?.(variables);
    if (!otherwise)
      throw failAt(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return otherwise(variables);
  };
};

const ifNull: Operator = (operand, compile) => {
  const parts = operands('$ifNull', operand, compile, 2, 100);
  return (variables) => {
    let value: unknown;
    for (const part of parts) {
      value = part(variables);
      if (!isNothing(value)) return value;
    }
    return value;
  };
};

const letOperator: Operator = (operand, compile) => {
  const vars = isDoc(operand) ? operand['vars'] : undefined;
  if (!isDoc(operand) || !isDoc(vars) || !Object.hasOwn(operand, 'in'))
    throw failAt(16874, '$let needs vars and in');
  const bound = Object.entries(vars).map(([name, value]) => [name, compile(value)] as const);
  const body = compile(operand['in']);
  return (variables) =>
    body(bound.reduce((scope, [name, value]) => scope.with(name, value(variables)), variables));
};

const many =
  (name: string, combine: (values: boolean[]) => boolean): Operator =>
  (operand, compile) => {
    const parts = operands(name, operand, compile, 0, 1_000);
    return (variables) => combine(parts.map((part) => isTruthy(part(variables))));
  };

/** Comparison, logic and choice. */
export const LOGIC_OPERATORS: readonly (readonly [string, Operator])[] = [
  simple('$eq', 2, (a, b) => compareInExpression(a, b) === 0),
  simple('$ne', 2, (a, b) => compareInExpression(a, b) !== 0),
  simple('$gt', 2, (a, b) => compareInExpression(a, b) > 0),
  simple('$gte', 2, (a, b) => compareInExpression(a, b) >= 0),
  simple('$lt', 2, (a, b) => compareInExpression(a, b) < 0),
  simple('$lte', 2, (a, b) => compareInExpression(a, b) <= 0),
  simple('$cmp', 2, compareInExpression),
  simple('$not', 1, (value) => !isTruthy(value)),
  ['$and', many('$and', (values) => values.every(Boolean))],
  ['$or', many('$or', (values) => values.some(Boolean))],
  ['$cond', cond],
  ['$switch', switchOperator],
  ['$ifNull', ifNull],
  ['$let', letOperator],
  ['$literal', (operand) => () => operand],
  simple('$in', 2, (value, list) => {
    if (!Array.isArray(list)) throw failAt(40081, '$in requires an array as a second argument');
    return list.some((item) => sameValue(item, value));
  }),
];
