import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';

type Doc = Record<string, unknown>;

/** Random numbers from a seed (mulberry32), so that a failure can be had again. */
export class Random {
  state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.below(items.length)] ?? items[0];
  }
}

const ID = new ObjectId('650000000000000000000001');

/** A small set of values of every type, so that random ones meet. */
function randomScalar(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.below(8),
    () => random.below(8),
    () => random.below(8) / 2,
    () => new Double(random.below(4)),
    () => Long.fromNumber(random.below(5)),
    () => Long.fromString('9007199254740993'),
    () => 9007199254740992,
    () => -random.below(3),
    () => Number.NaN,
    () => Number.POSITIVE_INFINITY,
    () => Decimal128.fromString(random.pick(['1.5', '2', '-1', '0.1', '-0', 'NaN', 'Infinity', '-Infinity'])),
    () => -0,
    () => Number.NEGATIVE_INFINITY,
    () => random.pick(['', 'a', 'ab', 'abc', 'b', 'ä', '\u{1f600}', '\ufb01', 'a\0b']),
    () => random.pick(['a', 'ab', 'abc']),
    () => null,
    () => random.chance(0.5),
    () => new Date(random.below(3) * 1000),
    () => ID,
    () => new Binary(Buffer.from(random.pick(['x', 'xy', 'y']))),
    () => new Timestamp({ t: random.below(2), i: 1 }),
    () => new MinKey(),
    () => new MaxKey(),
  ])();
}

function randomValue(random: Random, depth = 0): unknown {
  // Numbers close together: that is where the bounds of a scan matter.
  if (depth < 2 && random.chance(0.3)) return Array.from({ length: random.below(4) }, () => random.below(9));
  if (depth < 2 && random.chance(0.15)) {
    return Array.from({ length: random.below(4) }, () => randomValue(random, depth + 1));
  }
  if (depth < 2 && random.chance(0.1)) return { x: randomScalar(random), y: random.below(3) };
  return randomScalar(random);
}

const inner = (random: Random): Doc => ({
  ...(random.chance(0.8) && { x: randomValue(random, 1) }),
  ...(random.chance(0.8) && { y: random.below(4) }),
});

export function randomDocument(random: Random): Doc {
  const d = random.pick<() => unknown>([
    () => inner(random),
    () =>
      Array.from({ length: random.below(3) }, () =>
        random.chance(0.8) ? inner(random) : randomScalar(random),
      ),
    () => randomScalar(random),
  ])();
  // Arrays in one field alone: MongoDB refuses to index two of them together.
  const single = {
    ...(random.chance(0.85) && { a: randomScalar(random) }),
    ...(random.chance(0.6) && { c: randomScalar(random) }),
  };
  return {
    ...single,
    ...(random.chance(0.85) && { b: Array.isArray(d) ? randomScalar(random) : randomValue(random) }),
    ...(random.chance(0.8) && { d }),
    ...(random.chance(0.5) && { e: random.below(9) }),
  };
}

function randomOperators(random: Random): unknown {
  return random.pick<() => unknown>([
    () => randomValue(random),
    () => randomScalar(random),
    () => ({ $eq: randomValue(random) }),
    () => ({ $ne: randomScalar(random) }),
    () => ({ $gt: randomScalar(random) }),
    () => ({ $gte: randomScalar(random), $lt: randomScalar(random) }),
    // Often no number lies within: then only different elements of an array can meet the two.
    () => ({ $gt: random.below(8), $lte: random.below(8) }),
    () => ({ $gte: random.below(8) }),
    () => ({ $gt: 3 + random.below(4) }),
    () => ({ $in: [4 + random.below(3), 5] }),
    () => ({ $lt: random.below(8) }),
    () => random.below(9),
    () => ({ $lte: randomScalar(random) }),
    () => ({ $in: Array.from({ length: random.below(4) }, () => randomScalar(random)) }),
    () => ({ $nin: Array.from({ length: random.below(3) }, () => randomScalar(random)) }),
    () => ({ $exists: random.chance(0.5) }),
    () => ({ $type: random.pick(['number', 'string', 'array', 'null', 'object', 'double', 'int', 'long']) }),
    () => ({ $not: { $gt: randomScalar(random) } }),
    () => ({ $elemMatch: { $gt: random.below(4), $lt: random.below(8) } }),
    () => ({ $size: random.below(3) }),
    () => ({ $all: [randomScalar(random), randomScalar(random)] }),
    () => ({ $regex: random.pick(['^a', '^ab', 'b', '^ab?', '^(a|b)', '^a.c']) }),
    () => ({ $mod: [2, random.below(2)] }),
  ])();
}

export function randomFilter(random: Random, depth = 0): Doc {
  const filter: Doc = {};
  const fields = ['a', 'b', 'b', 'c', 'd', 'd.x', 'd.x', 'd.y', 'd.x.x', 'd.0.x', 'e', '_id'] as const;
  for (let count = random.pick([1, 1, 2, 2, 3]); count > 0; count--) {
    const field = random.pick(fields);
    filter[field] = field === '_id' ? { $gte: random.below(50) } : randomOperators(random);
  }
  // What the filters of the partial indexes may follow from, or just not.
  if (depth === 0 && random.chance(0.12)) {
    const e = random.pick<unknown>([
      random.below(9),
      { $gte: 1 + random.below(4) },
      { $in: [random.below(4), 7] },
    ]);
    return random.chance(0.7)
      ? { e, a: random.pick<unknown>([{ $gt: 2 + random.below(3) }, { $gte: 4 }, 5]) }
      : { ...filter, e };
  }
  if (depth === 0 && random.chance(0.3)) {
    const choice = random.pick(['$or', '$or', '$and', '$nor']);
    // Alone, the branches alone decide; beside others, both must hold.
    const alone = random.chance(0.5) ? {} : filter;
    return { ...alone, [choice]: [randomFilter(random, 1), randomFilter(random, 1)] };
  }
  if (depth === 0 && random.chance(0.1))
    filter['d'] = { $elemMatch: { x: randomOperators(random), y: random.below(4) } };
  return filter;
}

export function randomSort(random: Random): [string, 1 | -1][] {
  const fields = ['a', 'b', 'c', 'd.x', 'd.y'] as const;
  const chosen = new Map<string, 1 | -1>();
  for (let count = 1 + random.below(2); count > 0; count--)
    chosen.set(random.pick(fields), random.pick([1, -1]));
  return [...chosen];
}
