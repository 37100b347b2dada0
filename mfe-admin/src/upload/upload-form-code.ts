import { createLazyCode } from '@mockingbird/remote-kit';
import type { LazyCodeState } from '../lazy-code/use-lazy-code.js';

export type UploadFormCode = typeof import('./upload-form-lazy.js');
export type UploadFormCodeState = LazyCodeState<UploadFormCode>;

/** Parts of the form that load after the page is interactive. */
export const uploadFormCode = createLazyCode<UploadFormCode>(
  () => import(/* webpackChunkName: "more" */ './upload-form-lazy.js'),
);
