import * as messages from '../../messages/upload/question-file.js';

/** Returns an error message unless the file is a .json file. */
export const findFileError = (file: File): string | undefined =>
  /\.json$/i.test(file.name) ? undefined : messages.isNotAJson(file.name);
