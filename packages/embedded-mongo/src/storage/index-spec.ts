import { fail, unsupported } from '../errors.js';
import { isDoc, type Doc } from '../bson/types.js';
import { wholeNumber } from '../bson/numbers.js';
import { equalValues } from '../bson/compare.js';
import { isTruthy } from '../expression/truth.js';
import { describe } from '../bson/text.js';
import { MAX_INDEX_FIELDS, MAX_TTL_SECONDS } from '../limits.js';
import { isIndexPart } from '../query/paths.js';

/** An index as the catalogue keeps it. */
export interface IndexSpec {
  readonly id: number;
  readonly name: string;
  readonly key: Doc;
  readonly unique: boolean;
  readonly sparse: boolean;
  /** Whether any document ever had an array on a path of this index. */
  multikey: boolean;
  readonly partialFilterExpression?: Doc;
  readonly expireAfterSeconds?: number;
}

/** An index as a client asks for it. */
export type IndexRequest = Omit<IndexSpec, 'id' | 'multikey'>;

const OPTIONS = new Set([
  'v',
  'key',
  'name',
  'unique',
  'sparse',
  'background',
  'partialFilterExpression',
  'expireAfterSeconds',
  'ns',
  'collation',
  'hidden',
]);
const REFUSED_OPTIONS = new Set([
  'storageEngine',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'bucketSize',
  'wildcardProjection',
  'clustered',
  'prepareUnique',
  'columnstoreProjection',
]);

function checkKey(key: unknown): Doc {
  if (!isDoc(key)) throw fail('TypeMismatch', "The field 'key' must be an object");
  const fields = Object.entries(key);
  if (fields.length === 0) throw fail('CannotCreateIndex', 'Index keys cannot be empty.');
  if (fields.length > MAX_INDEX_FIELDS) throw fail('CannotCreateIndex', 'Index has too many fields');
  for (const [path, direction] of fields) {
    if (typeof direction === 'string') throw unsupported(`indexes of type ${direction}`);
    const order = wholeNumber(direction);
    if (order === undefined || order === 0) {
      throw fail(
        'CannotCreateIndex',
        `Values in v:2 index key pattern must be nonzero numbers, not ${describe(direction)}`,
      );
    }
    if (path === '' || path.split('.').includes(''))
      throw fail('CannotCreateIndex', 'Index keys cannot contain an empty field.');
    if (path.includes('$**')) throw unsupported('wildcard indexes');
    if (path.startsWith('$'))
      throw fail('CannotCreateIndex', `Index key contains an illegal field name: ${path}`);
    if (path.split('.').some(isIndexPart)) throw unsupported('indexes on the position of an array element');
  }
  return key;
}

function checkTtl(request: Doc, key: Doc): number | undefined {
  const value = request['expireAfterSeconds'];
  if (value === undefined) return undefined;
  const seconds = wholeNumber(value);
  if (seconds === undefined || seconds < 0 || seconds > MAX_TTL_SECONDS) {
    throw fail(
      'CannotCreateIndex',
      "TTL index 'expireAfterSeconds' must be within the range 0 to 2147483647",
    );
  }
  if (Object.keys(key).length !== 1) {
    throw fail(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  }
  if (Object.hasOwn(key, '_id'))
    throw fail(
      'InvalidIndexSpecificationOption',
      "The field 'expireAfterSeconds' is not valid for an _id index specification",
    );
  return seconds;
}

/**
 * Reads what a client asks of an index.
 * @throws MongoError for an option that is unknown, wrong or not supported
 */
export function parseIndexRequest(request: unknown): IndexRequest {
  if (!isDoc(request)) throw fail('TypeMismatch', "The elements of the 'indexes' array must be objects");
  for (const option of Object.keys(request)) {
    if (REFUSED_OPTIONS.has(option)) throw unsupported(`the index option ${option}`);
    if (!OPTIONS.has(option)) {
      throw fail(
        'InvalidIndexSpecificationOption',
        `The field '${option}' is not valid for an index specification. Specification: ${describe(request)}`,
      );
    }
  }
  const { collation, partialFilterExpression: partial, name } = request;
  if (collation !== undefined && !(isDoc(collation) && collation['locale'] === 'simple'))
    throw unsupported('collations');
  if (isTruthy(request['hidden'])) throw unsupported('hidden indexes');
  if (partial !== undefined && !isDoc(partial))
    throw fail('TypeMismatch', "The field 'partialFilterExpression' must be an object");
  if (typeof name !== 'string')
    throw fail('FailedToParse', "The 'name' field is a required property of an index specification");
  if (name === '' || name.includes('\0')) throw fail('CannotCreateIndex', 'index name cannot be empty');
  const key = checkKey(request['key']);
  const sparse = isTruthy(request['sparse']);
  if (sparse && partial)
    throw fail('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
  const expireAfterSeconds = checkTtl(request, key);
  return {
    name,
    key,
    unique: isTruthy(request['unique']),
    sparse,
    ...(isDoc(partial) && { partialFilterExpression: partial }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
  };
}

/** An index as `listIndexes` shows it. */
export function showIndex(spec: IndexSpec): Doc {
  return {
    v: 2,
    key: spec.key,
    name: spec.name,
    ...(spec.unique && spec.name !== '_id_' && { unique: true }),
    ...(spec.sparse && { sparse: true }),
    ...(spec.partialFilterExpression && { partialFilterExpression: spec.partialFilterExpression }),
    ...(spec.expireAfterSeconds !== undefined && { expireAfterSeconds: spec.expireAfterSeconds }),
  };
}

/** Whether two indexes say the same, names apart. */
export function sameIndex(a: IndexRequest, b: IndexRequest): boolean {
  return (
    sameKey(a.key, b.key) &&
    a.unique === b.unique &&
    a.sparse === b.sparse &&
    a.expireAfterSeconds === b.expireAfterSeconds &&
    equalValues(a.partialFilterExpression, b.partialFilterExpression)
  );
}

/** Whether two key patterns are the same: fields, their order and their directions. */
export function sameKey(a: Doc, b: Doc): boolean {
  return equalValues(Object.entries(a), Object.entries(b));
}
