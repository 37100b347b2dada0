import { ObjectId } from 'bson';
import { decode } from '../bson/decode.js';
import { wholeNumber } from '../bson/numbers.js';
import { typeName, isDoc, type Doc } from '../bson/types.js';
import { errorReply, fail, unsupported } from '../errors.js';
import { compilePipelineUpdate } from '../aggregate/update-pipeline.js';
import { MAX_WRITE_BATCH } from '../limits.js';
import type { Budget } from '../query/budget.js';
import { find, type Query } from '../query/find.js';
import { FilterParser } from '../query/parse.js';
import type { Found } from '../query/scan.js';
import { parseSort } from '../query/sort-spec.js';
import type { Collection } from '../storage/collection.js';
import { parseUpdate, type Update } from '../update/update.js';
import { upsertDocument } from '../update/upsert.js';
import { arrayOption, checkFields, collectionName, docOption, flag, refuseCollation } from './options.js';
import { budgetOf } from './read.js';
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

/** The documents that a statement is about. They are found before any is changed. */
export function targets(
  context: CommandContext,
  collection: Collection,
  query: Query,
  budget: Budget,
): Found[] {
  return [...find(context.catalog.store, collection, query, budget)];
}

/** Changes one found document. @returns whether anything is different now, and the document after */
export function change(
  collection: Collection,
  { record, bytes, doc }: Found,
  update: Update,
  now: Date,
): { changed: boolean; after: Doc } {
  const after = update.apply(doc, false, now);
  return { changed: collection.replace(record, decode(bytes), bytes, after), after };
}

export function parseUpdateFor(context: CommandContext, update: unknown): Update {
  return parseUpdate(update, (stages) => compilePipelineUpdate(stages, context.variables));
}

/** Runs each statement as MongoDB does: errors are listed; when ordered, the first ends the command. */
function runStatements(
  statements: readonly unknown[],
  ordered: boolean,
  run: (statement: unknown, index: number) => void,
): Doc[] {
  if (statements.length === 0 || statements.length > MAX_WRITE_BATCH) {
    throw fail(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${statements.length} operations.`,
    );
  }
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      const { ok: _ok, codeName: _codeName, ...rest } = errorReply(error);
      writeErrors.push({ index, ...rest });
      if (ordered) break;
    }
  }
  return writeErrors;
}

const insert: Command = {
  fields: ['documents', 'ordered'],
  run: async ({ command, catalog, database }) => {
    const namespace = `${database}.${collectionName(command, 'insert')}`;
    const documents = arrayOption(command, 'documents');
    return catalog.store.write(() => {
      let n = 0;
      const collection = catalog.ensure(namespace);
      const writeErrors = runStatements(documents, flag(command, 'ordered', true), (document) => {
        collection.insert(prepareInsert(document));
        n++;
      });
      return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
    });
  },
};

const UPDATE_FIELDS = ['q', 'u', 'multi', 'upsert', 'hint', 'sort', 'collation', 'arrayFilters', 'c'];
const DELETE_FIELDS = ['q', 'limit', 'hint', 'collation'];

function checkStatement(statement: unknown, name: string, fields: readonly string[]): Doc {
  if (!isDoc(statement)) throw fail('TypeMismatch', `${name} statements must be objects`);
  checkFields(statement, name, fields);
  refuseCollation(statement);
  if (Array.isArray(statement['arrayFilters']) && statement['arrayFilters'].length > 0)
    throw unsupported('arrayFilters');
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

function runUpdate(
  context: CommandContext,
  namespace: string,
  statement: Doc,
  index: number,
  tally: UpdateTally,
): void {
  const { catalog, now } = context;
  const multi = flag(statement, 'multi');
  const update = parseUpdateFor(context, statement['u']);
  if (multi && update.kind === 'replacement')
    throw fail('FailedToParse', 'multi update is not supported for replacement-style update');
  const query = statementQuery(context, statement, multi ? undefined : 1);
  const upsert = flag(statement, 'upsert');
  const collection = upsert ? catalog.ensure(namespace) : catalog.find(namespace);
  if (!collection) return;
  const found = targets(context, collection, query, budgetOf(context.command));
  for (const item of found) {
    const { changed } = change(collection, item, update, now);
    tally.n++;
    if (changed) tally.nModified++;
  }
  if (found.length > 0 || !upsert) return;
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
    return catalog.store.write(() => {
      const tally: UpdateTally = { n: 0, nModified: 0, upserted: [] };
      const writeErrors = runStatements(updates, flag(command, 'ordered', true), (statement, index) => {
        runUpdate(
          context,
          namespace,
          checkStatement(statement, 'update.updates', UPDATE_FIELDS),
          index,
          tally,
        );
      });
      const { n, nModified, upserted } = tally;
      return {
        n,
        nModified,
        ...(upserted.length > 0 && { upserted }),
        ...(writeErrors.length > 0 && { writeErrors }),
        ok: 1,
      };
    });
  },
};

const remove: Command = {
  fields: ['deletes', 'ordered'],
  run: async (context) => {
    const { command, catalog, database } = context;
    const namespace = `${database}.${collectionName(command, 'delete')}`;
    const deletes = arrayOption(command, 'deletes');
    return catalog.store.write(() => {
      let n = 0;
      const writeErrors = runStatements(deletes, flag(command, 'ordered', true), (given) => {
        const statement = checkStatement(given, 'delete.deletes', DELETE_FIELDS);
        const limit = wholeNumber(statement['limit']);
        if (limit !== 0 && limit !== 1)
          throw fail(
            'FailedToParse',
            `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`,
          );
        const query = statementQuery(context, statement, limit === 0 ? undefined : 1);
        const collection = catalog.find(namespace);
        if (!collection) return;
        for (const { record, doc } of targets(context, collection, query, budgetOf(command))) {
          collection.remove(record, doc);
          n++;
        }
      });
      return { n, ...(writeErrors.length > 0 && { writeErrors }), ok: 1 };
    });
  },
};

/** The commands that change documents. Each is one transaction, answered when it is on disk. */
export const WRITE_COMMANDS: Readonly<Record<string, Command>> = { insert, update, delete: remove };
