// The chunk `similar-questions`: more questions of a topic. `lazy-similar.ts` loads it.
export { loadSimilar } from './load-similar.js';
export { SimilarList } from './similar-list.js';
