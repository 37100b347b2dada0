/** A page to download, and its name in lists of stored pages. */
export interface OfflinePage {
  /** Path with query. */
  address: string;
  title: string;
}

/** Why a download failed: no network, no room on the device, a page that cannot be stored, or another error. */
export type OfflineFailure = 'network' | 'storage' | 'not-storable' | 'failed';

/** The only error of `offline`. */
export class OfflineError extends Error {
  constructor(readonly reason: OfflineFailure) {
    super(`Offline use: ${reason}`);
    this.name = 'OfflineError';
  }
}

/** Pages on this device that work without a network. */
export interface OfflinePages {
  /** Whether all pages are stored. Visited pages are stored too, while there is room. */
  isAvailable: (addresses: readonly string[]) => Promise<boolean>;
  /** Measures what a download would send over the network, in bytes. @throws {OfflineError} */
  measure: (addresses: readonly string[]) => Promise<number>;
  /**
   * Stores pages with the code that shows them, until `remove`. What was stored before an error stays.
   * @param onProgress receives the number of finished parts, and of all
   * @throws {OfflineError}
   */
  download: (
    pages: readonly OfflinePage[],
    onProgress: (done: number, total: number) => void,
  ) => Promise<void>;
  /** @throws {OfflineError} */
  remove: (addresses: readonly string[]) => Promise<void>;
}

let load: (() => Promise<OfflinePages>) | undefined;

/** For the shell: sets what loads the code of offline use. It is not set where the browser cannot store pages. */
export function setOfflinePages(loadPages: () => Promise<OfflinePages>): void {
  load = loadPages;
}

async function loaded(): Promise<OfflinePages> {
  if (!load) throw new OfflineError('failed');
  return load();
}

/** Pages on this device that work without a network. */
export const offline: OfflinePages & {
  /** Whether this browser and this site store pages. False on the server. */
  isSupported: () => boolean;
} = {
  isSupported: () => load !== undefined,
  isAvailable: async (addresses) => (await loaded()).isAvailable(addresses),
  measure: async (addresses) => (await loaded()).measure(addresses),
  download: async (pages, onProgress) => (await loaded()).download(pages, onProgress),
  remove: async (addresses) => (await loaded()).remove(addresses),
};
