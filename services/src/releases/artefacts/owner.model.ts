import { type Model, Schema } from 'mongoose';

/** The owner of a remote: the owner of its first version. */
export interface StoredRemoteOwner {
  name: string;
  owner: string;
}

export const REMOTE_OWNER = 'RemoteOwner';
export type RemoteOwnerModel = Model<StoredRemoteOwner>;
export const remoteOwnerSchema = new Schema<StoredRemoteOwner>(
  { name: { type: String, required: true }, owner: { type: String, required: true } },
  { collection: 'remoteOwners', versionKey: false },
);
remoteOwnerSchema.index({ name: 1 }, { unique: true });
