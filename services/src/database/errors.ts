import { mongo } from 'mongoose';
import { errorField } from '../common/error-field.js';

const DUPLICATE_KEY = 11_000;
const OUT_OF_DISK_SPACE = 14_031;

/** @returns whether a unique index rejected the write */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}

/** @returns indexes of the documents that a unique index rejected, or undefined when something else failed */
export function findDuplicates(error: unknown): ReadonlySet<number> | undefined {
  if (!(error instanceof mongo.MongoBulkWriteError)) return undefined;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== DUPLICATE_KEY)) return undefined;
  return new Set(errors.map(({ index }) => index));
}

/** @returns whether the database rejected a write because its disk is full */
export function isDiskFull(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === OUT_OF_DISK_SPACE;
}

const NOT_CONNECTED = /before initial connection is complete|connection (?:was|is) (?:closed|disconnected)/i;
/** Names of driver errors for a lost or missing connection. */
const UNAVAILABLE_NAMES = new Set(['MongooseServerSelectionError', 'MongoPoolClearedError']);

/** The driver passes this error of its socket on, when the database ends between two requests of a connection. */
const WRITE_AFTER_END = 'EPIPE';

/**
 * An interrupted bulk write throws a bulk error that wraps the network error and names no rejected document.
 * @returns the wrapped error of an interrupted bulk write, otherwise undefined
 */
function interruptionCause(error: Error): unknown {
  if (!(error instanceof mongo.MongoBulkWriteError)) return undefined;
  return [error.writeErrors].flat().length > 0 ? undefined : error.errorResponse;
}

/** @returns whether the operation failed because the database is unavailable */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (errorField(error, 'code') === WRITE_AFTER_END) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError)
    return true;
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError)
    return true;
  if (UNAVAILABLE_NAMES.has(error.name)) return true;
  if (error.name === 'MongooseError' && NOT_CONNECTED.test(error.message)) return true;
  const cause = interruptionCause(error);
  return cause !== undefined && isDatabaseUnavailable(cause);
}
