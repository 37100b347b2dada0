import type { FormatId, ReadResult } from '@mockingbird/question-formats';
import { formatsCode } from './formats-code.js';

/** A file, or its corrected text. */
export type ReadingRequest =
  { kind: 'file'; bytes: Uint8Array; name: string } | { kind: 'text'; text: string; format: FormatId };

/** A browser starts no worker from another origin: so it is with a developer's build in a deployed site. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./reading.worker.js', import.meta.url));
  } catch {
    return undefined;
  }
}

async function readHere(request: ReadingRequest): Promise<ReadResult> {
  const { readQuestionFile, readQuestionText } = await formatsCode.load();
  return request.kind === 'file'
    ? readQuestionFile(request.bytes, request.name)
    : readQuestionText(request.text, request.format);
}

/** Reads a file in a worker, so that the page stays usable; without one, on the page. */
export async function readInBackground(request: ReadingRequest): Promise<ReadResult> {
  const worker = startWorker();
  if (!worker) return readHere(request);
  try {
    return await new Promise<ReadResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ReadResult>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker did not start')));
      worker.postMessage(request);
    });
  } catch {
    return await readHere(request);
  } finally {
    worker.terminate();
  }
}
