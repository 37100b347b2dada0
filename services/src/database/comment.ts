import type { Schema } from 'mongoose';
import { currentRequestId } from '../http/request-context.js';

const QUERIES = [
  'find',
  'findOne',
  'findOneAndUpdate',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'countDocuments',
] as const;

/** Writes the request's id into every database operation, where the profiler and the slow-query log show it. */
export function commentWithRequestId(schema: Schema): void {
  schema.pre([...QUERIES], function comment() {
    const id = currentRequestId();
    if (id !== undefined) this.setOptions({ comment: id });
  });
  schema.pre('aggregate', function comment() {
    const id = currentRequestId();
    if (id !== undefined) this.option({ comment: id });
  });
  schema.pre('insertMany', function comment(_documents, options) {
    const id = currentRequestId();
    if (id !== undefined) Object.assign(options ?? {}, { comment: id });
  });
}
