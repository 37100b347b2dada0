import { lazyCode } from '../lazy-code/lazy-code.js';
import type { LazyCodeState } from '../lazy-code/use-lazy-code.js';

export type UploadFormCode = typeof import('./upload-form-lazy.js');
export type UploadFormCodeState = LazyCodeState<UploadFormCode>;

/** Parts of the form that load after the page is interactive. */
export const uploadFormCode = lazyCode<UploadFormCode>(
  () => import(/* webpackChunkName: "more" */ './upload-form-lazy.js'),
);
