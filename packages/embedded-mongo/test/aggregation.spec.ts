import { beforeAll, describe, expect, it } from '@jest/globals';
import { BSONRegExp, Decimal128, Double, Long, ObjectId } from 'bson';
import type { mongo } from 'mongoose';
import { errorOf, useServer } from './support/server.js';

type Document = mongo.Document;
const DAY = new Date('2024-03-31T13:14:15.016Z');

describe('aggregating', () => {
  const { db } = useServer();
  const run = async (name: string, ...pipeline: Document[]): Promise<Document[]> =>
    db().collection(name).aggregate(pipeline).toArray();

  beforeAll(async () => {
    await db()
      .collection<Document>('sales')
      .insertMany([
        { _id: 1, item: 'a', price: 10, tags: ['x', 'y'], buyer: 1 },
        { _id: 2, item: 'b', price: 20, tags: [], buyer: 2 },
        { _id: 3, item: 'a', price: 5.5, tags: ['x'], buyer: 1 },
        { _id: 4, item: 'c', price: null, buyer: 9 },
      ] as never[]);
    await db()
      .collection<Document>('buyers')
      .insertMany([
        { _id: 1, name: 'Ada' },
        { _id: 2, name: 'Bob' },
      ] as never[]);
    await db()
      .collection<Document>('one')
      .insertOne({
        _id: 1 as never,
        n: 7,
        f: 2.5,
        t: 'Mock',
        list: [3, 1, 2],
        docs: [
          { k: 'a', v: 1 },
          { k: 'b', v: 2 },
        ],
        at: DAY,
        no: null,
        o: { a: 1, b: 2 },
        long: Long.fromNumber(5),
        id: new ObjectId('650000000000000000000001'),
        money: Decimal128.fromString('1'),
      });
  });

  it.each<[string, Document[], Document[]]>([
    [
      '$group sums, averages and counts',
      [
        {
          $group: {
            _id: '$item',
            sum: { $sum: '$price' },
            avg: { $avg: '$price' },
            n: { $sum: 1 },
            c: { $count: {} },
          },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 'a', sum: 15.5, avg: 7.75, n: 2, c: 2 },
        { _id: 'b', sum: 20, avg: 20, n: 1, c: 1 },
        { _id: 'c', sum: 0, avg: null, n: 1, c: 1 },
      ],
    ],
    [
      '$group takes ends and extremes',
      [
        { $match: { price: { $ne: null } } },
        { $sort: { price: 1 } },
        {
          $group: {
            _id: null,
            min: { $min: '$price' },
            max: { $max: '$price' },
            first: { $first: '$item' },
            last: { $last: '$item' },
          },
        },
      ],
      [{ _id: null, min: 5.5, max: 20, first: 'a', last: 'b' }],
    ],
    [
      '$group gathers',
      [
        { $sort: { _id: 1 } },
        {
          $group: {
            _id: null,
            all: { $push: '$item' },
            set: { $addToSet: '$item' },
            merged: { $mergeObjects: { i: '$item' } },
          },
        },
      ],
      [{ _id: null, all: ['a', 'b', 'a', 'c'], set: ['a', 'b', 'c'], merged: { i: 'c' } }],
    ],
    [
      '$group tells documents apart by their content',
      [{ $group: { _id: { i: '$item', b: '$buyer' } } }, { $count: 'n' }],
      [{ n: 3 }],
    ],
    [
      '$unwind opens arrays',
      [{ $unwind: '$tags' }, { $sort: { _id: 1, tags: -1 } }, { $project: { tags: 1 } }],
      [
        { _id: 1, tags: 'y' },
        { _id: 1, tags: 'x' },
        { _id: 3, tags: 'x' },
      ],
    ],
    [
      '$unwind keeps what is empty, and numbers',
      [
        { $match: { _id: { $in: [2, 3, 4] } } },
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
        { $project: { tags: 1, i: 1 } },
      ],
      [
        { _id: 2, i: null },
        { _id: 3, tags: 'x', i: 0 },
        { _id: 4, i: null },
      ],
    ],
    [
      '$lookup joins by equality',
      [
        { $lookup: { from: 'buyers', localField: 'buyer', foreignField: '_id', as: 'who' } },
        { $sort: { _id: 1 } },
        { $project: { name: '$who.name' } },
      ],
      [
        { _id: 1, name: ['Ada'] },
        { _id: 2, name: ['Bob'] },
        { _id: 3, name: ['Ada'] },
        { _id: 4, name: [] },
      ],
    ],
    [
      '$lookup joins with a pipeline',
      [
        { $match: { _id: 1 } },
        {
          $lookup: {
            from: 'buyers',
            let: { b: '$buyer' },
            pipeline: [{ $match: { $expr: { $ne: ['$_id', '$$b'] } } }, { $project: { _id: 0 } }],
            as: 'others',
          },
        },
        { $project: { others: 1 } },
      ],
      [{ _id: 1, others: [{ name: 'Bob' }] }],
    ],
    ['$sortByCount ranks', [{ $sortByCount: '$item' }, { $limit: 1 }], [{ _id: 'a', count: 2 }]],
    [
      '$facet branches',
      [
        {
          $facet: {
            n: [{ $count: 'n' }],
            top: [{ $sort: { price: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
          },
        },
      ],
      [{ n: [{ n: 4 }], top: [{ _id: 2 }] }],
    ],
    [
      '$skip and $limit cut',
      [{ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
      [{ _id: 2 }, { _id: 3 }],
    ],
    [
      'stages in another order do what they say',
      [
        { $limit: 3 },
        { $skip: 1 },
        { $sort: { _id: -1 } },
        { $match: { item: 'a' } },
        { $project: { _id: 1 } },
      ],
      [{ _id: 3 }],
    ],
    [
      '$replaceRoot takes a document',
      [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { i: '$item' } } }],
      [{ i: 'a' }],
    ],
    [
      '$addFields reaches into documents',
      [{ $match: { _id: 1 } }, { $set: { 'o.x': 1, tags: '$$REMOVE' } }, { $unset: ['price', 'buyer'] }],
      [{ _id: 1, item: 'a', o: { x: 1 } }],
    ],
    ['$sample takes some', [{ $sample: { size: 2 } }, { $count: 'n' }], [{ n: 2 }]],
    ['nothing counts as nothing', [{ $match: { _id: 100 } }, { $count: 'n' }], []],
  ])('%s', async (_what, pipeline, expected) => {
    expect(await run('sales', ...pipeline)).toEqual(expected);
  });

  it.each<[Document, unknown]>([
    [{ $add: ['$n', 1, '$long'] }, 13],
    [{ $add: ['$at', 1000] }, new Date(DAY.getTime() + 1000)],
    [{ $add: ['$n', '$no'] }, null],
    [{ $subtract: ['$n', 2] }, 5],
    [{ $subtract: ['$at', new Date(0)] }, DAY.getTime()],
    [{ $subtract: ['$at', 16] }, new Date('2024-03-31T13:14:15.000Z')],
    [{ $multiply: ['$n', '$f'] }, 17.5],
    [{ $divide: ['$n', 2] }, 3.5],
    [{ $mod: ['$n', 4] }, 3],
    [{ $abs: -3 }, 3],
    [{ $ceil: '$f' }, 3],
    [{ $floor: '$f' }, 2],
    [{ $round: ['$f'] }, 2],
    [{ $round: [3.14159, 2] }, 3.14],
    [{ $trunc: [-2.7] }, -2],
    [{ $sqrt: 16 }, 4],
    [{ $pow: [2, 10] }, 1024],
    [{ $exp: 0 }, 1],
    [{ $ln: 1 }, 0],
    [{ $log10: 1000 }, 3],
    [{ $sum: '$list' }, 6],
    [{ $avg: ['$n', 1] }, 4],
    [{ $min: '$list' }, 1],
    [{ $max: ['$n', '$f'] }, 7],
    [{ $cmp: ['$n', '$f'] }, 1],
    [{ $eq: ['$missing', null] }, false],
    [{ $lt: ['$missing', null] }, true],
    [{ $and: [true, '$n'] }, true],
    [{ $or: [false, 0] }, false],
    [{ $not: ['$no'] }, true],
    [{ $cond: [{ $gte: ['$n', 7] }, 'yes', 'no'] }, 'yes'],
    [{ $cond: { if: false, then: 1, else: 2 } }, 2],
    [{ $ifNull: ['$no', '$missing', 3] }, 3],
    [{ $switch: { branches: [{ case: { $lte: ['$n', 1] }, then: 'a' }], default: 'b' } }, 'b'],
    [{ $let: { vars: { x: 2 }, in: { $add: ['$$x', '$n'] } } }, 9],
    [{ $literal: '$n' }, '$n'],
    [{ $in: [2, '$list'] }, true],
    [{ $size: '$list' }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $first: '$list' }, 3],
    [{ $last: '$list' }, 2],
    [{ $slice: ['$list', 2] }, [3, 1]],
    [{ $slice: ['$list', 1, 1] }, [1]],
    [{ $isArray: ['$list'] }, true],
    [{ $reverseArray: '$list' }, [2, 1, 3]],
    [{ $range: [0, 5, 2] }, [0, 2, 4]],
    [{ $indexOfArray: ['$list', 2] }, 2],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $map: { input: '$list', as: 'x', in: { $multiply: ['$$x', 2] } } }, [6, 2, 4]],
    [{ $filter: { input: '$list', cond: { $gt: ['$$this', 1] } } }, [3, 2]],
    [{ $filter: { input: '$list', as: 'v', cond: { $gt: ['$$v', 1] }, limit: 1 } }, [3]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
    [
      { $sortArray: { input: '$docs', sortBy: { v: -1 } } },
      [
        { k: 'b', v: 2 },
        { k: 'a', v: 1 },
      ],
    ],
    [{ $setUnion: ['$list', [1, 9]] }, [3, 1, 2, 9]],
    [{ $setIntersection: ['$list', [2, 3]] }, [3, 2]],
    [{ $setDifference: ['$list', [3]] }, [1, 2]],
    [{ $setEquals: ['$list', [1, 2, 3, 3]] }, true],
    [{ $setIsSubset: [[4], '$list'] }, false],
    [{ $anyElementTrue: [[0, 1]] }, true],
    [{ $allElementsTrue: [[0, 1]] }, false],
    [
      { $objectToArray: '$o' },
      [
        { k: 'a', v: 1 },
        { k: 'b', v: 2 },
      ],
    ],
    [{ $arrayToObject: '$docs' }, { a: 1, b: 2 }],
    [{ $mergeObjects: ['$o', { b: 3 }, null] }, { a: 1, b: 3 }],
    [{ $getField: { field: 'a', input: '$o' } }, 1],
    [{ $getField: 'n' }, 7],
    [{ $concat: ['$t', '-', 'test'] }, 'Mock-test'],
    [{ $concat: ['$t', '$no'] }, null],
    [{ $toLower: '$t' }, 'mock'],
    [{ $toUpper: '$t' }, 'MOCK'],
    [{ $substrCP: ['$t', 1, 2] }, 'oc'],
    [{ $strLenCP: '\u{1f600}a' }, 2],
    [{ $split: ['a-b', '-'] }, ['a', 'b']],
    [{ $trim: { input: '  a ' } }, 'a'],
    [{ $ltrim: { input: 'xxa', chars: 'x' } }, 'a'],
    [{ $rtrim: { input: 'a  ' } }, 'a'],
    [{ $regexMatch: { input: '$t', regex: '^mo', options: 'i' } }, true],
    [{ $regexMatch: { input: '$t', regex: new BSONRegExp('^x') } }, false],
    [{ $replaceOne: { input: 'aba', find: 'a', replacement: { $literal: '$&' } } }, '$&ba'],
    [{ $replaceAll: { input: 'aba', find: 'a', replacement: 'x' } }, 'xbx'],
    [{ $type: '$missing' }, 'missing'],
    [{ $type: '$f' }, 'double'],
    [{ $isNumber: '$money' }, true],
    [{ $toString: '$id' }, '650000000000000000000001'],
    [{ $toString: '$at' }, '2024-03-31T13:14:15.016Z'],
    [{ $toBool: 'x' }, true],
    [{ $toInt: '12' }, 12],
    [{ $toLong: '12' }, 12],
    [{ $toDouble: '1.5' }, 1.5],
    [{ $toDate: 0 }, new Date(0)],
    [{ $toDate: '$id' }, new Date(0x65000000 * 1000)],
    [{ $toObjectId: '650000000000000000000001' }, new ObjectId('650000000000000000000001')],
    [{ $year: '$at' }, 2024],
    [{ $month: '$at' }, 3],
    [{ $dayOfMonth: '$at' }, 31],
    [{ $dayOfWeek: '$at' }, 1],
    [{ $dayOfYear: '$at' }, 91],
    [{ $hour: { date: '$at', timezone: '+02:00' } }, 15],
    [{ $minute: '$at' }, 14],
    [{ $second: '$at' }, 15],
    [{ $millisecond: '$at' }, 16],
    [{ $isoWeek: '$at' }, 13],
    [{ $isoWeekYear: '$at' }, 2024],
    [{ $isoDayOfWeek: '$at' }, 7],
    [{ $year: '$no' }, null],
    [{ $dateToString: { date: '$at', format: '%Y-%m-%d' } }, '2024-03-31'],
    [{ $dateToString: { date: '$no', format: '%Y', onNull: '-' } }, '-'],
    [{ $dateTrunc: { date: '$at', unit: 'day' } }, new Date('2024-03-31T00:00:00Z')],
    [{ $dateTrunc: { date: '$at', unit: 'hour', binSize: 6 } }, new Date('2024-03-31T12:00:00Z')],
    [{ $dateAdd: { startDate: '$at', unit: 'day', amount: 1 } }, new Date('2024-04-01T13:14:15.016Z')],
    [{ $dateSubtract: { startDate: '$at', unit: 'hour', amount: 13 } }, new Date('2024-03-31T00:14:15.016Z')],
    [{ $dateDiff: { startDate: new Date('2024-03-30T23:00:00Z'), endDate: '$at', unit: 'day' } }, 1],
    [{ $filter: { input: '$docs.v', cond: true } }, [1, 2]],
  ])('%j', async (expression, expected) => {
    expect(await run('one', { $replaceWith: { value: expression } })).toEqual([{ value: expected }]);
  });

  it.each<[string, Document, number]>([
    ['dividing by zero', { $divide: [1, 0] }, 2],
    ['the remainder by zero', { $mod: [1, 0] }, 16610],
    ['adding a text', { $add: [1, 'a'] }, 14],
    ['adding a Decimal128', { $add: ['$money', 1] }, 115],
    ['joining a number', { $concat: ['a', 1] }, 16702],
    ['the size of no array', { $size: '$n' }, 17124],
    ['a text that is no number', { $toInt: 'x' }, 241],
    ['a number beyond 32 bits', { $toInt: 3_000_000_000 }, 241],
    ['a text that is no date', { $toDate: 'x' }, 241],
    ['a text that is no id', { $toObjectId: 'x' }, 241],
    ['two operators in one stage', { $add: [1], $subtract: [1, 1] }, 15983],
    ['too few operands', { $subtract: [1] }, 16020],
    ['an unknown operand', { $filter: { input: [], cond: 1, foo: 1 } }, 40415],
    ['a missing operand', { $filter: { input: [] } }, 40414],
    ['an unknown variable', { $add: ['$$foo', 1] }, 17276],
    ['a system variable not known here', { $add: ['$$USER_ROLES', 1] }, 115],
    ['no branch that fits', { $switch: { branches: [{ case: false, then: 1 }] } }, 40066],
    ['the year of a text', { $year: '$t' }, 16006],
    ['an unknown unit', { $dateTrunc: { date: '$at', unit: 'eon' } }, 2],
    ['a range without steps', { $range: [0, 1, 0] }, 34449],
    ['a range too long', { $range: [0, 10_000_000] }, 2],
  ])('refuses %s', async (_what, expression, code) => {
    expect(await errorOf(run('one', { $replaceWith: { value: expression } }))).toMatchObject({ code });
  });

  it.each<[string, Document, number]>([
    ['an empty stage', {}, 40323],
    ['a group without _id', { $group: { a: { $sum: 1 } } }, 15955],
    ['a group of no object', { $group: 1 }, 15947],
    ['a group field with a dot', { $group: { _id: 1, 'a.b': { $sum: 1 } } }, 40235],
    ['a group field of two accumulators', { $group: { _id: 1, a: { $sum: 1, $avg: 1 } } }, 40238],
    ['a limit of zero', { $limit: 0 }, 15958],
    ['a negative skip', { $skip: -1 }, 15956],
    ['an empty sort', { $sort: {} }, 15976],
    ['a sort in no direction', { $sort: { a: 2 } }, 15975],
    ['a match of no object', { $match: 1 }, 15959],
    ['an unwind without dollar', { $unwind: 'a' }, 28818],
    ['an unknown unwind option', { $unwind: { path: '$a', foo: 1 } }, 28811],
    ['an empty projection', { $project: {} }, 51272],
    ['an unset of a number', { $unset: 1 }, 31002],
    ['a lookup without from', { $lookup: { as: 'x' } }, 9],
    ['half a lookup', { $lookup: { from: 'a', as: 'x', localField: 'a' } }, 9],
    ['a root that is no document', { $replaceWith: '$n' }, 40228],
    ['a count without a name', { $count: '' }, 40156],
    ['a facet of no array', { $facet: { a: 1 } }, 40170],
    ['colliding paths', { $project: { a: 1, 'a.b': 1 } }, 31249],
  ])('refuses %s', async (_what, stage, code) => {
    expect(await errorOf(run('one', stage))).toMatchObject({ code });
  });

  it('answers whole doubles as doubles', async () => {
    const [row] = await db()
      .collection('one')
      .aggregate([{ $project: { _id: 0, v: { $divide: [4, 2] } } }], { promoteValues: false })
      .toArray();
    expect(row).toEqual({ v: new Double(2) });
  });
});
