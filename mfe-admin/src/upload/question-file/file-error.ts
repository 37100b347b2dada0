import { isReadable, READABLE_EXTENSIONS } from '@mockingbird/question-formats';
import * as messages from '../../messages/upload/question-file.js';

/** Returns an error message unless the file has a known ending. */
export const findFileError = ({ name }: File): string | undefined =>
  isReadable(name) ? undefined : messages.isNotReadable(name, READABLE_EXTENSIONS.join(', '));
