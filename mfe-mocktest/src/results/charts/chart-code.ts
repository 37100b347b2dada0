// The chunk `result-charts`: how a student used the time. `lazy-charts.ts` loads it.
export { TimeCharts } from './time-charts.js';
