import { sizeOf } from '../bson/size.js';
import { wholeNumber } from '../bson/numbers.js';
import { isDoc, setField, type Doc } from '../bson/types.js';
import { fail, failAt, unsupported } from '../errors.js';
import { MAX_PIPELINE_STAGES } from '../limits.js';
import { matches } from '../query/match.js';
import { FilterParser } from '../query/parse.js';
import { PAUSE, type Pause } from '../query/pause.js';
import { Sorter, sortKey } from '../query/sort.js';
import { parseSort } from '../query/sort-spec.js';
import { group } from './group.js';
import { lookupWith } from './lookup.js';
import { StageMemory } from './memory.js';
import { shapeOf } from './shape.js';
import type { Documents, PipelineContext, Stage, StageCompiler } from './types.js';
import { unwind } from './unwind.js';

/** The number of `$limit`, `$skip` or `$sample`. */
export function stageCount(name: string, specification: unknown, least: number): number {
  const count = wholeNumber(specification);
  if (count === undefined || count < least) {
    throw failAt(
      name === '$limit' ? 15958 : 15956,
      `invalid argument to ${name} stage: the value must be a whole number of at least ${least}`,
    );
  }
  return count;
}

const match: StageCompiler = (specification, { variables }) => {
  if (!isDoc(specification)) throw failAt(15959, 'the match filter must be an expression in an object');
  const filter = new FilterParser(variables).parse(specification);
  return function* (input) {
    for (const doc of input) if (doc === PAUSE || matches(filter, doc)) yield doc;
  };
};

const limit: StageCompiler = (specification) => {
  const count = stageCount('$limit', specification, 1);
  return function* (input) {
    let left = count;
    for (const doc of input) {
      yield doc;
      if (doc !== PAUSE && --left === 0) return;
    }
  };
};

const skip: StageCompiler = (specification) => {
  const count = stageCount('$skip', specification, 0);
  return function* (input) {
    let position = 0;
    for (const doc of input) if (doc === PAUSE || position++ >= count) yield doc;
  };
};

const sort: StageCompiler = (specification) => {
  const fields = parseSort(specification);
  if (fields.length === 0) throw failAt(15976, '$sort stage must have at least one sort key');
  return function* (input) {
    const sorter = new Sorter<Doc>();
    for (const doc of input) {
      if (doc === PAUSE) yield PAUSE;
      else sorter.add(doc, sortKey(doc, fields), sizeOf(doc));
    }
    yield* sorter.finish();
  };
};

const count: StageCompiler = (specification) => {
  if (typeof specification !== 'string' || specification === '' || /^\$|\./.test(specification)) {
    throw failAt(40156, 'the count field must be a non-empty string without $ and .');
  }
  return function* (input) {
    let n = 0;
    for (const doc of input) {
      if (doc === PAUSE) yield PAUSE;
      else n++;
    }
    if (n > 0) yield { [specification]: n };
  };
};

const sortByCount: StageCompiler = (specification, context) => {
  const groups = group({ _id: specification, count: { $sum: 1 } }, context);
  const order = sort({ count: -1 }, context);
  return (input) => order(groups(input));
};

/** Random documents by reservoir: each is as likely as any other. */
const sample: StageCompiler = (specification) => {
  const size = stageCount('$sample', isDoc(specification) ? specification['size'] : undefined, 1);
  return function* (input) {
    const memory = new StageMemory('$sample');
    const reservoir: Doc[] = [];
    let seen = 0;
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const place = reservoir.length < size ? reservoir.length : Math.floor(Math.random() * (seen + 1));
      if (place < size) {
        if (place === reservoir.length) memory.hold(doc);
        reservoir[place] = doc;
      }
      seen++;
    }
    yield* reservoir;
  };
};

/** Holds a stream whole. */
function* gather(input: Documents, memory: StageMemory): Generator<Pause, Doc[]> {
  const documents: Doc[] = [];
  for (const doc of input) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    memory.hold(doc);
    documents.push(doc);
  }
  return documents;
}

const facet: StageCompiler = (specification, context) => {
  if (!isDoc(specification)) throw failAt(40169, 'the $facet specification must be a non-empty object');
  const branches = Object.entries(specification).map(([name, stages]) => {
    if (!Array.isArray(stages)) throw failAt(40170, `arguments to $facet must be arrays, ${name} is not`);
    return [name, compileStages(stages, context)] as const;
  });
  return function* (input) {
    const memory = new StageMemory('$facet');
    const documents = yield* gather(input, memory);
    const result: Doc = {};
    for (const [name, run] of branches) setField(result, name, yield* gather(run(documents), memory));
    yield result;
  };
};

const lookup = lookupWith((stages, context, input) => compileStages(stages, context)(input));

const STAGES: Readonly<Record<string, StageCompiler>> = {
  $match: match,
  $limit: limit,
  $skip: skip,
  $sort: sort,
  $count: count,
  $sortByCount: sortByCount,
  $sample: sample,
  $facet: facet,
  $group: group,
  $unwind: unwind,
  $lookup: lookup,
};

const REFUSED = new Set([
  '$bucket',
  '$bucketAuto',
  '$changeStream',
  '$collStats',
  '$currentOp',
  '$densify',
  '$documents',
  '$fill',
  '$geoNear',
  '$graphLookup',
  '$indexStats',
  '$listSessions',
  '$merge',
  '$out',
  '$planCacheStats',
  '$redact',
  '$search',
  '$setWindowFields',
  '$unionWith',
]);

function compileStage(stage: unknown, context: PipelineContext): Stage {
  const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
  if (!entry || others.length > 0)
    throw failAt(40323, 'A pipeline stage specification object must contain exactly one field.');
  const [name, specification] = entry;
  const shape = shapeOf(name, specification, context.variables);
  if (shape) {
    return function* (input) {
      for (const doc of input) {
        yield doc === PAUSE ? PAUSE : shape(doc);
        if (doc !== PAUSE) context.budget.tick();
      }
    };
  }
  const compile = STAGES[name];
  if (compile) return compile(specification, context);
  if (REFUSED.has(name)) throw unsupported(`the stage ${name}`);
  throw failAt(40324, `Unrecognized pipeline stage name: '${name}'`);
}

/** @throws MongoError 2 when a pipeline has more stages than it may */
export function checkLength(stages: readonly unknown[]): void {
  if (stages.length > MAX_PIPELINE_STAGES)
    throw fail('BadValue', `Pipeline length must be no longer than ${MAX_PIPELINE_STAGES} stages`);
}

/** Compiles a pipeline. @throws MongoError for a stage that is unknown, malformed or not supported */
export function compileStages(stages: readonly unknown[], context: PipelineContext): Stage {
  checkLength(stages);
  const compiled = stages.map((stage) => compileStage(stage, context));
  return (input) => compiled.reduce<Documents>((documents, stage) => stage(documents), input);
}
