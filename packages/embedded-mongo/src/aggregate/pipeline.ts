import { wholeNumber } from '../bson/numbers.js';
import { isDoc, type Doc } from '../bson/types.js';
import { find, type Query } from '../query/find.js';
import type { Filter } from '../query/ast.js';
import { FilterParser } from '../query/parse.js';
import { parseSort, type SortField } from '../query/sort-spec.js';
import type { Collection } from '../storage/collection.js';
import { compileStages, stageCount } from './stages.js';
import type { PipelineContext } from './types.js';

/** The stages at the head of a pipeline that the query planner answers, and the others. */
interface Split {
  readonly query: Query;
  readonly rest: readonly unknown[];
}

function specificationOf(stage: unknown, name: string): unknown {
  return isDoc(stage) && Object.keys(stage).length === 1 ? stage[name] : undefined;
}

/** Leading `$match` stages, one `$sort` and one `$limit` become a query: they can use an index. */
function split(stages: readonly unknown[], context: PipelineContext, hint: unknown): Split {
  const filters: Filter[] = [];
  let position = 0;
  for (
    let spec = specificationOf(stages[0], '$match');
    isDoc(spec);
    spec = specificationOf(stages[++position], '$match')
  ) {
    filters.push(new FilterParser(context.variables).parse(spec));
  }
  let sort: SortField[] = [];
  const sortSpec = specificationOf(stages[position], '$sort');
  if (isDoc(sortSpec) && Object.keys(sortSpec).length > 0) {
    sort = parseSort(sortSpec);
    position++;
  }
  const skipSpec = specificationOf(stages[position], '$skip');
  const skip = skipSpec === undefined ? 0 : stageCount('$skip', skipSpec, 0);
  if (skipSpec !== undefined) position++;
  const limitSpec = specificationOf(stages[position], '$limit');
  const limit = limitSpec === undefined ? undefined : stageCount('$limit', limitSpec, 1);
  if (limitSpec !== undefined) position++;
  return {
    query: { filter: { kind: 'and', filters }, sort, skip, limit, hint },
    rest: stages.slice(position),
  };
}

/** What the driver's `countDocuments()` sends for a whole collection: answered without reading it. */
function isPlainCount(query: Query, rest: readonly unknown[]): boolean {
  const everything =
    query.filter.kind === 'and' &&
    query.filter.filters.every((f) => f.kind === 'and' && f.filters.length === 0);
  if (!everything || rest.length !== 1) return false;
  const spec = specificationOf(rest[0], '$group');
  if (!isDoc(spec) || Object.keys(spec).join() !== '_id,n' || spec['_id'] !== 1) return false;
  return isDoc(spec['n']) && wholeNumber(spec['n']['$sum']) === 1;
}

function* documentsOf(
  collection: Collection | undefined,
  query: Query,
  context: PipelineContext,
): Generator<Doc> {
  if (!collection) return;
  for (const { doc } of find(context.catalog.store, collection, query, context.budget)) yield doc;
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
): Iterable<Doc> {
  const { query, rest } = split(stages, context, hint);
  const run = compileStages(rest, context);
  if (collection && isPlainCount(query, rest)) {
    const left = Math.max(0, collection.count - query.skip);
    const n = Math.min(left, query.limit ?? left);
    return n > 0 ? [{ _id: 1, n }] : [];
  }
  return run(documentsOf(collection, query, context));
}
