import { createLazyCode } from '../lazy-code/lazy-code.js';

/** The report dialog. It is loaded on demand, because few readers need it. */
export const lazyReportDialog = createLazyCode(
  () => import(/* webpackChunkName: "report" */ './report-dialog.js'),
);
