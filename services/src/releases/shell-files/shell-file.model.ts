import { type Model, Schema } from 'mongoose';

/** A browser file of a shell build. */
export interface StoredShellFile {
  /** The name contains a hash of the content, so that a name has only one content. */
  file: string;
  /** SHA-384, as in a manifest. */
  integrity: string;
  bytes: Buffer;
  /** MongoDB removes the document at this time, unless an edge publishes the file again. */
  expires: Date;
}

export const SHELL_FILE = 'ShellFile';
export type ShellFileModel = Model<StoredShellFile>;
export const shellFileModelSchema = new Schema<StoredShellFile>(
  {
    file: { type: String, required: true },
    integrity: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'shellFiles', versionKey: false },
);
shellFileModelSchema.index({ file: 1 }, { unique: true });
shellFileModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
