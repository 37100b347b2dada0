/**
 * Program of the worker thread that makes one SVG safe. It is plain JavaScript, so that it runs both from `src` (in tests) and
 * from `dist`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority, ownThread } from '../../common/lower-priority.mjs';
import { sanitizeSvg } from './sanitize-svg.mjs';

lowerPriority();
parentPort?.postMessage({ type: 'ready', thread: ownThread() });
parentPort?.postMessage({ type: 'sanitized', safe: sanitizeSvg(workerData) });
