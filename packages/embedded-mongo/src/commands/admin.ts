import { encode } from '../bson/encode.js';
import { equalValues } from '../bson/compare.js';
import { describe } from '../bson/text.js';
import { isDoc, type Doc } from '../bson/types.js';
import { fail, unsupported } from '../errors.js';
import { MAX_INDEXES_PER_COLLECTION } from '../limits.js';
import { matches } from '../query/match.js';
import { FilterParser } from '../query/parse.js';
import { finish } from '../query/pause.js';
import type { Collection } from '../storage/collection.js';
import { checkPartialFilter } from '../storage/partial-filter.js';
import { databaseSizes } from '../storage/statistics.js';
import {
  parseIndexRequest,
  sameIndex,
  sameKey,
  showIndex,
  type IndexRequest,
} from '../storage/index-spec.js';
import { arrayOption, collectionName, countOption, docOption, flag } from './options.js';
import type { Command, CommandContext } from './types.js';

function existing(context: CommandContext, field: string): Collection {
  const namespace = `${context.database}.${collectionName(context.command, field)}`;
  const collection = context.catalog.find(namespace);
  if (!collection) throw fail('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return collection;
}

function batchSize(command: Doc): number | undefined {
  return countOption(docOption(command, 'cursor'), 'batchSize');
}

const CREATE_OPTIONS = [
  'capped',
  'size',
  'max',
  'timeseries',
  'viewOn',
  'pipeline',
  'validator',
  'validationLevel',
  'validationAction',
  'clusteredIndex',
  'expireAfterSeconds',
  'changeStreamPreAndPostImages',
  'encryptedFields',
  'storageEngine',
  'indexOptionDefaults',
  'autoIndexId',
  'idIndex',
];

const create: Command = {
  fields: CREATE_OPTIONS,
  run: async (context) => {
    const { command, catalog } = context;
    const namespace = `${context.database}.${collectionName(command, 'create')}`;
    const unsupportedOption = Object.keys(command).find(
      (name) => CREATE_OPTIONS.includes(name) && command[name] !== false && name !== 'autoIndexId',
    );
    if (unsupportedOption) throw unsupported(`create with ${unsupportedOption}`);
    // Asking again for a plain collection is no error in MongoDB since 7.0.
    await catalog.store.write(() => catalog.ensure(namespace));
    return { ok: 1 };
  },
};

/** @returns whether the index is there already. @throws MongoError 85 or 86 when one like it is there */
function compareWithExisting(collection: Collection, request: IndexRequest): boolean {
  for (const { spec } of collection.indexes) {
    if (spec.name === '_id_' && sameKey(spec.key, request.key)) return true;
    const sameName = spec.name === request.name;
    if (sameName && sameIndex(spec, request)) return true;
    if (sameName) {
      throw fail(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${request.name}`,
      );
    }
    if (
      sameKey(spec.key, request.key) &&
      equalValues(spec.partialFilterExpression, request.partialFilterExpression)
    ) {
      throw fail(
        'IndexOptionsConflict',
        `Index already exists with a different name or different options: ${spec.name}`,
      );
    }
  }
  return false;
}

/** Adds all the indexes, or none when one of them cannot be made. */
function addAll(
  { catalog }: CommandContext,
  collection: Collection,
  requests: readonly IndexRequest[],
): void {
  const added: string[] = [];
  try {
    for (const request of requests) {
      if (compareWithExisting(collection, request)) continue;
      catalog.addIndex(collection, request);
      added.push(request.name);
    }
  } catch (error) {
    for (const name of added) collection.dropIndex(name);
    throw error;
  }
}

const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  run: async (context) => {
    const { command, catalog, database } = context;
    const namespace = `${database}.${collectionName(command, 'createIndexes')}`;
    const requests = arrayOption(command, 'indexes').map(parseIndexRequest);
    if (requests.length === 0) throw fail('BadValue', 'Must specify at least one index to create');
    for (const { partialFilterExpression } of requests)
      if (partialFilterExpression) checkPartialFilter(partialFilterExpression);
    return catalog.store.write(() => {
      const createdCollectionAutomatically = !catalog.find(namespace);
      const collection = catalog.ensure(namespace);
      const numIndexesBefore = collection.indexes.length;
      const missing = requests.filter((request) => !compareWithExisting(collection, request));
      if (numIndexesBefore + missing.length > MAX_INDEXES_PER_COLLECTION)
        throw fail(
          'CannotCreateIndex',
          `add index fails, too many indexes for ${namespace} key:${describe(missing[0]?.key)}`,
        );
      addAll(context, collection, missing);
      const numIndexesAfter = collection.indexes.length;
      const note = numIndexesAfter === numIndexesBefore ? { note: 'all indexes already exist' } : {};
      return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ...note, ok: 1 };
    });
  },
};

const listIndexes: Command = {
  fields: ['cursor'],
  run: async (context) => {
    const collection = existing(context, 'listIndexes');
    const documents = collection.indexes.map(({ spec }) => encode(showIndex(spec)));
    return context.cursors.first(collection.namespace, documents.values(), batchSize(context.command));
  },
};

function namesToDrop(collection: Collection, index: unknown): string[] {
  const names = collection.indexes.map(({ spec }) => spec.name);
  if (index === '*') return names.filter((name) => name !== '_id_');
  if (Array.isArray(index)) return index.flatMap((item) => namesToDrop(collection, item));
  const found = collection.indexes.find(({ spec }) =>
    isDoc(index) ? sameKey(spec.key, index) : spec.name === index,
  );
  if (!found)
    throw fail(
      'IndexNotFound',
      isDoc(index) ? "can't find index with key" : `index not found with name [${String(index)}]`,
    );
  if (found.spec.name === '_id_') throw fail('InvalidOptions', 'cannot drop _id index');
  return [found.spec.name];
}

const dropIndexes: Command = {
  fields: ['index'],
  run: async (context) => {
    const collection = existing(context, 'dropIndexes');
    return context.catalog.store.write(() => {
      const nIndexesWas = collection.indexes.length;
      for (const name of namesToDrop(collection, context.command['index'])) collection.dropIndex(name);
      return { nIndexesWas, ok: 1 };
    });
  },
};

const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: async (context) => {
    const { command, catalog, database } = context;
    const filter = new FilterParser(context.variables).parse(docOption(command, 'filter'));
    const documents = catalog
      .of(database)
      .map((collection): Doc => {
        const name = collection.namespace.slice(database.length + 1);
        if (flag(command, 'nameOnly')) return { name, type: 'collection' };
        return {
          name,
          type: 'collection',
          options: {},
          info: { readOnly: false, uuid: collection.meta.uuid },
          idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
        };
      })
      .filter((document) => matches(filter, document))
      .map(encode);
    return context.cursors.first(`${database}.$cmd.listCollections`, documents.values(), batchSize(command));
  },
};

const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: async (context) => {
    const { command, catalog, budget } = context;
    const filter = new FilterParser(context.variables).parse(docOption(command, 'filter'));
    const nameOnly = flag(command, 'nameOnly');
    const databases: Doc[] = [];
    let totalSize = 0;
    for (const name of catalog.databases()) {
      const sizes = nameOnly ? undefined : await finish(databaseSizes(catalog, name, 1, budget));
      const sizeOnDisk = Number(sizes?.['totalSize'] ?? 0);
      const document: Doc = nameOnly ? { name } : { name, sizeOnDisk, empty: false };
      if (!matches(filter, document)) continue;
      databases.push(document);
      totalSize += sizeOnDisk;
    }
    const totals = { totalSize, totalSizeMb: Math.floor(totalSize / 2 ** 20) };
    return { databases, ...(!nameOnly && totals), ok: 1 };
  },
};

const drop: Command = {
  fields: [],
  run: async (context) => {
    const { catalog, command, database } = context;
    const collection = catalog.find(`${database}.${collectionName(command, 'drop')}`);
    // Dropping what is not there is no error in MongoDB since 7.0.
    if (!collection) return { ok: 1 };
    return catalog.store.write(() => {
      const nIndexesWas = collection.indexes.length;
      catalog.drop(collection);
      return { nIndexesWas, ns: collection.namespace, ok: 1 };
    });
  },
};

const dropDatabase: Command = {
  fields: [],
  run: async ({ catalog, database }) =>
    catalog.store.write(() => {
      const collections = catalog.of(database);
      for (const collection of collections) catalog.drop(collection);
      return { ...(collections.length > 0 && { dropped: database }), ok: 1 };
    }),
};

/** The commands about collections, indexes and databases. */
export const ADMIN_COMMANDS: Readonly<Record<string, Command>> = {
  create,
  createIndexes,
  listIndexes,
  dropIndexes,
  deleteIndexes: dropIndexes,
  listCollections,
  listDatabases,
  drop,
  dropDatabase,
};
