import { readQuestionFile, readQuestionText } from '@mockingbird/question-formats';
import type { ReadingRequest } from './read-in-background.js';

/** A worker reads one file and is then ended. */
self.addEventListener('message', ({ data }: MessageEvent<ReadingRequest>) => {
  const reading =
    data.kind === 'file' ? readQuestionFile(data.bytes, data.name) : readQuestionText(data.text, data.format);
  void reading.then(
    (result) => self.postMessage(result),
    (error: unknown) => {
      // A rejected promise is no error event, and the page waits for one.
      setTimeout(() => {
        throw error;
      });
    },
  );
});
