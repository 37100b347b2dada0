import { type Model, Schema } from 'mongoose';

/** A browser file of some build of the shell. */
export interface StoredShellFile {
  /** Its name holds a hash of its content: a name never has two contents. */
  file: string;
  /** sha384, as in a manifest. */
  integrity: string;
  bytes: Buffer;
  /** The database removes it then, unless an edge publishes it again before. */
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
