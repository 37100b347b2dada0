import { ObjectId } from 'bson';
import { decode } from '../bson/decode.js';
import { RawDocument } from '../bson/raw-document.js';
import { wholeNumber } from '../bson/numbers.js';
import { typeName, isDoc, type Doc } from '../bson/types.js';
import { errorReply, fail } from '../errors.js';
import { compilePipelineUpdate } from '../aggregate/update-pipeline.js';
import { MAX_ERROR_MESSAGES, MAX_WRITE_BATCH } from '../limits.js';
import type { Filter } from '../query/ast.js';
import { find, type Query } from '../query/find.js';
import { matches } from '../query/match.js';
import { FilterParser } from '../query/parse.js';
import { PAUSE, withoutPauses } from '../query/pause.js';
import { Found } from '../query/scan.js';
import { parseSort } from '../query/sort-spec.js';
import { checkNamespace } from '../storage/catalog.js';
import type { Collection } from '../storage/collection.js';
import { inSlices } from '../storage/slices.js';
import { parseArrayFilters } from '../update/array-filters.js';
import { parseUpdate, type Update } from '../update/update.js';
import { upsertDocument } from '../update/upsert.js';
import { arrayOption, checkFields, collectionName, docOption, flag, refuseCollation } from './options.js';
import type { Command, CommandContext } from './types.js';

function checkId(id: unknown): void {
  const type = typeName(id);
  if (type === 'array' || type === 'regex')
    throw fail('InvalidOptions', `The '_id' value cannot be of type ${type}`);
}

/** The document as it is stored: `_id` comes first, and is made when the client sent none. */
export function prepareInsert(document: unknown): Doc {
  if (!isDoc(document)) throw fail('TypeMismatch', 'documents to insert must be objects');
  const { _id: id = new ObjectId(), ...rest } = document;
  checkId(id);
  return Object.keys(document)[0] === '_id' ? document : { _id: id, ...rest };
}

/**
 * The first document that a query finds, for a change within the same transaction.
 * @param canPause whether others may have their turn meanwhile: not when nothing found means that something is inserted
 */
export function* findOne(
  context: CommandContext,
  collection: Collection,
  query: Query,
  canPause: boolean,
): Generator<void, Found | undefined> {
  for (const item of find(context.catalog.store, collection, query, context.budget)) {
    if (item === PAUSE) {
      if (canPause) yield;
      continue;
    }
    const fresh = canPause ? reread(collection, item.record, query) : item;
    if (fresh) return fresh;
  }
  return undefined;
}

/** A document as it is now, if it still matches: others may have had their turn since it was found. */
function reread(collection: Collection, record: number, query: Query): Found | undefined {
  const bytes = collection.isDropped ? undefined : collection.read(record);
  if (!bytes) return undefined;
  const found = new Found(record, bytes);
  return matches(query.filter, found.doc) ? found : undefined;
}

/** Every document that a query finds. All are found before any is changed; then others have their turn in between. */
function* findEach(
  context: CommandContext,
  collection: Collection,
  query: Query,
): Generator<Found | undefined> {
  const records: number[] = [];
  for (const item of find(context.catalog.store, collection, query, context.budget)) {
    if (item === PAUSE) yield undefined;
    else records.push(item.record);
  }
  for (const record of records) yield reread(collection, record, query);
}

/** Changes one found document. @returns whether anything is different now, and the document after */
export function change(
  collection: Collection,
  { record, bytes, doc }: Found,
  update: Update,
  { now, filter }: { readonly now: Date; readonly filter: Filter },
): { changed: boolean; after: Doc } {
  const after = update.apply(doc, { isInsert: false, now, filter });
  return { changed: collection.replace(record, decode(bytes), bytes, after), after };
}

export function parseUpdateFor(context: CommandContext, update: unknown, arrayFilters: unknown): Update {
  const { variables } = context;
  return parseUpdate(
    update,
    (stages) => compilePipelineUpdate(stages, variables),
    parseArrayFilters(arrayFilters, variables),
  );
}

/**
 * Runs each statement as MongoDB does: errors are listed; when ordered, the first ends the command. Others may have
 * their turn after every statement and wherever a statement pauses.
 */
