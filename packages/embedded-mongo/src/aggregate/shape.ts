import { getField, isDoc, setField, typeName, type Doc } from '../bson/types.js';
import { failAt, fail } from '../errors.js';
import { compileExpression } from '../expression/compile.js';
import type { Expression } from '../expression/types.js';
import type { Variables } from '../expression/variables.js';
import { parseProjection } from '../query/projection.js';

/** Makes one document out of another. */
export type Shape = (doc: Doc) => Doc;

/** A copy of a value with one more field; through arrays, each element gets it. */
function withField(value: unknown, parts: readonly string[], compute: () => unknown): unknown {
  const [name, ...rest] = parts;
  if (name === undefined) return compute();
  if (Array.isArray(value)) return value.map((item) => withField(item, parts, compute));
  const copy: Doc = isDoc(value) ? { ...value } : {};
  const next = withField(getField(copy, name), rest, compute);
  if (next === undefined) Reflect.deleteProperty(copy, name);
  else setField(copy, name, next);
  return copy;
}

function fieldsToAdd(specification: Doc, prefix: readonly string[]): [string[], Expression][] {
  return Object.entries(specification).flatMap(([path, value]): [string[], Expression][] => {
    const parts = [...prefix, ...path.split('.')];
    if (parts.includes('')) throw failAt(15998, 'FieldPath field names may not be empty strings.');
    const nested = isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$');
    return nested ? fieldsToAdd(value, parts) : [[parts, compileExpression(value)]];
  });
}

/** `$addFields` and `$set`. */
export function addFields(specification: unknown, variables: Variables): Shape {
  if (!isDoc(specification)) throw failAt(40272, '$addFields specification stage must be an object');
  const fields = fieldsToAdd(specification, []);
  return (doc) => {
    const scope = variables.over(doc);
    let result: unknown = doc;
    for (const [parts, expression] of fields) result = withField(result, parts, () => expression(scope));
    return isDoc(result) ? result : {};
  };
}

/** `$unset`. */
function unset(specification: unknown, variables: Variables): Shape {
  const paths: unknown[] = Array.isArray(specification) ? specification : [specification];
  if (
    paths.length === 0 ||
    !paths.every((path) => typeof path === 'string' && path !== '' && !path.startsWith('$'))
  ) {
    throw failAt(31002, '$unset specification must be a string or an array containing only string values');
  }
  return (
    parseProjection(Object.fromEntries(paths.map((path) => [String(path), 0])), variables, false) ??
    ((doc) => doc)
  );
}

/** `$project`. */
function project(specification: unknown, variables: Variables): Shape {
  if (!isDoc(specification) || Object.keys(specification).length === 0) {
    throw failAt(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  return parseProjection(specification, variables, false) ?? ((doc) => doc);
}

/** `$replaceRoot` and `$replaceWith`. */
function replaceRoot(expression: unknown, variables: Variables): Shape {
  const compiled = compileExpression(expression);
  return (doc) => {
    const value = compiled(variables.over(doc));
    if (!isDoc(value)) {
      throw failAt(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was of type ${typeName(value)}`,
      );
    }
    return value;
  };
}

/** The shape of the stages that make one document out of one; undefined for the others. */
export function shapeOf(name: string, specification: unknown, variables: Variables): Shape | undefined {
  switch (name) {
    case '$addFields':
    case '$set':
      return addFields(specification, variables);
    case '$unset':
      return unset(specification, variables);
    case '$project':
      return project(specification, variables);
    case '$replaceWith':
      return replaceRoot(specification, variables);
    case '$replaceRoot':
      if (!isDoc(specification) || !Object.hasOwn(specification, 'newRoot')) {
        throw fail('FailedToParse', '$replaceRoot needs newRoot');
      }
      return replaceRoot(specification['newRoot'], variables);
    default:
      return undefined;
  }
}
