import { createLazyCode } from '@mockingbird/remote-kit';

export type FormatsCode = typeof import('@mockingbird/question-formats');

/**
 * Readers and writers of question files. They load when a file is chosen or downloaded. The server bundle has none: it
 * would be more than twice as large.
 */
export const formatsCode = createLazyCode<FormatsCode>(() =>
  typeof window === 'undefined'
    ? Promise.reject(new Error('Only browsers read and write question files'))
    : import(/* webpackChunkName: "formats" */ '@mockingbird/question-formats'),
);
