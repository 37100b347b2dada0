import type { Question } from '@mockingbird/contracts';
import type { FormatId } from './formats.js';
import type { Block, FileIssue, Omission } from './file-report.js';

/** A question that can be stored: the services require its ID. */
export type FileQuestion = Question & { questionId: string };

/** What a file holds. */
export interface ReadResult {
  format: FormatId;
  /** The valid questions, in the order of the file. */
  questions: FileQuestion[];
  /** Why other questions, or the whole file, could not be read. */
  issues: FileIssue[];
  /** What the file holds and a question of this site does not. */
  omissions: Omission[];
  /** Number of questions without an ID in the file. Theirs is made of their text. */
  madeIds: number;
  /** The text of the file, which can be corrected; undefined for a package of several files. */
  text?: string | undefined;
  /** The lines of `text` with issues. */
  blocks: Block[];
}

/** A written file. */
export interface WriteResult {
  content: Uint8Array<ArrayBuffer>;
  /** With the dot. */
  extension: string;
  mediaType: string;
  /** What the questions hold and the format does not. */
  omissions: Omission[];
}
