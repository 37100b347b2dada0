import type { InsertManyOptions, Schema } from 'mongoose';
import { currentSpan } from '@mockingbird/observability';
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

/** @returns the request id, and the trace id where traces are on; undefined outside a request */
function currentComment(): string | undefined {
  const id = currentRequestId();
  const span = currentSpan();
  return id !== undefined && span ? `${id} trace=${span.traceId}` : id;
}

/** Adds the request id as comment to every database operation, so that the profiler and the slow-query log show it. */
export function commentWithRequestId(schema: Schema): void {
  schema.pre([...QUERIES], function comment() {
    const text = currentComment();
    if (text !== undefined) this.setOptions({ comment: text });
  });
  schema.pre('aggregate', function comment() {
    const text = currentComment();
    if (text !== undefined) this.option({ comment: text });
  });
}

/** @returns the same comment as an option for inserts: no hook can change their options */
export function requestComment(): InsertManyOptions & { comment?: string } {
  const text = currentComment();
  return text === undefined ? {} : { comment: text };
}
