import { onDemand } from '../lazy-code/lazy-code.js';

/** The form of reports. Few readers need it. */
export const reportCode = onDemand(() => import(/* webpackChunkName: "report" */ './report-dialog.js'));
