// The chunk `repetition`: FSRS and the screen that repeats cards. `lazy-repetition.ts` loads it.
export { Repetition } from './repetition.js';
