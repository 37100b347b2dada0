import { aggregate } from '../aggregate/pipeline.js';
import { encode } from '../bson/encode.js';
import type { Doc } from '../bson/types.js';
import { isDoc } from '../bson/types.js';
import { fail, unsupported } from '../errors.js';
import { MAX_DOCUMENT_BYTES } from '../limits.js';
import { arrayOption, collectionName, countOption, docOption, flag } from './options.js';
import { budgetOf } from './read.js';
import type { Command } from './types.js';

function* encoded(documents: Iterable<Doc>): Generator<Buffer> {
  for (const document of documents) {
    const bytes = encode(document);
    if (bytes.length > MAX_DOCUMENT_BYTES) {
      throw fail(
        'BSONObjectTooLarge',
        `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT_BYTES}`,
      );
    }
    yield bytes;
  }
}

const aggregateCommand: Command = {
  fields: ['pipeline', 'explain', 'allowDiskUse', 'cursor', 'hint'],
  run: async (context) => {
    const { command, catalog, database } = context;
    if (flag(command, 'explain')) throw unsupported('explain of aggregate');
    const name = collectionName(
      { aggregate: command['aggregate'] === 1 ? '' : command['aggregate'] },
      'aggregate',
    );
    if (!isDoc(command['cursor']))
      throw fail(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    const namespace = `${database}.${name}`;
    const pipeline = arrayOption(command, 'pipeline');
    const inner = { catalog, database, variables: context.variables, budget: budgetOf(command) };
    const documents = aggregate(catalog.find(namespace), pipeline, inner, command['hint']);
    return context.cursors.first(
      namespace,
      encoded(documents),
      countOption(docOption(command, 'cursor'), 'batchSize'),
    );
  },
};

export const AGGREGATE_COMMANDS: Readonly<Record<string, Command>> = { aggregate: aggregateCommand };
