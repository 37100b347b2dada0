export const ARTEFACT_STORE = Symbol('artefact store');

/**
 * Keeps the files of published versions. A folder counts when `keep` has resolved; it is whole then, and never changes.
 */
export interface ArtefactStore {
  /**
   * Keeps files durably; a folder that exists already holds the same content and stays.
   * @param folder relative, unique to the content
   * @param files by name; a name may contain folders
   */
  keep(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** @returns the file, or undefined when there is none */
  read(folder: string, file: string): Promise<Buffer | undefined>;
  /** Takes a folder away with all that is in it; one that is not there is no fault. */
  remove(folder: string): Promise<void>;
}
