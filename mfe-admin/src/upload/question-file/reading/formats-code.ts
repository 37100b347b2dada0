import { createLazyCode } from '@mockingbird/remote-kit';

export type FormatsCode = typeof import('@mockingbird/question-formats');

/** Readers and writers of question files. They load when a file is chosen or downloaded. */
export const formatsCode = createLazyCode<FormatsCode>(
  () => import(/* webpackChunkName: "formats" */ '@mockingbird/question-formats'),
);
