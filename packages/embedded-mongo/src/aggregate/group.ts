import { identity } from '../bson/compare.js';
import { isDoc, type Doc } from '../bson/types.js';
import { failAt } from '../errors.js';
import { PAUSE } from '../query/pause.js';
import { compileExpression } from '../expression/compile.js';
import type { Expression } from '../expression/types.js';
import { accumulatorOf, type Accumulator } from './accumulators.js';
import { StageMemory } from './memory.js';
import type { StageCompiler } from './types.js';

interface Field {
  readonly name: string;
  readonly expression: Expression;
  readonly make: (memory: StageMemory) => Accumulator;
}

function parseField(name: string, specification: unknown): Field {
  if (name.includes('.')) throw failAt(40235, `The field name '${name}' cannot contain '.'`);
  if (!isDoc(specification)) throw failAt(40234, `The field '${name}' must be an accumulator object`);
  const [operator = '', ...others] = Object.keys(specification);
  if (others.length > 0) throw failAt(40238, `The field '${name}' must specify one accumulator`);
  if (operator === '$count') {
    return { name, expression: () => 1, make: accumulatorOf('$sum') };
  }
  return { name, expression: compileExpression(specification[operator]), make: accumulatorOf(operator) };
}

/** `$group`. Groups come out in the order in which their first documents came in. */
export const group: StageCompiler = (specification, { variables }) => {
  if (!isDoc(specification)) throw failAt(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(specification, '_id')) throw failAt(15955, 'a group specification must include an _id');
  const idExpression = compileExpression(specification['_id']);
  const fields = Object.entries(specification)
    .filter(([name]) => name !== '_id')
    .map(([name, field]) => parseField(name, field));
  return function* (input) {
    const memory = new StageMemory('$group');
    const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const scope = variables.over(doc);
      const id = idExpression(scope) ?? null;
      const key = identity(id);
      let entry = groups.get(key);
      if (!entry) {
        memory.add(2 * key.length);
        entry = { id, accumulators: fields.map((field) => field.make(memory)) };
        groups.set(key, entry);
      }
      for (const [index, accumulator] of entry.accumulators.entries())
        accumulator.add(fields[index]?.expression(scope));
    }
    for (const { id, accumulators } of groups.values()) {
      const doc: Doc = { _id: id };
      fields.forEach((field, index) => (doc[field.name] = accumulators[index]?.result()));
      yield doc;
    }
  };
};
