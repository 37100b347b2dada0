import { ObjectId } from 'bson';
import type { Doc } from '../bson/types.js';
import { MongoError } from '../errors.js';
import type { Filter } from '../query/ast.js';
import { conjunction } from '../query/plan/bounds.js';
import { Target } from './target.js';
import type { Update } from './update.js';

/** The fields that a filter fixes by equality: what an upsert's new document begins with. */
function fieldsOf(filter: Filter): Doc {
  const doc: Doc = {};
  for (const [path, conditions] of conjunction(filter)) {
    const equal = conditions.flatMap((condition) => {
      if (condition.op === 'eq') return [condition.value];
      return condition.op === 'in' && condition.values.length === 1 && condition.regexes.length === 0
        ? condition.values
        : [];
    });
    if (equal.length > 1) {
      throw new MongoError(
        54,
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    }
    if (equal.length === 1) new Target(doc, path, path.split('.')).set(equal[0]);
  }
  return doc;
}

/** The document that an upsert inserts when nothing matches. */
export function upsertDocument(filter: Filter, update: Update, now: Date): Doc {
  const base = fieldsOf(filter);
  const start: Doc = update.kind === 'replacement' ? ('_id' in base ? { _id: base['_id'] } : {}) : base;
  const { _id: id = new ObjectId(), ...rest } = update.apply(start, {
    isInsert: true,
    now,
    filter: undefined,
  });
  return { _id: id, ...rest };
}
