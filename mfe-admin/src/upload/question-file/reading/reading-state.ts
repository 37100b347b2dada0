import type { ReadResult } from '@mockingbird/question-formats';

/** A file as the admin chose it. */
export interface SourceFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** State of the chosen file. `read`: the questions are known, and some may have issues. */
export type ReadingState =
  | { kind: 'none' }
  | { kind: 'reading'; source: SourceFile }
  | { kind: 'failed'; source: SourceFile; message: string }
  | {
      kind: 'read';
      source: SourceFile;
      result: ReadResult;
      /** Number of readings: the forms for corrections start again with each. */
      round: number;
      /** The admin chose to upload only the good questions. */
      isPartial: boolean;
    };

/** A JSON file is uploaded as it is, so the form says nothing about a good one. */
export const isJson = ({ name }: SourceFile): boolean => /\.json$/i.test(name);
