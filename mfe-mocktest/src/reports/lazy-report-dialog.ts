import { createLazyCode } from '@mockingbird/remote-kit';

/** The report dialog. It is loaded on demand, because few readers need it. */
export const lazyReportDialog = createLazyCode(
  () => import(/* webpackChunkName: "report" */ './report-dialog.js'),
);
