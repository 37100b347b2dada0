import { identity, compareValues } from '../bson/compare.js';
import { double, isNumeric, reckon, refuseDecimal, toNumber, type Numeric } from '../bson/numbers.js';
import { isDoc, setField, type Doc } from '../bson/types.js';
import { failAt, unsupported } from '../errors.js';
import { isNothing } from '../expression/arguments.js';
import type { StageMemory } from './memory.js';

/** Gathers the values of one field of one group. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

function sum(): Accumulator {
  let total: Numeric = 0;
  return {
    add: (value) => {
      refuseDecimal(value);
      if (isNumeric(value)) total = reckon('add', total, value) ?? double(toNumber(total) + toNumber(value));
    },
    result: () => total,
  };
}

function average(): Accumulator {
  let total = 0;
  let count = 0;
  return {
    add: (value) => {
      refuseDecimal(value);
      if (!isNumeric(value)) return;
      total += toNumber(value);
      count++;
    },
    result: () => (count === 0 ? null : double(total / count)),
  };
}

function extreme(sign: 1 | -1, memory: StageMemory): Accumulator {
  const held = memory.slot();
  let best: unknown;
  return {
    add: (value) => {
      if (isNothing(value)) return;
      if (best !== undefined && sign * compareValues(value, best) <= 0) return;
      best = value;
      held(value);
    },
    result: () => best ?? null,
  };
}

function ends(which: 'first' | 'last', memory: StageMemory): Accumulator {
  const held = memory.slot();
  let value: unknown;
  let any = false;
  return {
    add: (next) => {
      if (which === 'first' && any) return;
      value = next;
      held(value);
      any = true;
    },
    result: () => value ?? null,
  };
}

function list(memory: StageMemory): Accumulator {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value === undefined) return;
      memory.holdValue(value);
      values.push(value);
    },
    result: () => values,
  };
}

function set(memory: StageMemory): Accumulator {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      const id = identity(value);
      if (value === undefined || values.has(id)) return;
      memory.add(id.length);
      values.set(id, value);
    },
    result: () => [...values.values()],
  };
}

function merge(memory: StageMemory): Accumulator {
  const held = memory.slot();
  const merged: Doc = {};
  return {
    add: (value) => {
      if (isNothing(value)) return;
      if (!isDoc(value)) throw failAt(40400, '$mergeObjects requires object inputs');
      for (const [name, field] of Object.entries(value)) setField(merged, name, field);
      held(merged);
    },
    result: () => merged,
  };
}

const KINDS: Readonly<Record<string, (memory: StageMemory) => Accumulator>> = {
  $sum: sum,
  $avg: average,
  $min: (memory) => extreme(-1, memory),
  $max: (memory) => extreme(1, memory),
  $first: (memory) => ends('first', memory),
  $last: (memory) => ends('last', memory),
  $push: list,
  $addToSet: set,
  $mergeObjects: merge,
};

const REFUSED = new Set([
  '$accumulator',
  '$bottom',
  '$bottomN',
  '$firstN',
  '$lastN',
  '$maxN',
  '$median',
  '$minN',
  '$percentile',
  '$stdDevPop',
  '$stdDevSamp',
  '$top',
  '$topN',
]);

/** Makes accumulators of a kind, one for each group. @throws MongoError 15952 when there is no such kind */
export function accumulatorOf(name: string): (memory: StageMemory) => Accumulator {
  const make = KINDS[name];
  if (make) return make;
  if (REFUSED.has(name)) throw unsupported(`the accumulator ${name}`);
  throw failAt(15952, `unknown group operator '${name}'`);
}
