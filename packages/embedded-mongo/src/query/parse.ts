import { BSONRegExp } from 'bson';
import { identity } from '../bson/compare.js';
import { wholeBigInt, wholeNumber } from '../bson/numbers.js';
import { isDoc, TYPE_NUMBERS, type Doc, type TypeName } from '../bson/types.js';
import { fail, unsupported } from '../errors.js';
import type { Variables } from '../expression/variables.js';
import { compileExpression } from '../expression/compile.js';
import { isTruthy } from '../expression/truth.js';
import type { Condition, Filter, InCondition, Operator, RegexCondition } from './ast.js';
import { literalPrefix, regexTest } from './regex.js';

/** Operators that MongoDB has and this server refuses. */
const REFUSED = new Set([
  '$where',
  '$text',
  '$jsonSchema',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$within',
  '$rand',
  '$bitsAllSet',
  '$bitsAllClear',
  '$bitsAnySet',
  '$bitsAnyClear',
  '$sampleRate',
  '$alwaysTrue',
  '$alwaysFalse',
]);

const is = (condition: Condition): Operator => ({ kind: 'is', condition });
const not = (...operators: Operator[]): Operator => ({ kind: 'not', operators });

function regexCondition(regex: BSONRegExp): RegexCondition {
  const { pattern, options } = regex;
  return { op: 'regex', test: regexTest(regex), prefix: literalPrefix(regex), pattern, options };
}

function equality(value: unknown): Operator {
  return is(value instanceof BSONRegExp ? regexCondition(value) : { op: 'eq', value });
}

/** A condition that any of some values meets. */
export function anyOf(values: readonly unknown[], regexes: readonly RegexCondition[] = []): InCondition {
  return { op: 'in', values, regexes, identities: new Set(values.map(identity)) };
}

function parseIn(name: string, operand: unknown): Operator {
  if (!Array.isArray(operand)) throw fail('BadValue', `${name} needs an array`);
  const regexes: RegexCondition[] = [];
  const values: unknown[] = [];
  for (const value of operand) {
    if (value instanceof BSONRegExp) regexes.push(regexCondition(value));
    else if (isDoc(value) && Object.keys(value)[0]?.startsWith('$')) {
      throw fail('BadValue', `cannot nest $ under ${name}`);
    } else values.push(value);
  }
  return is(anyOf(values, regexes));
}

function parseTypes(operand: unknown): Operator {
  const types = new Set<TypeName | 'number'>();
  const known = new Set<string>([...Object.values(TYPE_NUMBERS), 'number']);
  for (const item of Array.isArray(operand) ? operand : [operand]) {
    const number = wholeNumber(item);
    const name = number === undefined ? item : TYPE_NUMBERS[number];
    if (typeof name !== 'string' || !known.has(name))
      throw fail('BadValue', `Unknown type name alias: ${String(item)}`);
    for (const type of [...Object.values(TYPE_NUMBERS), 'number' as const])
      if (type === name) types.add(type);
  }
  if (types.size === 0) throw fail('FailedToParse', 'a must match at least one type');
  return is({ op: 'type', types });
}

function parseSize(operand: unknown): Operator {
  const size = wholeNumber(operand);
  if (size === undefined) throw fail('BadValue', 'Failed to parse $size. Expected an integer');
  if (size < 0) throw fail('BadValue', 'Failed to parse $size. Expected a non-negative number');
  return is({ op: 'size', size });
}

function parseMod(operand: unknown): Operator {
  const [divisor, remainder] = Array.isArray(operand) && operand.length === 2 ? operand : [];
  const [by, rest] = [wholeBigInt(divisor), wholeBigInt(remainder)];
  if (by === undefined || rest === undefined) {
    throw fail('BadValue', 'malformed mod, needs to be an array of two numbers');
  }
  if (by === 0n) throw fail('BadValue', 'divisor cannot be 0');
  return is({ op: 'mod', divisor: by, remainder: rest });
}

/** Whether a document is made of operators (`{ $gt: 5 }`), a DBRef apart. */
function isOperators(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  const first = Object.keys(value)[0];
  return (
    first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db'
  );
}

/** Reads filters. One parser serves one command: it knows the command's `let` variables. */
export class FilterParser {
  constructor(private readonly variables: Variables) {}

  /** @throws MongoError for an operator that is unknown, malformed or not supported */
  parse(filter: Doc): Filter {
    const filters: Filter[] = [];
    for (const [name, value] of Object.entries(filter)) {
      if (name.startsWith('$')) this.topLevel(name, value, filters);
      else this.field(name, value, filters);
    }
    const [only] = filters;
    return filters.length === 1 && only ? only : { kind: 'and', filters };
  }

