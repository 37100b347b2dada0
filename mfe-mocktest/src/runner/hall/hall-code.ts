// The chunk `hall`: code of the view with one question. `lazy-hall.ts` loads it.
export { HallView } from './hall-view.js';
