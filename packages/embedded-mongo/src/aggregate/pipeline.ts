import type { Doc } from '../bson/types.js';
import { find, type Query } from '../query/find.js';
import { PAUSE, type Pause } from '../query/pause.js';
import type { Collection } from '../storage/collection.js';
import { collStats, collStatsOf } from './coll-stats.js';
import { isPlainCount, splitPipeline } from './split.js';
import { compileStages } from './stages.js';
import type { Documents, PipelineContext } from './types.js';

function* documentsOf(
  collection: Collection | undefined,
  query: Query,
  context: PipelineContext,
): Generator<Doc | Pause> {
  if (!collection) return;
  for (const item of find(context.catalog.store, collection, query, context.budget))
    yield item === PAUSE ? PAUSE : item.doc;
}

/**
 * Runs a pipeline over a collection.
 * @param hint the index that the client wants used
 */
export function aggregate(
  collection: Collection | undefined,
  stages: readonly unknown[],
  context: PipelineContext,
  hint: unknown,
): Documents {
  const statistics = collStatsOf(stages);
  if (statistics !== undefined)
    return compileStages(stages.slice(1), context)(collStats(collection, statistics, context));
  const split = splitPipeline(stages, context, hint);
  const { query, rest } = split;
  const run = compileStages(rest, context);
  if (collection && isPlainCount(split)) {
    const left = Math.max(0, collection.count - query.skip);
    const n = Math.min(left, query.limit ?? left);
    return n > 0 ? [{ _id: 1, n }] : [];
  }
  return run(documentsOf(collection, query, context));
}
