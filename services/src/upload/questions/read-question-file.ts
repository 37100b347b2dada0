import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { questionFileSteps, type QuestionFileResult } from '@mockingbird/exam-core';
import pLimit from 'p-limit';
import { errorField } from '../../common/error-field.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { INLINE_FILE_BYTES, QUESTION_FILE_HEAP_MB } from '../limits.js';

const WORKER_FILE = fileURLToPath(new URL('./question-file-worker.mjs', import.meta.url));
/** One file at a time, so that several large ones do not take all processors and memory. */
const oneByOne = pLimit(1);

/** Error code of a thread that exceeded its memory. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const tooComplex = (): QuestionFileResult => ({
  ok: false,
  issues: [{ path: '', message: `Checking this file takes more than ${QUESTION_FILE_HEAP_MB} MB of memory` }],
  warnings: [],
});

/** @param heapMb memory limit of the thread */
function readInThread(file: Uint8Array, heapMb: number): Promise<QuestionFileResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER_FILE, {
      workerData: file,
      // A copy of some megabytes would hold up other requests.
      transferList: file.buffer instanceof ArrayBuffer ? [file.buffer] : [],
      // By default a worker inherits the environment and options of the process; it needs neither.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.once('message', resolve);
    worker.once('error', (error) =>
      errorField(error, 'code') === OUT_OF_MEMORY ? resolve(tooComplex()) : reject(error),
    );
    worker.once('exit', () =>
      reject(new Error('The thread that checks a question file ended without a result')),
    );
  });
}

/**
 * Checks a question file, see `parseQuestionFile`. A thread checks a large one: a hostile file of ten megabytes takes seconds, and other
 * requests are served meanwhile.
 * @param file JSON in UTF-8. Bytes of a large one go to the thread: they are empty afterwards
 * @param heapMb memory limit of the thread, in megabytes
 */
export function readQuestionFile(
  file: Uint8Array | string,
  heapMb: number = QUESTION_FILE_HEAP_MB,
): Promise<QuestionFileResult> {
  if (file.length <= INLINE_FILE_BYTES) return new EventLoopYield().runSteps(questionFileSteps(file));
  return oneByOne(() => readInThread(typeof file === 'string' ? Buffer.from(file) : file, heapMb));
}
