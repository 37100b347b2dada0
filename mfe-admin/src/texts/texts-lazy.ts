export { QueryCache } from '../api/query-cache.js';
export { Texts } from './texts.js';
