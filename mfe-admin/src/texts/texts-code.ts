import { createLazyCode } from '@mockingbird/remote-kit';

/** The list and the editor of texts. Other visitors do not load their code. */
export const textsCode = createLazyCode(() => import(/* webpackChunkName: "texts" */ './texts-lazy.js'));
