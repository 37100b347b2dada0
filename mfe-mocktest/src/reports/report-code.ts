import { onDemand } from '../on-demand/on-demand.js';

/** The form of reports. Few readers need it. */
export const reportCode = onDemand(() => import(/* webpackChunkName: "report" */ './ReportDialog.js'));
