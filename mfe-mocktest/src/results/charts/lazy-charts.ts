import { createLazyCode } from '@mockingbird/remote-kit';

/** Exports of the charts' chunk. */
export type ChartCode = typeof import('./chart-code.js');

/** The code of the charts. The result itself does not need it. */
export const lazyCharts = createLazyCode<ChartCode>(
  () => import(/* webpackChunkName: "result-charts" */ './chart-code.js'),
);
