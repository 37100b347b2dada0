import { createLazyCode } from '@mockingbird/remote-kit';

/** The content of the question bank. Other visitors do not load its code. */
export const bankCode = createLazyCode(() => import(/* webpackChunkName: "bank" */ './bank-lazy.js'));
