import { wholeNumber } from '../bson/numbers.js';
import type { Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import { finish } from '../query/pause.js';
import { databaseSizes, measure, showCollectionSizes } from '../storage/statistics.js';
import { collectionName } from './options.js';
import type { Command } from './types.js';

function scaleOf(command: Doc): number {
  const scale = wholeNumber(command['scale'] ?? 1);
  if (scale === undefined || scale < 1)
    throw fail('BadValue', 'Scale factor must be a whole number of at least 1');
  return scale;
}

const dbStats: Command = {
  fields: ['scale', 'freeStorage'],
  run: async ({ command, catalog, database, budget }) => ({
    ...(await finish(databaseSizes(catalog, database, scaleOf(command), budget))),
    ok: 1,
  }),
};

const NOTHING = { count: 0, size: 0, storageSize: 0, indexSizes: {} };

const collStats: Command = {
  fields: ['scale'],
  run: async ({ command, catalog, database, budget }) => {
    const [name = ''] = Object.keys(command);
    const ns = `${database}.${collectionName(command, name)}`;
    const collection = catalog.find(ns);
    const sizes = collection ? await finish(measure(catalog.store, collection, budget)) : NOTHING;
    return { ns, ...showCollectionSizes(sizes, scaleOf(command)), ok: 1 };
  },
};

/** The commands that say how much there is. */
export const STATISTICS_COMMANDS: Readonly<Record<string, Command>> = {
  dbStats,
  dbstats: dbStats,
  collStats,
  collstats: collStats,
};