  private topLevel(name: string, value: unknown, into: Filter[]): void {
    if (name === '$and' || name === '$or' || name === '$nor') {
      if (!Array.isArray(value)) throw fail('BadValue', `${name} must be an array`);
      if (value.length === 0) throw fail('BadValue', '$and/$or/$nor must be a nonempty array');
      const filters = value.map((item: unknown) => {
        if (!isDoc(item)) throw fail('BadValue', '$or/$and/$nor entries need to be full objects');
        return this.parse(item);
      });
      into.push({ kind: name === '$and' ? 'and' : name === '$or' ? 'or' : 'nor', filters });
    } else if (name === '$expr') {
      const expression = compileExpression(value);
      const variables = this.variables;
      into.push({ kind: 'expression', test: (doc) => isTruthy(expression(variables.over(doc))) });
    } else if (name === '$comment') {
      return;
    } else if (REFUSED.has(name)) {
      throw unsupported(`the query operator ${name}`);
    } else {
      throw fail(
        'BadValue',
        `unknown top level operator: ${name}. If you are trying to negate an entire expression, use $nor.`,
      );
    }
  }

  private field(path: string, value: unknown, into: Filter[]): void {
    const parts = path.split('.');
    const operators = isOperators(value) ? this.operators(value) : [equality(value)];
    for (const operator of operators) into.push({ kind: 'field', path, parts, operator });
  }

  private operators(operand: Doc): Operator[] {
    const operators: Operator[] = [];
    for (const [name, value] of Object.entries(operand)) {
      if (name === '$options') {
        if (!Object.hasOwn(operand, '$regex')) throw fail('BadValue', '$options needs a $regex');
      } else if (name !== '$comment') {
        operators.push(...this.operator(name, value, operand));
      }
    }
    return operators;
  }

  private operator(name: string, value: unknown, siblings: Doc): Operator[] {
    switch (name) {
      case '$eq':
        return [is({ op: 'eq', value })];
      case '$ne':
        if (value instanceof BSONRegExp) throw fail('BadValue', "Can't have regex as arg to $ne.");
        return [not(is({ op: 'eq', value }))];
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return [this.comparison(name, value)];
      case '$in':
        return [parseIn(name, value)];
      case '$nin':
        return [not(parseIn(name, value))];
      case '$exists':
        return [isTruthy(value) ? is({ op: 'exists' }) : not(is({ op: 'exists' }))];
      case '$type':
        return [parseTypes(value)];
      case '$size':
        return [parseSize(value)];
      case '$mod':
        return [parseMod(value)];
      case '$regex':
        return [this.regex(value, siblings['$options'])];
      case '$not':
        return [this.negation(value)];
      case '$all':
        return this.all(value);
      case '$elemMatch':
        return [this.elemMatch(value)];
      default:
        if (REFUSED.has(name)) throw unsupported(`the query operator ${name}`);
        throw fail('BadValue', `unknown operator: ${name}`);
    }
  }

  private comparison(name: '$gt' | '$gte' | '$lt' | '$lte', value: unknown): Operator {
    if (value instanceof BSONRegExp)
      throw fail('BadValue', `Can't have RegEx as arg to predicate over field.`);
    const ops = { $gt: 'gt', $gte: 'gte', $lt: 'lt', $lte: 'lte' } as const;
    return is({ op: ops[name], value });
  }

  private regex(value: unknown, options: unknown): Operator {
    if (options !== undefined && typeof options !== 'string')
      throw fail('BadValue', '$options has to be a string');
    if (typeof value === 'string') return is(regexCondition(new BSONRegExp(value, options ?? '')));
    if (!(value instanceof BSONRegExp)) throw fail('BadValue', '$regex has to be a string');
    return is(regexCondition(options === undefined ? value : new BSONRegExp(value.pattern, options)));
  }

  private negation(value: unknown): Operator {
    if (value instanceof BSONRegExp) return not(is(regexCondition(value)));
    if (!isOperators(value)) throw fail('BadValue', '$not needs a regex or a document');
    return not(...this.operators(value));
  }

  private all(value: unknown): Operator[] {
    if (!Array.isArray(value)) throw fail('BadValue', '$all needs an array');
    if (value.length === 0) return [is(anyOf([]))];
    return value.map((item: unknown) => {
      if (!isOperators(item)) return equality(item);
      if (!Object.hasOwn(item, '$elemMatch')) throw fail('BadValue', 'no $ expressions in $all');
      return this.elemMatch(item['$elemMatch']);
    });
  }

  private elemMatch(value: unknown): Operator {
    if (!isDoc(value)) throw fail('BadValue', '$elemMatch needs an Object');
    const first = Object.keys(value)[0];
    const logical = first === '$and' || first === '$or' || first === '$nor' || first === '$expr';
    if (isOperators(value) && !logical)
      return is({ op: 'elemMatchValue', conditions: this.operators(value) });
    return is({ op: 'elemMatchDocument', filter: this.parse(value) });
  }
}
