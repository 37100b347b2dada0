import type { Collection } from '../../storage/collection.js';
import type { CollectionIndex } from '../../storage/collection-index.js';
import { fail } from '../../errors.js';
import type { Filter } from '../ast.js';
import { conjunction, conjuncts, type Conditions } from './bounds.js';
import { planFor, type IndexPlan, type Nothing } from './index-plan.js';
import { implies } from './implies.js';
import type { SortField } from '../sort-spec.js';

/** Several plans whose documents are taken together, each document once. */
export interface UnionPlan {
  readonly kind: 'union';
  readonly branches: readonly IndexPlan[];
}

/** How the documents of a query are reached. */
export type Plan = { readonly kind: 'collection' } | Nothing | IndexPlan | UnionPlan;

const SCORE = { field: 10, point: 6, unique: 100, sorted: 15 };

function score(plan: IndexPlan): number {
  const whole = plan.index.spec.unique && plan.points === plan.index.fields.length ? SCORE.unique : 0;
  return plan.bounded * SCORE.field + plan.points * SCORE.point + whole + (plan.sorted ? SCORE.sorted : 0);
}

/** An index that does not hold every document can serve only a query whose matches it must all hold. */
function isComplete(index: CollectionIndex, plan: IndexPlan, conditions: Conditions): boolean {
  if (index.partial) return implies(conditions, index.partial);
  // A sparse index leaves out documents without any of its fields; bounds never reach null.
  return !index.spec.sparse || plan.bounded > 0;
}

interface Candidate {
  readonly plan: Plan;
  readonly score: number;
}

const COLLECTION: Candidate = { plan: { kind: 'collection' }, score: 0 };

/** The plans that answer a query, the best first. Of equal ones the older index comes first. */
function candidates(collection: Collection, conditions: Conditions, sort: readonly SortField[]): Candidate[] {
  const found: Candidate[] = [];
  for (const index of collection.indexes) {
    const plan = planFor(index, conditions, sort);
    // No value can meet the conditions, so no index is needed.
    if (plan.kind === 'nothing') return [{ plan, score: Number.POSITIVE_INFINITY }];
    if (!isComplete(index, plan, conditions)) continue;
    const value = score(plan);
    if (value > 0) found.push({ plan, score: value });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** A choice (`$or`) whose every branch has an index that bounds it. */
function planUnion(collection: Collection, filter: Filter, choice: Filter): Candidate | undefined {
  if (choice.kind !== 'or') return undefined;
  const branches: IndexPlan[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const branch of choice.filters) {
    const [best = COLLECTION] = candidates(
      collection,
      conjunction({ kind: 'and', filters: [filter, branch] }),
      [],
    );
    if (best.plan.kind === 'nothing') continue;
    if (best.plan.kind !== 'index') return undefined;
    branches.push(best.plan);
    least = Math.min(least, best.score);
  }
  if (branches.length === 0) return { plan: { kind: 'nothing' }, score: Number.POSITIVE_INFINITY };
  return { plan: { kind: 'union', branches }, score: least };
}

function forcedPlan(index: CollectionIndex, filter: Filter, sort: readonly SortField[]): Plan {
  const conditions = conjunction(filter);
  if (index.partial && !implies(conditions, index.partial)) {
    throw fail(
      'NoQueryExecutionPlans',
      `error processing query: planner returned error :: caused by :: the hinted index ${index.spec.name} is partial and does not hold every document that the query asks for`,
    );
  }
  return planFor(index, conditions, sort);
}

/**
 * How the documents of a filter can be reached, the best way first: the indexes that bound it, the whole collection
 * when there is none.
 * @param forced the index named by a hint
 */
export function plansFor(
  collection: Collection,
  filter: Filter,
  sort: readonly SortField[],
  forced?: CollectionIndex | 'collection',
): [Plan, ...Plan[]] {
  if (forced === 'collection') return [COLLECTION.plan];
  if (forced) return [forcedPlan(forced, filter, sort)];
  const found = candidates(collection, conjunction(filter), sort);
  for (const part of conjuncts(filter)) {
    const union = planUnion(collection, filter, part);
    if (union) found.push(union);
  }
  const [best, ...others] = found.sort((a, b) => b.score - a.score).map(({ plan }) => plan);
  return best ? [best, ...others] : [COLLECTION.plan];
}

/** The best way to reach the documents of a filter. */
export function choosePlan(
  collection: Collection,
  filter: Filter,
  sort: readonly SortField[],
  forced?: CollectionIndex | 'collection',
): Plan {
  return plansFor(collection, filter, sort, forced)[0];
}
