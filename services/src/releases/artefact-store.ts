/** Keeps the files of published versions. A version's folder appears whole or not at all, and never changes. */
export interface ArtefactStore {
  /**
   * Keeps files durably; a folder that exists already holds the same content and stays.
   * @param folder relative, unique to the content
   * @param files by name; a name may contain folders
   */
  keep(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** @returns the file, or undefined when there is none */
  read(folder: string, file: string): Promise<Buffer | undefined>;
}
