import type { LiveRemote } from '@mockingbird/contracts';
import { screenDataAddress } from '../../shared/offline/addresses.js';
import type { PageToDownload, VisitedScreen } from '../../shared/offline/messages.js';
import { findScreen, findVersion, type Screen } from '../rules/find-screen.js';
import type { CompositionCache } from '../store/composition-cache.js';
import { fetchWhole, type Tools } from './fetch-whole.js';
import { filesOf, listMissing, storeFiles } from './store-files.js';

/** A page that has no screen, or one that must not be stored. */
export class NotStorableError extends Error {}

/** Stores a screen that a tab showed, and the files of its remote. Ignores a version that is not of this composition. */
export async function storeVisitedScreen(
  cache: CompositionCache,
  { address, remote, version, title, data }: VisitedScreen,
  tools: Tools,
): Promise<void> {
  const composition = await cache.composition();
  const found = composition && findVersion(composition, remote, version);
  if (!found || !findScreen([found], address)) return;
  // Files first: a stored screen has the code that shows it.
  await storeFiles(cache, await filesOf(cache, found, tools), tools);
  const earlier = await cache.findScreen(address);
  const record = { address, remote, version, title, isDownloaded: earlier?.isDownloaded ?? false };
  await cache.putScreen({ ...record, storedAt: Date.now() }, JSON.stringify({ data }));
}

interface PlannedPage extends PageToDownload {
  screen: Screen;
}

/** What a download needs. */
export interface DownloadPlan {
  pages: PlannedPage[];
  remotes: LiveRemote[];
  /** Addresses of the files that are not stored yet. */
  missingFiles: string[];
}

/** @throws {NotStorableError} naming the first page that cannot be stored; {NetworkError} without the list of its files */
export async function planDownload(
  cache: CompositionCache,
  pages: readonly PageToDownload[],
  tools: Tools,
): Promise<DownloadPlan> {
  const composition = await cache.composition();
  const planned = pages.map((page) => {
    const screen = findScreen(composition?.remotes ?? [], page.address);
    if (!screen) throw new NotStorableError(`${page.address} cannot be stored`);
    return { ...page, screen };
  });
  const remotes = [...new Set(planned.map(({ screen }) => screen.remote))];
  const missing = await Promise.all(
    remotes.map(async (remote) => listMissing(cache, await filesOf(cache, remote, tools))),
  );
  return { pages: planned, remotes, missingFiles: missing.flat() };
}

/** Downloads pages: the code first, then the data of each. @param onProgress number of finished files and pages, and of all */
export async function downloadPages(
  cache: CompositionCache,
  { pages, remotes, missingFiles }: DownloadPlan,
  tools: Tools,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const total = missingFiles.length + pages.length;
  let done = 0;
  const advance = () => onProgress((done += 1), total);
  onProgress(0, total);
  for (const remote of remotes) await storeFiles(cache, await filesOf(cache, remote, tools), tools, advance);
  for (const { address, title, screen } of pages) {
    const { name: remote, version } = screen.remote;
    const data = await fetchWhole(tools, screenDataAddress(remote, version, address), { cache: 'no-cache' });
    const record = { address, remote, version, title, isDownloaded: true, storedAt: Date.now() };
    await cache.putScreen(record, await data.text());
    advance();
  }
}
