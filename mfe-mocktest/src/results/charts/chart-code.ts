// The chunk `result-charts`: sections compared, and how a student used the time. `lazy-charts.ts` loads it.
export { SectionTable } from '../sections/section-table.js';
export { TimeCharts } from './time-charts.js';
