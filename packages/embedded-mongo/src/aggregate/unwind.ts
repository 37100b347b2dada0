import { getField, isDoc, setField, type Doc } from '../bson/types.js';
import { failAt } from '../errors.js';
import { PAUSE } from '../query/pause.js';
import type { StageCompiler } from './types.js';

interface Specification {
  readonly parts: readonly string[];
  readonly keepEmpty: boolean;
  readonly indexField: string | undefined;
}

function parse(specification: unknown): Specification {
  const options: Doc = isDoc(specification) ? specification : { path: specification };
  const { path, preserveNullAndEmptyArrays: keep, includeArrayIndex: index } = options;
  const unknown = Object.keys(options).find(
    (name) => !['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex'].includes(name),
  );
  if (unknown) throw failAt(28811, `unrecognized option to $unwind stage: ${unknown}`);
  if (typeof path !== 'string') throw failAt(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$'))
    throw failAt(28818, "path option to $unwind stage should be prefixed with a '$'");
  if (index !== undefined && (typeof index !== 'string' || index === '' || index.startsWith('$'))) {
    throw failAt(28822, 'includeArrayIndex option to $unwind stage should be a field name');
  }
  return { parts: path.slice(1).split('.'), keepEmpty: keep === true, indexField: index };
}

function at(doc: unknown, parts: readonly string[]): unknown {
  return parts.reduce((value: unknown, part) => (isDoc(value) ? getField(value, part) : undefined), doc);
}

/** A copy of the document with another value on a path (or without it). */
function replaced(doc: Doc, parts: readonly string[], value: unknown): Doc {
  const [name = '', ...rest] = parts;
  const copy: Doc = { ...doc };
  if (rest.length === 0) {
    if (value === undefined) Reflect.deleteProperty(copy, name);
    else setField(copy, name, value);
    return copy;
  }
  const inner = getField(copy, name);
  setField(copy, name, replaced(isDoc(inner) ? inner : {}, rest, value));
  return copy;
}

/** `$unwind`: one document for each element of an array. */
export const unwind: StageCompiler = (specification, { budget }) => {
  const { parts, keepEmpty, indexField } = parse(specification);
  const numbered = (doc: Doc, index: number | null): Doc =>
    indexField === undefined ? doc : replaced(doc, indexField.split('.'), index);
  return function* (input) {
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const value = at(doc, parts);
      if (Array.isArray(value) && value.length > 0) {
        for (const [index, item] of value.entries()) {
          budget.tick();
          yield numbered(replaced(doc, parts, item), index);
        }
      } else if (Array.isArray(value) || value === null || value === undefined) {
        if (keepEmpty) yield numbered(Array.isArray(value) ? replaced(doc, parts, undefined) : doc, null);
      } else {
        yield numbered(doc, null);
      }
    }
  };
};
