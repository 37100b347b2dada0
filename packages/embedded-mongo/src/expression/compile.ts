import { BSONRegExp } from 'bson';
import { getField, isDoc, setField, type Doc } from '../bson/types.js';
import { failAt, unsupported } from '../errors.js';
import { OPERATORS, REFUSED_EXPRESSIONS } from './operators.js';
import type { Expression } from './types.js';
import type { Variables } from './variables.js';

/** Follows a path as expressions do: through arrays of documents it yields the array of what it finds. */
function valueOfPath(value: unknown, parts: readonly string[]): unknown {
  if (parts.length === 0) return value;
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => valueOfPath(isDoc(item) || Array.isArray(item) ? item : undefined, parts))
      .filter((item) => item !== undefined);
  }
  return isDoc(value) ? valueOfPath(getField(value, parts[0] ?? ''), parts.slice(1)) : undefined;
}

const SYSTEM_VARIABLES = new Set(['ROOT', 'CURRENT', 'NOW', 'REMOVE']);

function compileVariable(text: string): Expression {
  const [name = '', ...parts] = text.slice(2).split('.');
  if (name === 'REMOVE') return () => undefined;
  if (/^[A-Z]/.test(name) && !SYSTEM_VARIABLES.has(name)) throw unsupported(`the variable $$${name}`);
  return (variables) => {
    const found = variables.find(name);
    if (!found) throw failAt(17276, `Use of undefined variable: ${name}`);
    return valueOfPath(found.value, parts);
  };
}

function compilePath(text: string): Expression {
  const parts = text.slice(1).split('.');
  if (parts.some((part) => part === ''))
    throw failAt(15998, 'FieldPath field names may not be empty strings.');
  return (variables) => valueOfPath(variables.find('CURRENT')?.value, parts);
}

function compileOperator(name: string, operand: unknown): Expression {
  const operator = OPERATORS.get(name);
  if (operator) return operator(operand, compileExpression);
  if (REFUSED_EXPRESSIONS.has(name)) throw unsupported(`the expression ${name}`);
  throw failAt(168, `Unrecognized expression '${name}'`);
}

function compileObject(object: Doc): Expression {
  const names = Object.keys(object);
  const [first] = names;
  if (first?.startsWith('$')) {
    if (names.length > 1) {
      throw failAt(
        15983,
        `an expression specification must contain exactly one field, the name of the expression. Found ${names.length} fields`,
      );
    }
    return compileOperator(first, object[first]);
  }
  const fields = names.map((name) => [name, compileExpression(object[name])] as const);
  return (variables) => {
    const result: Doc = {};
    for (const [name, expression] of fields) {
      const value = expression(variables);
      if (value !== undefined) setField(result, name, value);
    }
    return result;
  };
}

/**
 * Compiles an aggregation expression.
 * @throws MongoError for an operator that is unknown or not supported
 */
export function compileExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$$')) return compileVariable(expression);
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (variables: Variables) => items.map((item) => item(variables) ?? null);
  }
  if (isDoc(expression) && !(expression instanceof BSONRegExp)) return compileObject(expression);
  return () => expression;
}
