import { Inject, Injectable } from '@nestjs/common';
import { ARTEFACT_STORE } from './artefact-store.js';
import type { ArtefactStore } from './artefact-store.js';

/** Folders of other modules. No remote has such a name, and garbage collection knows only the folders of remotes. */
export type FolderOwner = '_media';

/** Files of other modules in the store of published files. A folder is complete and never changes. */
@Injectable()
export class StoredFilesService {
  constructor(@Inject(ARTEFACT_STORE) private readonly store: ArtefactStore) {}

  /**
   * @param folder unique for the content
   * @param files by name
   */
  write(owner: FolderOwner, folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
    return this.store.write(`${owner}/${folder}`, files);
  }

  /** @returns undefined if it does not exist */
  read(owner: FolderOwner, folder: string, file: string): Promise<Buffer | undefined> {
    return this.store.read(`${owner}/${folder}`, file);
  }
}
