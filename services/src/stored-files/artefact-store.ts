export const ARTEFACT_STORE = Symbol('artefact store');

/**
 * Stores the files of published versions. A folder exists after `write` has resolved. It is then complete and immutable.
 */
export interface ArtefactStore {
  /**
   * Writes files durably. A folder that already exists has the same content and stays.
   * @param folder relative path, unique for the content
   * @param files by name; a name may contain folders
   */
  write(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** @returns the file, or undefined if it does not exist */
  read(folder: string, file: string): Promise<Buffer | undefined>;
  /** Removes a folder with its files. A missing folder is not an error. */
  remove(folder: string): Promise<void>;
}
