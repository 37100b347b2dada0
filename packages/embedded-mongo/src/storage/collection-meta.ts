import { Binary } from 'bson';
import { wholeNumber } from '../bson/numbers.js';
import { isDoc, type Doc } from '../bson/types.js';
import type { CollectionMeta } from './collection.js';
import type { IndexSpec } from './index-spec.js';

function parseIndex(stored: unknown): IndexSpec {
  if (!isDoc(stored)) throw new Error('an index is no document');
  const { name, key, partialFilterExpression: partial } = stored;
  const id = wholeNumber(stored['id']);
  if (typeof name !== 'string' || !isDoc(key) || id === undefined)
    throw new Error('an index lacks its name, key or id');
  const expireAfterSeconds = wholeNumber(stored['expireAfterSeconds']);
  return {
    id,
    name,
    key,
    unique: stored['unique'] === true,
    sparse: stored['sparse'] === true,
    multikey: stored['multikey'] === true,
    ...(isDoc(partial) && { partialFilterExpression: partial }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
  };
}

/**
 * Reads a catalogue entry from disk.
 * @throws Error that names the collection when the entry is not one of ours
 */
export function parseCollectionMeta(stored: Doc, namespace: string): CollectionMeta {
  const id = wholeNumber(stored['id']);
  const { uuid, indexes } = stored;
  if (id === undefined || !(uuid instanceof Binary) || !Array.isArray(indexes)) {
    throw new Error(`the catalogue entry of ${namespace} is damaged`);
  }
  return { id, uuid, indexes: indexes.map(parseIndex) };
}
