/** The number changes with the form of what is stored. Caches of another form are deleted. */
const PREFIX = 'mb-1-';

/** Has the worker's state: which composition pages come from. */
export const STATE_CACHE = `${PREFIX}state`;

/** Each composition has one cache, so that two of them never mix. */
export const compositionCacheName = (key: string): string => `${PREFIX}composition-${key}`;
