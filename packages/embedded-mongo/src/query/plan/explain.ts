import type { Doc } from '../../bson/types.js';
import type { Collection } from '../../storage/collection.js';
import type { Store } from '../../storage/store.js';
import type { Budget } from '../budget.js';
import { showInterval, showUnbounded } from './edges.js';
import { find, resolveHint, type Query } from '../find.js';
import type { IndexPlan } from './index-plan.js';
import { forEachPausing } from '../pause.js';
import { plansFor, type Plan } from './plan.js';

/** Maximum number of shown intervals of one field, because a list of thousands does not help. */
const MAX_INTERVALS_SHOWN = 100;

function describeScan(plan: IndexPlan): Doc {
  const { spec, fields } = plan.index;
  const indexBounds: Doc = {};
  for (const [position, field] of fields.entries()) {
    const intervals = plan.intervals[position];
    const shown = intervals?.slice(0, MAX_INTERVALS_SHOWN).map(({ edges }) => showInterval(edges));
    if (intervals && intervals.length > MAX_INTERVALS_SHOWN)
      shown?.push(`and ${intervals.length - MAX_INTERVALS_SHOWN} more`);
    indexBounds[field.path] = shown ?? [showUnbounded(field.descending)];
  }
  return {
    stage: 'IXSCAN',
    keyPattern: spec.key,
    indexName: spec.name,
    isMultiKey: spec.multikey,
    isUnique: spec.unique,
    isSparse: spec.sparse,
    isPartial: spec.partialFilterExpression !== undefined,
    direction: plan.backwards ? 'backward' : 'forward',
    indexBounds,
  };
}

function describeAccess(plan: Plan): Doc {
  switch (plan.kind) {
    case 'nothing':
      return { stage: 'EOF' };
    case 'collection':
      return { stage: 'COLLSCAN', direction: 'forward' };
    case 'index':
      return { stage: 'FETCH', inputStage: describeScan(plan) };
    case 'union':
      return { stage: 'FETCH', inputStage: { stage: 'OR', inputStages: plan.branches.map(describeScan) } };
  }
}

function describePlan(plan: Plan, { sort, limit, skip }: Query): Doc {
  let stage = describeAccess(plan);
  if (plan.kind === 'nothing') return stage;
  if (sort.length > 0 && !(plan.kind === 'index' && plan.sorted)) {
    const sortPattern = Object.fromEntries(sort.map(({ path, descending }) => [path, descending ? -1 : 1]));
    stage = { stage: 'SORT', sortPattern, inputStage: stage };
  }
  if (skip > 0) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  return limit === undefined ? stage : { stage: 'LIMIT', limitAmount: limit, inputStage: stage };
}

/** What to explain: a query, and the stage of the command that works on what it finds (`UPDATE`, `COUNT`). */
export interface Explained {
  readonly namespace: string;
  readonly collection: Collection | undefined;
  readonly query: Query;
  readonly stage?: string;
}

async function execute(store: Store, explained: Explained, budget: Budget): Promise<Doc> {
  const { collection, query } = explained;
  const started = Date.now();
  let nReturned = 0;
  if (collection) await forEachPausing(find(store, collection, query, budget), () => nReturned++);
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Date.now() - started,
    totalKeysExamined: budget.keys,
    totalDocsExamined: budget.documents,
  };
}

/**
 * How a query is answered and, when `executes` is set, what it examined and found. A write is explained by what it
 * would find; nothing is written.
 */
export async function explainQuery(
  store: Store,
  explained: Explained,
  budget: Budget,
  executes: boolean,
): Promise<Doc> {
  const { namespace, collection, query, stage } = explained;
  const [best, ...others]: [Plan, ...Plan[]] = collection
    ? plansFor(collection, query.filter, query.sort, resolveHint(collection, query.hint))
    : [{ kind: 'nothing' }];
  const wrap = (plan: Plan): Doc => {
    const inputStage = describePlan(plan, query);
    return stage ? { stage, inputStage } : inputStage;
  };
  const winningPlan = wrap(best);
  const stats = executes ? await execute(store, explained, budget) : undefined;
  return {
    explainVersion: '1',
    queryPlanner: { namespace, winningPlan, rejectedPlans: others.map(wrap) },
    ...(stats && {
      executionStats: { ...stats, executionStages: { ...winningPlan, nReturned: stats['nReturned'] } },
    }),
  };
}
