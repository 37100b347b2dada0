// The BSON types of decoded values, and safe reading and writing of the fields of documents.
import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/** A decoded document. Fields keep the order in which they were stored. */
export type Doc = Record<string, unknown>;

/** The aliases of `$type`. `missing` means a field that does not exist. */
export type TypeName =
  | 'double'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'null'
  | 'regex'
  | 'javascript'
  | 'symbol'
  | 'int'
  | 'timestamp'
  | 'long'
  | 'decimal'
  | 'minKey'
  | 'maxKey'
  | 'missing';

/** Numbers of the types in BSON, as `$type: 2` names them. */
export const TYPE_NUMBERS: Record<number, TypeName> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  14: 'symbol',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};

const INT32_MAX = 0x7fffffff;
const INT32_MIN = -0x80000000;

/** Whether a JavaScript number is a 32-bit integer (the rule of the driver's own serialiser). */
export function isInt32(value: number): boolean {
  return Number.isInteger(value) && value >= INT32_MIN && value <= INT32_MAX && !Object.is(value, -0);
}

function objectType(value: object): TypeName {
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Double) return 'double';
  // Timestamp extends Long, so it must be checked first.
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Long) return 'long';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Binary) return 'binData';
  if (value instanceof BSONRegExp) return 'regex';
  if (value instanceof Code) return 'javascript';
  if (value instanceof BSONSymbol) return 'symbol';
  if (value instanceof MinKey) return 'minKey';
  if (value instanceof MaxKey) return 'maxKey';
  return 'object';
}

/** The BSON type of a decoded value. */
export function typeName(value: unknown): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return isInt32(value) ? 'int' : 'double';
    case 'boolean':
      return 'bool';
    case 'undefined':
      return 'missing';
    case 'object':
      return value === null ? 'null' : objectType(value);
    default:
      throw new TypeError(`a value of type ${typeof value} is not BSON`);
  }
}

/** Whether a value is an embedded document (not an array, not one of BSON's own types). */
export function isDoc(value: unknown): value is Doc {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A field of a document, or undefined. Never something inherited, such as `constructor`. */
export function getField(doc: object, name: string): unknown {
  return Object.hasOwn(doc, name) ? Reflect.get(doc, name) : undefined;
}

/** Sets a field, also one named `__proto__`. */
export function setField(doc: Doc, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(doc, name, { value, enumerable: true, configurable: true, writable: true });
  } else {
    doc[name] = value;
  }
}
