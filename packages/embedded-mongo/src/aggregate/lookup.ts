import { sizeOf } from '../bson/size.js';
import { isDoc, type Doc } from '../bson/types.js';
import { fail, failAt } from '../errors.js';
import { compileExpression } from '../expression/compile.js';
import type { Variables } from '../expression/variables.js';
import { MAX_LOOKUP_MATCHES, MAX_STAGE_MEMORY_BYTES } from '../limits.js';
import type { Filter } from '../query/ast.js';
import { find } from '../query/find.js';
import { anyOf } from '../query/parse.js';
import { PAUSE, type Pause } from '../query/pause.js';
import { valuesAt } from '../query/paths.js';
import { addFields } from './shape.js';
import type { Documents, PipelineContext, StageCompiler } from './types.js';

interface Lookup {
  readonly from: string;
  readonly as: string;
  readonly localField: string | undefined;
  readonly foreignField: string | undefined;
  readonly variables: Doc;
  readonly pipeline: readonly unknown[] | undefined;
}

/** Compiles an inner pipeline for one outer document's variables. */
export type RunInner = (stages: readonly unknown[], context: PipelineContext, input: Documents) => Documents;

const OPTIONS = ['from', 'localField', 'foreignField', 'as', 'let', 'pipeline'];

function parse(specification: unknown): Lookup {
  if (!isDoc(specification)) throw fail('FailedToParse', 'the $lookup specification must be an Object');
  const unknown = Object.keys(specification).find((name) => !OPTIONS.includes(name));
  if (unknown) throw fail('FailedToParse', `unknown argument to $lookup: ${unknown}`);
  const { from, as, localField, foreignField, let: variables = {}, pipeline } = specification;
  if (typeof from !== 'string' || typeof as !== 'string')
    throw fail('FailedToParse', "$lookup needs 'from' and 'as'");
  const local = typeof localField === 'string' ? localField : undefined;
  const foreign = typeof foreignField === 'string' ? foreignField : undefined;
  if ((local === undefined) !== (foreign === undefined)) {
    throw fail(
      'FailedToParse',
      '$lookup requires both or neither of localField and foreignField to be specified',
    );
  }
  if (local === undefined && pipeline === undefined)
    throw fail('FailedToParse', '$lookup needs localField and foreignField, or a pipeline');
  if (pipeline !== undefined && !Array.isArray(pipeline)) throw failAt(14, "'pipeline' must be an array");
  if (!isDoc(variables)) throw fail('FailedToParse', "$lookup's 'let' must be an object");
  return { from, as, localField: local, foreignField: foreign, variables, pipeline };
}

/** The foreign documents that match: found through an index on the foreign field where there is one. */
function equalityFilter(doc: Doc, { localField, foreignField }: Lookup): Filter {
  if (localField === undefined || foreignField === undefined) return { kind: 'and', filters: [] };
  const values = valuesAt(doc, localField.split('.')).map((value) => value ?? null);
  return {
    kind: 'field',
    path: foreignField,
    parts: foreignField.split('.'),
    operator: { kind: 'is', condition: anyOf(values) },
  };
}

function scopeFor(doc: Doc, lookup: Lookup, variables: Variables): Variables {
  return Object.entries(lookup.variables).reduce(
    (scope, [name, expression]) => scope.with(name, compileExpression(expression)(variables.over(doc))),
    variables,
  );
}

function* foreignDocuments(doc: Doc, lookup: Lookup, context: PipelineContext): Generator<Doc | Pause> {
  const { catalog, database, budget } = context;
  const collection = catalog.find(`${database}.${lookup.from}`);
  if (!collection) return;
  const query = { filter: equalityFilter(doc, lookup), sort: [], limit: undefined, skip: 0 };
  for (const found of find(catalog.store, collection, query, budget))
    yield found === PAUSE ? PAUSE : found.doc;
}

/** `$lookup`, by equality or with a pipeline. What it joins to one document is bounded. */
export function lookupWith(run: RunInner): StageCompiler {
  return (specification, context) => {
    const lookup = parse(specification);
    return function* (input) {
      for (const doc of input) {
        if (doc === PAUSE) {
          yield PAUSE;
          continue;
        }
        const foreign = foreignDocuments(doc, lookup, context);
        const inner = { ...context, variables: scopeFor(doc, lookup, context.variables) };
        const joined: Doc[] = [];
        let bytes = 0;
        for (const match of lookup.pipeline ? run(lookup.pipeline, inner, foreign) : foreign) {
          if (match === PAUSE) {
            yield PAUSE;
            continue;
          }
          joined.push(match);
          bytes += sizeOf(match);
          if (joined.length > MAX_LOOKUP_MATCHES || bytes > MAX_STAGE_MEMORY_BYTES) {
            throw failAt(
              4568,
              `Total size of documents in ${lookup.from} matching pipeline's $lookup stage exceeds the maximum`,
            );
          }
        }
        yield addFields({ [lookup.as]: { $literal: joined } }, context.variables)(doc);
      }
    };
  };
}
