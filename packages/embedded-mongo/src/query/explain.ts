import type { Doc } from '../bson/types.js';
import type { Collection } from '../storage/collection.js';
import type { Store } from '../storage/store.js';
import type { Budget } from './budget.js';
import { find, resolveHint, type Query } from './find.js';
import { choosePlan, type Plan } from './plan.js';

function describePlan(plan: Plan, query: Query): Doc {
  const fetch: Doc =
    plan.kind === 'index'
      ? {
          stage: 'FETCH',
          inputStage: {
            stage: 'IXSCAN',
            indexName: plan.index.spec.name,
            keyPattern: plan.index.spec.key,
            isMultiKey: plan.index.spec.multikey,
            isUnique: plan.index.spec.unique,
            direction: plan.backwards ? 'backward' : 'forward',
            boundedFields: plan.bounded,
            ranges: plan.ranges.length,
          },
        }
      : { stage: plan.kind === 'collection' ? 'COLLSCAN' : 'EOF', direction: 'forward' };
  const inMemory = query.sort.length > 0 && !(plan.kind === 'index' && plan.sorted);
  return inMemory ? { stage: 'SORT', inputStage: fetch } : fetch;
}

/** How a query is answered and, when `execute` is set, what it examined and found. */
export function explainFind(
  store: Store,
  collection: Collection | undefined,
  query: Query,
  budget: Budget,
  execute: boolean,
): Doc {
  const plan: Plan = collection
    ? choosePlan(collection, query.filter, query.sort, resolveHint(collection, query.hint))
    : { kind: 'nothing' };
  const started = Date.now();
  let found = 0;
  if (execute && collection) for (const _found of find(store, collection, query, budget)) found++;
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace: collection?.namespace ?? '',
      winningPlan: describePlan(plan, query),
      rejectedPlans: [],
    },
    ...(execute && {
      executionStats: {
        executionSuccess: true,
        nReturned: found,
        executionTimeMillis: Date.now() - started,
        totalKeysExamined: budget.keys,
        totalDocsExamined: budget.documents,
      },
    }),
    serverInfo: { version: '8.0.0', gitVersion: 'embedded-mongo' },
  };
}
