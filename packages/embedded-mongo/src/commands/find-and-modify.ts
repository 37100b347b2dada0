import { decode } from '../bson/decode.js';
import type { Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import type { Query } from '../query/find.js';
import { parseProjection } from '../query/projection.js';
import { FilterParser } from '../query/parse.js';
import { parseSort } from '../query/sort-spec.js';
import { inSlices } from '../storage/slices.js';
import { upsertDocument } from '../update/upsert.js';
import { collectionName, docOption, flag } from './options.js';
import type { Command, CommandContext } from './types.js';
import { change, findOne, parseUpdateFor, prepareInsert } from './write.js';

interface Outcome {
  readonly value: Doc | null;
  readonly lastErrorObject: Doc;
}

function* modify(context: CommandContext, namespace: string, query: Query): Generator<void, Outcome> {
  const { catalog, command, now } = context;
  const upsert = flag(command, 'upsert');
  const collection = upsert ? catalog.ensure(namespace) : catalog.find(namespace);
  const update = flag(command, 'remove')
    ? undefined
    : parseUpdateFor(context, command['update'], command['arrayFilters']);
  const found = collection && (yield* findOne(context, collection, query, !upsert));
  if (!update) {
    if (found && collection) collection.remove(found.record, found.doc, found.bytes);
    return { value: found?.doc ?? null, lastErrorObject: { n: found ? 1 : 0 } };
  }
  const wantsNew = flag(command, 'new');
  if (found && collection) {
    const before = decode(found.bytes);
    const { after } = change(collection, found, update, { now, filter: query.filter });
    return { value: wantsNew ? after : before, lastErrorObject: { n: 1, updatedExisting: true } };
  }
  if (!upsert || !collection) return { value: null, lastErrorObject: { n: 0, updatedExisting: false } };
  const document = prepareInsert(upsertDocument(query.filter, update, now));
  collection.insert(document);
  return {
    value: wantsNew ? document : null,
    lastErrorObject: { n: 1, updatedExisting: false, upserted: document['_id'] },
  };
}

function check(command: Doc): void {
  const remove = flag(command, 'remove');
  if (remove && command['update'] !== undefined)
    throw fail('FailedToParse', 'Cannot specify both an update and remove=true');
  if (remove && flag(command, 'upsert'))
    throw fail('FailedToParse', 'Cannot specify both upsert=true and remove=true');
  if (remove && flag(command, 'new'))
    throw fail(
      'FailedToParse',
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!remove && command['update'] === undefined)
    throw fail('FailedToParse', 'Either an update or remove=true must be specified');
  if (remove && command['arrayFilters'] !== undefined)
    throw fail('FailedToParse', 'Cannot specify arrayFilters and remove=true');
}

const findAndModify: Command = {
  fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'hint', 'arrayFilters'],
  run: async (context) => {
    const { command, catalog, database } = context;
    const [name = ''] = Object.keys(command);
    const namespace = `${database}.${collectionName(command, name)}`;
    check(command);
    const projection = parseProjection(docOption(command, 'fields'), context.variables, true);
    const query: Query = {
      filter: new FilterParser(context.variables).parse(docOption(command, 'query')),
      sort: parseSort(command['sort']),
      limit: 1,
      skip: 0,
      hint: command['hint'],
    };
    const { value, lastErrorObject } = await inSlices(catalog.store, modify(context, namespace, query));
    return { lastErrorObject, value: value && projection ? projection(value) : value, ok: 1 };
  },
};

export const FIND_AND_MODIFY_COMMANDS: Readonly<Record<string, Command>> = {
  findAndModify,
  findandmodify: findAndModify,
};