function* runStatements(
  statements: readonly unknown[],
  ordered: boolean,
  run: (statement: unknown, index: number) => Generator<void> | undefined,
): Generator<void, Doc[]> {
  if (statements.length === 0 || statements.length > MAX_WRITE_BATCH) {
    throw fail(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${statements.length} operations.`,
    );
  }
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      const steps = run(statement, index);
      if (steps) yield* steps;
    } catch (error) {
      const { ok: _ok, codeName: _codeName, ...rest } = errorReply(error);
      // A hundred thousand messages would fit no answer.
      const isShort = writeErrors.length >= MAX_ERROR_MESSAGES;
      writeErrors.push(isShort ? { index, code: rest['code'], errmsg: '' } : { index, ...rest });
      if (ordered) break;
    }
    yield;
  }
  return writeErrors;
}

/** Inserts a document; one that came over the wire as it came, if it can be. */
function insertOne(collection: Collection, document: unknown): void {
  if (!(document instanceof RawDocument)) {
    collection.insert(prepareInsert(document));
    return;
  }
  const storable = document.storable(collection.indexedFields);
  if (!storable) {
    collection.insert(prepareInsert(document.decode()));
    return;
  }
  checkId(storable.fields['_id']);
  collection.insertStorable(storable);
}

const insert: Command = {
  fields: ['documents', 'ordered'],
  run: async ({ command, catalog, database }) => {
    const namespace = `${database}.${collectionName(command, 'insert')}`;
    checkNamespace(namespace);
    const documents = arrayOption(command, 'documents');
    let n = 0;
    const writeErrors = await inSlices(
      catalog.store,
      runStatements(documents, flag(command, 'ordered', true), (document) => {
        // Looked up for every document: the collection may be dropped while others have their turn.
        insertOne(catalog.ensure(namespace), document);
        n++;
        return undefined;
      }),
    );
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  },
};

const UPDATE_FIELDS = ['q', 'u', 'multi', 'upsert', 'hint', 'sort', 'collation', 'arrayFilters', 'c'];
const DELETE_FIELDS = ['q', 'limit', 'hint', 'collation'];

function checkStatement(statement: unknown, name: string, fields: readonly string[]): Doc {
  if (!isDoc(statement)) throw fail('TypeMismatch', `${name} statements must be objects`);
  checkFields(statement, name, fields);
  refuseCollation(statement);
  return statement;
}

function statementQuery(context: CommandContext, statement: Doc, limit: number | undefined): Query {
  return {
    filter: new FilterParser(context.variables).parse(docOption(statement, 'q')),
    sort: parseSort(statement['sort']),
    limit,
    skip: 0,
    hint: statement['hint'],
  };
}

interface UpdateTally {
  n: number;
  nModified: number;
  readonly upserted: Doc[];
}

function* runUpdate(
  context: CommandContext,
  namespace: string,
  statement: Doc,
  index: number,
  tally: UpdateTally,
): Generator<void> {
  const { catalog, now } = context;
  const multi = flag(statement, 'multi');
  const upsert = flag(statement, 'upsert');
  const update = parseUpdateFor(context, statement['u'], statement['arrayFilters']);
  if (multi && update.kind === 'replacement')
    throw fail('FailedToParse', 'multi update is not supported for replacement-style update');
  const query = statementQuery(context, statement, multi ? undefined : 1);
  const collection = upsert ? catalog.ensure(namespace) : catalog.find(namespace);
  if (!collection) return;
  const before = tally.n;
  const apply = (item: Found): void => {
    const { changed } = change(collection, item, update, { now, filter: query.filter });
    tally.n++;
    if (changed) tally.nModified++;
  };
  if (multi && !upsert) {
    for (const item of findEach(context, collection, query)) {
      if (item) apply(item);
      yield;
    }
  } else if (multi) {
    // Nothing may come between finding nothing and inserting.
    for (const item of [...withoutPauses(find(catalog.store, collection, query, context.budget))])
      apply(item);
  } else {
    const item = yield* findOne(context, collection, query, !upsert);
    if (item) apply(item);
  }
  if (tally.n > before || !upsert) return;
  const document = prepareInsert(upsertDocument(query.filter, update, now));
  collection.insert(document);
  tally.n++;
  tally.upserted.push({ index, _id: document['_id'] });
}

const update: Command = {
  fields: ['updates', 'ordered'],
  run: async (context) => {
    const { command, catalog, database } = context;
    const namespace = `${database}.${collectionName(command, 'update')}`;
    const updates = arrayOption(command, 'updates');
    const tally: UpdateTally = { n: 0, nModified: 0, upserted: [] };
    const writeErrors = await inSlices(
      catalog.store,
      runStatements(updates, flag(command, 'ordered', true), (given, index) => {
        const statement = checkStatement(given, 'update.updates', UPDATE_FIELDS);
        return runUpdate(context, namespace, statement, index, tally);
      }),
    );
    const { n, nModified, upserted } = tally;
    return {
      n,
      nModified,
      ...(upserted.length > 0 && { upserted }),
      ...(writeErrors.length > 0 && { writeErrors }),
      ok: 1,
    };
  },
};

function* runDelete(
  context: CommandContext,
  namespace: string,
  statement: Doc,
  removed: () => void,
): Generator<void> {
  const limit = wholeNumber(statement['limit']);
  if (limit !== 0 && limit !== 1)
    throw fail('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  const query = statementQuery(context, statement, limit === 0 ? undefined : 1);
  const collection = context.catalog.find(namespace);
  if (!collection) return;
  const remove = (item: Found): void => {
    collection.remove(item.record, item.doc, item.bytes);
    removed();
  };
  if (limit === 1) {
    const item = yield* findOne(context, collection, query, true);
    if (item) remove(item);
    return;
  }
  for (const item of findEach(context, collection, query)) {
    if (item) remove(item);
    yield;
  }
}

const remove: Command = {
  fields: ['deletes', 'ordered'],
  run: async (context) => {
    const { command, catalog, database } = context;
    const namespace = `${database}.${collectionName(command, 'delete')}`;
    const deletes = arrayOption(command, 'deletes');
    let n = 0;
    const writeErrors = await inSlices(
      catalog.store,
      runStatements(deletes, flag(command, 'ordered', true), (given) => {
        const statement = checkStatement(given, 'delete.deletes', DELETE_FIELDS);
        return runDelete(context, namespace, statement, () => n++);
      }),
    );
    return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
  },
};

/**
 * The commands that change documents, answered when everything is on disk. Each document changes whole or not at all; a
 * command of many is several transactions, as in MongoDB, so that others have their turn.
 */
export const WRITE_COMMANDS: Readonly<Record<string, Command>> = { insert, update, delete: remove };
