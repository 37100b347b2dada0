/**
 * Program of the worker thread that checks one question file. It is plain JavaScript, so that it runs both from `src` (in tests)
 * and from `dist`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { parseQuestionFile } from '@mockingbird/exam-core';
import { lowerPriority } from '../../common/lower-priority.mjs';

lowerPriority();
parentPort?.postMessage(parseQuestionFile(workerData));
