import { aggregate } from '../aggregate/pipeline.js';
import { compileStages } from '../aggregate/stages.js';
import type { Documents, PipelineContext } from '../aggregate/types.js';
import { encodeChecked } from '../bson/encode.js';
import { wholeNumber } from '../bson/numbers.js';
import { isDoc } from '../bson/types.js';
import { fail } from '../errors.js';
import { PAUSE, type Pause } from '../query/pause.js';
import { AGGREGATE_FIELDS, explainAggregate } from './explain.js';
import { arrayOption, collectionName, countOption, docOption, flag } from './options.js';
import type { Command } from './types.js';

function* encoded(documents: Documents): Generator<Buffer | Pause> {
  for (const document of documents) yield document === PAUSE ? PAUSE : encodeChecked(document);
}

/** Pipelines over no collection begin with stages that this server has not: they are refused by their names. */
function refuseWithoutCollection(pipeline: readonly unknown[], context: PipelineContext): never {
  compileStages(pipeline, context);
  throw fail(
    'InvalidNamespace',
    '{aggregate: 1} is not valid for an empty pipeline or for a first stage that needs a collection',
  );
}

const aggregateCommand: Command = {
  fields: AGGREGATE_FIELDS,
  run: async (context) => {
    const { command, catalog, database } = context;
    if (flag(command, 'explain')) return explainAggregate(context, false);
    if (wholeNumber(command['aggregate']) === 1)
      refuseWithoutCollection(arrayOption(command, 'pipeline'), context);
    const name = collectionName(command, 'aggregate');
    if (!isDoc(command['cursor']))
      throw fail(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const namespace = `${database}.${name}`;
    const pipeline = arrayOption(command, 'pipeline');
    const inner = { catalog, database, variables: context.variables, budget: context.budget };
    const documents = aggregate(catalog.find(namespace), pipeline, inner, command['hint']);
    return context.cursors.first(
      namespace,
      encoded(documents),
      countOption(docOption(command, 'cursor'), 'batchSize'),
    );
  },
};

export const AGGREGATE_COMMANDS: Readonly<Record<string, Command>> = { aggregate: aggregateCommand };
