import type { InsertManyOptions, Schema } from 'mongoose';
import { currentRequestId } from '../common/request-context.js';

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

/** Adds the request id as comment to every database operation, so that the profiler and the slow-query log show it. */
export function commentWithRequestId(schema: Schema): void {
  schema.pre([...QUERIES], function comment() {
    const id = currentRequestId();
    if (id !== undefined) this.setOptions({ comment: id });
  });
  schema.pre('aggregate', function comment() {
    const id = currentRequestId();
    if (id !== undefined) this.option({ comment: id });
  });
}

/** @returns the same comment as an option for inserts: no hook can change their options */
export function requestComment(): InsertManyOptions & { comment?: string } {
  const id = currentRequestId();
  return id === undefined ? {} : { comment: id };
}
