import { wholeNumber } from '../bson/numbers.js';
import { isDoc, typeName, type Doc } from '../bson/types.js';
import { fail, failAt, unsupported } from '../errors.js';
import { isTruthy } from '../expression/truth.js';
import { Variables } from '../expression/variables.js';
import { compileExpression } from '../expression/compile.js';
import { Budget } from '../query/budget.js';

/** Fields that any command may carry and that change nothing here: there is one server, which always waits for the disk. */
const GENERIC = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'ordered',
  'bypassDocumentValidation',
  'collation',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'stmtId',
  'stmtIds',
  'let',
]);

function checkConcerns({ readConcern, writeConcern }: Doc): void {
  const level = isDoc(readConcern) ? readConcern['level'] : undefined;
  if (level !== undefined && !['local', 'available', 'majority'].includes(String(level))) {
    throw unsupported(`read concern ${String(level)}`);
  }
  const w = isDoc(writeConcern) ? writeConcern['w'] : undefined;
  const members = wholeNumber(w);
  if (members !== undefined && members > 1)
    throw fail('BadValue', "cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === 'string' && w !== 'majority')
    throw fail(
      'BadValue',
      `cannot use non-majority 'w' mode "${w}" when a host is not a member of a replica set`,
    );
}

/**
 * Refuses what a command does not understand.
 * @throws MongoError 40415 for an unknown field; others for what MongoDB can do and this server cannot
 */
export function checkFields(command: Doc, name: string, fields: readonly string[] | 'any'): void {
  for (const field of Object.keys(command)) {
    if (fields === 'any') break;
    if (field !== name && !GENERIC.has(field) && !fields.includes(field)) {
      throw failAt(40415, `BSON field '${name}.${field}' is an unknown field.`);
    }
  }
  if (command['txnNumber'] !== undefined || command['startTransaction'] !== undefined) {
    throw fail('IllegalOperation', 'Transaction numbers are only allowed on a replica set member or mongos');
  }
  refuseCollation(command);
  checkConcerns(command);
}

/** @throws MongoError for any collation but `{ locale: 'simple' }` */
export function refuseCollation({ collation }: Doc): void {
  if (
    collation === undefined ||
    (isDoc(collation) && (collation['locale'] === 'simple' || Object.keys(collation).length === 0))
  )
    return;
  throw unsupported('collations');
}

/** A document among a command's fields. @throws MongoError 14 when it is something else */
export function docOption(command: Doc, name: string): Doc {
  const value = command[name];
  if (value === undefined) return {};
  if (!isDoc(value))
    throw fail(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type '${typeName(value)}', expected type 'object'`,
    );
  return value;
}

/** An array among a command's fields. @throws MongoError 14 when it is something else */
export function arrayOption(command: Doc, name: string): unknown[] {
  const value = command[name];
  if (!Array.isArray(value))
    throw fail(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type '${typeName(value)}', expected type 'array'`,
    );
  return value;
}

/** A number of documents or milliseconds. @throws MongoError when it is negative or no whole number */
export function countOption(command: Doc, name: string): number | undefined {
  const value = command[name];
  if (value === undefined || value === null) return undefined;
  const number = wholeNumber(value);
  if (number === undefined)
    throw fail(
      'TypeMismatch',
      `BSON field '${name}' is the wrong type '${typeName(value)}', expected a whole number`,
    );
  if (number < 0) throw failAt(51024, `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  return number;
}

export function flag(command: Doc, name: string, otherwise = false): boolean {
  return command[name] === undefined ? otherwise : isTruthy(command[name]);
}

/** What one command may spend. */
export function budgetOf(command: Doc): Budget {
  return new Budget(countOption(command, 'maxTimeMS') ?? 0);
}

/** The variables of a command's `let`. */
export function letVariables(command: Doc, now: Date, budget: Budget): Variables {
  const start = Variables.start(now, budget);
  let variables = start;
  for (const [name, expression] of Object.entries(docOption(command, 'let'))) {
    variables = variables.with(name, compileExpression(expression)(start));
  }
  return variables;
}

/** The collection that a command names. @throws MongoError when it names none */
export function collectionName(command: Doc, field: string): string {
  const name = command[field];
  if (typeof name !== 'string')
    throw fail('InvalidNamespace', `collection name has invalid type ${typeName(name)}`);
  if (name === '')
    throw fail('InvalidNamespace', 'Invalid namespace specified: the collection name is empty');
  return name;
}
