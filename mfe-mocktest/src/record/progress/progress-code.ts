// The chunk `record-progress`: the content of the progress page. `lazy-progress.ts` loads it.
export { ProgressContent } from './progress-content.js';
