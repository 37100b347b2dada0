import { Binary, BSONRegExp, Decimal128, Double, Long, ObjectId, Timestamp } from 'bson';
import { isDoc } from './types.js';

/** A value as MongoDB writes it into messages, such as `{ email: "a@b.c" }`. */
export function describe(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(describe).join(', ')} ]`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Timestamp)
    return `Timestamp(${value.getHighBitsUnsigned()}, ${value.getLowBitsUnsigned()})`;
  if (value instanceof Long || value instanceof Double) return value.toString();
  if (value instanceof Decimal128) return `Decimal128("${value.toString()}")`;
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  if (isDoc(value)) {
    const fields = Object.entries(value).map(([name, field]) => `${name}: ${describe(field)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  return typeof value === 'object' ? value.constructor.name : String(value);
}
