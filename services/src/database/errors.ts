import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** @returns whether a unique index refused the write */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** @returns indexes of the documents that a unique index refused, or undefined when something else failed */
export function duplicatesOf(error: unknown): ReadonlySet<number> | undefined {
  if (!(error instanceof mongo.MongoBulkWriteError)) return undefined;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE_KEY)) return undefined;
  return new Set(errors.map(({ index }) => index));
}

const NOT_CONNECTED = /before initial connection is complete|connection (?:was|is) (?:closed|disconnected)/i;
/** The driver says by these names that it lost the database or never found it. */
const AWAY_NAMES = new Set(['MongooseServerSelectionError', 'MongoPoolClearedError']);

/**
 * A write of several documents that is cut arrives as a bulk error that wraps the driver's own. It then names no document
 * that the database refused.
 * @returns the driver's own error, if this is such a cut
 */
function cutOff(error: Error): unknown {
  if (!(error instanceof mongo.MongoBulkWriteError)) return undefined;
  return [error.writeErrors].flat().length > 0 ? undefined : error.errorResponse;
}

/** @returns whether the operation failed because the database cannot be reached */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError)
    return true;
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError)
    return true;
  if (AWAY_NAMES.has(error.name)) return true;
  if (error.name === 'MongooseError' && NOT_CONNECTED.test(error.message)) return true;
  const cause = cutOff(error);
  return cause !== undefined && isDatabaseAway(cause);
}
