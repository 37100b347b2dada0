import { createLazyCode } from '@mockingbird/remote-kit';

/** The editor of a question. The list of questions shows without its code. */
export const editorCode = createLazyCode(
  () => import(/* webpackChunkName: "question-editor" */ './editor-lazy.js'),
);
