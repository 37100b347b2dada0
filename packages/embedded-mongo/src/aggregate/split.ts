import { wholeNumber } from '../bson/numbers.js';
import { isDoc } from '../bson/types.js';
import type { Variables } from '../expression/variables.js';
import type { Filter } from '../query/ast.js';
import type { Query } from '../query/find.js';
import { FilterParser } from '../query/parse.js';
import { parseSort, type SortField } from '../query/sort-spec.js';
import { checkLength, stageCount } from './stages.js';

/** The stages at the head of a pipeline that the query planner answers, and the others. */
export interface Split {
  readonly query: Query;
  readonly rest: readonly unknown[];
}

function specificationOf(stage: unknown, name: string): unknown {
  return isDoc(stage) && Object.keys(stage).length === 1 ? stage[name] : undefined;
}

/** Leading `$match` stages, one `$sort`, `$skip` and `$limit` become a query: they can use an index. */
export function splitPipeline(
  stages: readonly unknown[],
  { variables }: { readonly variables: Variables },
  hint: unknown,
): Split {
  checkLength(stages);
  const filters: Filter[] = [];
  let position = 0;
  for (
    let spec = specificationOf(stages[0], '$match');
    isDoc(spec);
    spec = specificationOf(stages[++position], '$match')
  ) {
    filters.push(new FilterParser(variables).parse(spec));
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
export function isPlainCount({ query, rest }: Split): boolean {
  const everything =
    query.filter.kind === 'and' &&
    query.filter.filters.every((f) => f.kind === 'and' && f.filters.length === 0);
  if (!everything || rest.length !== 1 || query.hint !== undefined) return false;
  const spec = specificationOf(rest[0], '$group');
  if (!isDoc(spec) || Object.keys(spec).join() !== '_id,n' || spec['_id'] !== 1) return false;
  return isDoc(spec['n']) && wholeNumber(spec['n']['$sum']) === 1;
}
