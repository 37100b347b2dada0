import { beforeAll, describe, expect, it } from '@jest/globals';
import type { mongo } from 'mongoose';
import { errorOf, useServer } from './support/server.js';

type Document = mongo.Document;

describe('explain', () => {
  const { db } = useServer();
  const items = (): mongo.Collection<Document> => db().collection('items');

  beforeAll(async () => {
    await items().insertMany(
      Array.from({ length: 200 }, (_, n) => ({ n, a: n % 10, b: -n, live: n % 4 === 0, text: `t${n}` })),
    );
    await items().createIndex({ a: 1, b: -1 });
    await items().createIndex({ n: 1 });
    await items().createIndex({ text: 1 }, { partialFilterExpression: { live: true, n: { $gte: 20 } } });
    await items().createIndex({ none: 1 }, { sparse: true });
  });

  const plan = async (filter: Document, sort: Record<string, 1 | -1> = {}): Promise<Document> =>
    (await items().find(filter).sort(sort).explain('queryPlanner'))['queryPlanner'];
  const scanOf = (stage: Document): Document => (stage['inputStage'] ? scanOf(stage['inputStage']) : stage);

  it('names the index, its direction and its bounds', async () => {
    const { winningPlan, namespace } = await plan({ a: 3, b: { $gte: -50, $lt: -10 } });
    expect(namespace).toBe('test.items');
    expect(winningPlan).toEqual({
      stage: 'FETCH',
      inputStage: {
        stage: 'IXSCAN',
        keyPattern: { a: 1, b: -1 },
        indexName: 'a_1_b_-1',
        isMultiKey: false,
        isUnique: false,
        isSparse: false,
        isPartial: false,
        direction: 'forward',
        indexBounds: { a: ['[3, 3]'], b: ['(-10, -50]'] },
      },
    });
  });

  it.each<[string, Document, Document]>([
    ['points', { a: { $in: [2, 1] } }, { a: ['[1, 1]', '[2, 2]'], b: ['[MaxKey, MinKey]'] }],
    ['open ranges', { n: { $gt: 5 } }, { n: ['(5, inf]'] }],
    ['ranges from below', { n: { $lte: 5 } }, { n: ['[-inf, 5]'] }],
    ['texts', { n: { $lt: 'x' } }, { n: ['["", "x")'] }],
    ['prefixes', { n: /^ab/ }, { n: ['["ab", "ab\u{10ffff}")', '[//, end of regex)'] }],
    ['dates', { n: { $gt: new Date(5) } }, { n: ['(new Date(5), greatest date]'] }],
  ])('shows the bounds of %s', async (_what, filter, indexBounds) => {
    expect(scanOf((await plan(filter))['winningPlan'])).toMatchObject({ stage: 'IXSCAN', indexBounds });
  });

  it('shortens the list of thousands of bounds', async () => {
    const { n } = scanOf(
      (await plan({ n: { $in: Array.from({ length: 300 }, (_, k) => k) } }))['winningPlan'],
    )['indexBounds'];
    expect([n.length, n.at(-1)]).toEqual([101, 'and 200 more']);
  });

  it('shows what else could have been done', async () => {
    const { winningPlan, rejectedPlans } = await plan({ a: 3, n: { $gt: 100 } });
    expect(scanOf(winningPlan)['indexName']).toBe('a_1_b_-1');
    expect(rejectedPlans.map((rejected: Document) => scanOf(rejected)['indexName'])).toEqual(['n_1']);
  });

  it('sorts in memory, or goes backwards through an index', async () => {
    expect((await plan({}, { n: -1 }))['winningPlan']).toMatchObject({
      inputStage: { direction: 'backward' },
    });
    expect((await plan({ a: { $gt: 1 } }, { text: 1 }))['winningPlan']).toMatchObject({
      stage: 'SORT',
      sortPattern: { text: 1 },
    });
  });

  it('answers a choice with an index for each branch, and finds each document once', async () => {
    const filter = { $or: [{ a: 3, b: { $lt: -100 } }, { n: { $lt: 20 } }, { n: 13 }] };
    expect((await plan(filter))['winningPlan']).toMatchObject({
      stage: 'FETCH',
      inputStage: {
        stage: 'OR',
        inputStages: [{ indexName: 'a_1_b_-1' }, { indexName: 'n_1' }, { indexName: 'n_1' }],
      },
    });
    const { executionStats } = await items().find(filter).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 30, totalDocsExamined: 30, totalKeysExamined: 31 });
    expect((await plan({ $or: [{ n: 1 }, { live: true }] }))['winningPlan']).toMatchObject({
      stage: 'COLLSCAN',
    });
    // What is demanded besides bounds the branches too.
    expect((await plan({ a: 5, $or: [{ b: -5 }, { b: -15 }] }))['winningPlan'].inputStage.stage).toBe('OR');
    expect((await plan({ $or: [{ n: { $in: [] } }] }))['winningPlan']).toEqual({ stage: 'EOF' });
  });

  it('uses a partial index when the query implies its filter, and only then', async () => {
    const used = async (filter: Document): Promise<boolean> =>
      JSON.stringify(await plan(filter)).includes('"isPartial":true');
    expect(await used({ text: 't40', live: true, n: { $gte: 20, $exists: true } })).toBe(true);
    expect(await used({ text: 't40', live: true, n: { $in: [20, 40.5] } })).toBe(true);
    expect(await used({ text: 't40', live: { $eq: true }, n: { $gt: 30 } })).toBe(true);
    expect(await used({ text: 't40', live: true, n: { $gte: 19 } })).toBe(false);
    expect(await used({ text: 't40', live: true, n: { $gt: '30' } })).toBe(false);
    expect(await used({ text: 't40', live: true })).toBe(false);
    expect(await used({ text: 't40', live: { $ne: false }, n: 40 })).toBe(false);
    const hinted = items().find({ text: 't40' }).hint('text_1').toArray();
    expect(await errorOf(hinted)).toMatchObject({ code: 291, codeName: 'NoQueryExecutionPlans' });
    expect(await items().find({ text: 't40', live: true, n: 40 }).hint('text_1').toArray()).toHaveLength(1);
  });

  it('counts what is examined, for every command that reads', async () => {
    const explain = async (command: Document): Promise<Document> =>
      db().command({ explain: command, verbosity: 'executionStats' });
    const update = { q: { a: 3 }, u: { $set: { x: 1 } }, multi: true };
    const found = { nReturned: 20, totalDocsExamined: 20, totalKeysExamined: 20 };
    const one = { nReturned: 1, totalDocsExamined: 1 };
    const cases: [string, Document, Document][] = [
      ['COUNT', { count: 'items', query: { a: 3 } }, found],
      ['DISTINCT', { distinct: 'items', key: 'n', query: { a: 3 } }, found],
      ['UPDATE', { update: 'items', updates: [update] }, found],
      ['UPDATE', { update: 'items', updates: [{ q: { a: 3 }, u: { x: 1 } }] }, one],
      ['DELETE', { delete: 'items', deletes: [{ q: { a: 3 }, limit: 0 }] }, found],
      ['DELETE', { delete: 'items', deletes: [{ q: { a: 3 }, limit: 1 }] }, one],
      ['UPDATE', { findAndModify: 'items', query: { a: 3 }, update: { x: 1 } }, one],
      ['DELETE', { findAndModify: 'items', query: { a: 3 }, remove: true }, one],
    ];
    for (const [stage, command, stats] of cases) {
      const explained = await explain(command);
      expect(explained).toMatchObject({ executionStats: stats, command, ok: 1 });
      expect(explained['queryPlanner'].winningPlan).toMatchObject({ stage });
    }
    // Nothing was written.
    expect(await items().countDocuments({ x: 1 })).toBe(0);
    expect(await items().countDocuments()).toBe(200);
  });

  it('shows the head of a pipeline as a query and the stages after it', async () => {
    const head = [{ $match: { a: 3 } }, { $sort: { b: -1 } }, { $skip: 1 }, { $limit: 5 }];
    const whole = await items().aggregate(head).explain('executionStats');
    expect(whole['queryPlanner'].winningPlan).toMatchObject({
      stage: 'LIMIT',
      inputStage: { stage: 'SKIP' },
    });
    expect(whole['executionStats']).toMatchObject({ nReturned: 5, totalDocsExamined: 6 });
    const group = { $group: { _id: '$a' } };
    const { stages } = await items()
      .aggregate([...head, group])
      .explain();
    expect(stages).toMatchObject([{ $cursor: { queryPlanner: { namespace: 'test.items' } } }, group]);
    const withoutStats = await db().command({ aggregate: 'items', pipeline: head, explain: true });
    expect(withoutStats).not.toHaveProperty('executionStats');
  });

  it('knows of nothing in a collection that is not there', async () => {
    const explained = await db().collection('nothing').find({ a: 1 }).explain();
    expect(explained['queryPlanner']).toMatchObject({ winningPlan: { stage: 'EOF' } });
  });
});
