import { hostname } from 'node:os';
import { wholeNumber } from '../bson/numbers.js';
import { isDoc, type Doc } from '../bson/types.js';
import { fail, unsupported } from '../errors.js';
import type { Pause } from '../query/pause.js';
import type { Collection } from '../storage/collection.js';
import { measure, showCollectionSizes } from '../storage/statistics.js';
import type { PipelineContext } from './types.js';

/** Whether a pipeline begins with `$collStats`. @returns its specification */
export function collStatsOf(stages: readonly unknown[]): unknown {
  const [first] = stages;
  return isDoc(first) ? first['$collStats'] : undefined;
}

/** `$collStats`, which is the source of a pipeline and reads no documents: `count` and `storageStats`. */
export function* collStats(
  collection: Collection | undefined,
  specification: unknown,
  { budget, catalog }: PipelineContext,
): Generator<Doc | Pause> {
  if (!isDoc(specification)) throw fail('FailedToParse', '$collStats must take a nested object');
  const refused = Object.keys(specification).find((name) => name !== 'storageStats' && name !== 'count');
  if (refused) throw unsupported(`$collStats with ${refused}`);
  if (!collection)
    throw fail('NamespaceNotFound', 'Collection not found: $collStats needs one that is there');
  const { storageStats, count } = specification;
  const scale = isDoc(storageStats) ? (wholeNumber(storageStats['scale'] ?? 1) ?? 0) : 1;
  if (scale < 1) throw fail('BadValue', 'Scale factor must be a whole number of at least 1');
  const sizes = storageStats === undefined ? undefined : yield* measure(catalog.store, collection, budget);
  yield {
    ns: collection.namespace,
    host: hostname(),
    localTime: new Date(),
    ...(sizes && { storageStats: showCollectionSizes(sizes, scale) }),
    ...(count !== undefined && { count: collection.count }),
  };
}
