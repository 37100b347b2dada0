import { encodeChecked } from '../bson/encode.js';
import { wholeNumber } from '../bson/numbers.js';
import { identity } from '../bson/compare.js';
import { MAX_DOCUMENT_BYTES } from '../limits.js';
import { fail, unsupported } from '../errors.js';
import { isTruthy } from '../expression/truth.js';
import { find, type Query } from '../query/find.js';
import { FilterParser } from '../query/parse.js';
import { valuesAt } from '../query/paths.js';
import { forEachPausing, PAUSE, type Pause } from '../query/pause.js';
import { parseProjection, type Projection } from '../query/projection.js';
import type { Found } from '../query/scan.js';
import { parseSort } from '../query/sort-spec.js';
import { collectionName, countOption, docOption, flag } from './options.js';
import type { Command, CommandContext } from './types.js';

/** The filter, order and limits of a read command. */
export function parseQuery(context: CommandContext, filterField: 'filter' | 'query'): Query {
  const { command } = context;
  const limit = wholeNumber(command['limit'] ?? 0);
  if (limit === undefined) throw fail('TypeMismatch', "BSON field 'limit' must be a whole number");
  return {
    filter: new FilterParser(context.variables).parse(docOption(command, filterField)),
    sort: parseSort(command['sort']),
    // count takes a negative limit for its absolute value; find refuses it before.
    limit: limit === 0 ? undefined : Math.abs(limit),
    skip: countOption(command, 'skip') ?? 0,
    hint: command['hint'],
  };
}

function* projected(
  found: Iterable<Found | Pause>,
  projection: Projection | undefined,
): Generator<Buffer | Pause> {
  for (const item of found) {
    // Without a projection the stored bytes go out as they are.
    if (item === PAUSE) yield PAUSE;
    else yield projection ? encodeChecked(projection(item.doc)) : item.bytes;
  }
}

const REFUSED_FIND = ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData', 'oplogReplay'];

const findCommand: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'allowDiskUse',
    'allowPartialResults',
    'noCursorTimeout',
    ...REFUSED_FIND,
  ],
  run: async (context) => {
    const { command, catalog } = context;
    const refused = REFUSED_FIND.find((name) => isTruthy(command[name]));
    if (refused) throw unsupported(`find with ${refused}`);
    const namespace = `${context.database}.${collectionName(command, 'find')}`;
    countOption(command, 'limit');
    const query = parseQuery(context, 'filter');
    const projection = parseProjection(docOption(command, 'projection'), context.variables, true);
    const batchSize = countOption(command, 'batchSize');
    const collection = catalog.find(namespace);
    const documents = collection ? find(catalog.store, collection, query, context.budget) : [];
    return context.cursors.first(
      namespace,
      projected(documents, projection),
      batchSize,
      flag(command, 'singleBatch'),
    );
  },
};

const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'fields'],
  run: async (context) => {
    const { command, catalog } = context;
    const collection = catalog.find(`${context.database}.${collectionName(command, 'count')}`);
    const query = parseQuery(context, 'query');
    if (!collection) return { n: 0, ok: 1 };
    const everything = Object.keys(docOption(command, 'query')).length === 0;
    if (everything && query.hint === undefined) {
      const rest = Math.max(0, collection.count - query.skip);
      return { n: Math.min(rest, query.limit ?? rest), ok: 1 };
    }
    let n = 0;
    await forEachPausing(find(catalog.store, collection, query, context.budget), () => n++);
    return { n, ok: 1 };
  },
};

const distinct: Command = {
  fields: ['key', 'query', 'hint'],
  run: async (context) => {
    const { command, catalog } = context;
    const { key } = command;
    if (typeof key !== 'string')
      throw fail('TypeMismatch', "BSON field 'distinct.key' is the wrong type, expected type 'string'");
    const collection = catalog.find(`${context.database}.${collectionName(command, 'distinct')}`);
    const query = parseQuery(context, 'query');
    if (!collection) return { values: [], ok: 1 };
    const values = new Map<string, unknown>();
    let bytes = 0;
    await forEachPausing(find(catalog.store, collection, query, context.budget), ({ doc }) => {
      for (const value of valuesAt(doc, key.split('.'))) {
        const id = identity(value);
        if (value === undefined || values.has(id)) continue;
        values.set(id, value);
        bytes += id.length;
      }
      if (bytes > MAX_DOCUMENT_BYTES) throw fail('BSONObjectTooLarge', 'distinct too big, 16mb cap');
    });
    return { values: [...values.values()], ok: 1 };
  },
};

const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run: async ({ command, cursors, database }) => {
    const id = String(command['getMore']);
    return cursors.more(
      id,
      `${database}.${collectionName(command, 'collection')}`,
      countOption(command, 'batchSize'),
    );
  },
};

const killCursors: Command = {
  fields: ['cursors'],
  run: ({ command, cursors }) => {
    const ids: unknown[] = Array.isArray(command['cursors']) ? command['cursors'] : [];
    const cursorsKilled = ids.filter((id) => cursors.kill(String(id)));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
  },
};

/** The commands that read with a filter, and those of cursors. */
export const READ_COMMANDS: Readonly<Record<string, Command>> = {
  find: findCommand,
  count,
  distinct,
  getMore,
  killCursors,
};
