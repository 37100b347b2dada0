import type { LiveComposition, LiveRemote } from '@mockingbird/contracts';
import { OFFLINE_PAGE, screenDataAddress } from '../../shared/offline/addresses.js';
import { findScreen, findSuccessor } from '../rules/find-screen.js';
import { readOfflinePage } from '../rules/read-offline-page.js';
import { compositionCacheName } from '../store/cache-names.js';
import { CompositionCache } from '../store/composition-cache.js';
import { openActive, writeActiveKey } from '../store/active-composition.js';
import type { ScreenRecord } from '../store/screen-record.js';
import { fetchWhole, NetworkError, type Tools } from './fetch-whole.js';
import { filesOf, forEachLimited, storeFiles } from './store-files.js';

/** The screen's content is gone, or its address moved. Another status means that the edge cannot answer now. */
const GONE = new Set([404, 410]);

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @throws when the edge sends another composition than the key names: the key contains a digest of the content */
async function fetchComposition(key: string, tools: Tools): Promise<string> {
  const text = await (await fetchWhole(tools, `/_mb/compositions/${key}`)).text();
  const digest = toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  if (!digest.startsWith(key.slice(key.indexOf('-') + 1))) {
    throw new Error(`The edge sent another composition than ${key}`);
  }
  return text;
}

/** Stores the offline page and the shell's files. @throws when the edge already serves another composition */
async function storeShell(cache: CompositionCache, tools: Tools): Promise<void> {
  const page = await fetchWhole(tools, OFFLINE_PAGE, { cache: 'no-cache' });
  const { compositionKey, files } = readOfflinePage(await page.clone().text());
  if (compositionKey !== cache.key) {
    throw new Error(`The offline page belongs to ${compositionKey}, not to ${cache.key}`);
  }
  await storeFiles(cache, files, tools);
  await cache.put(OFFLINE_PAGE, page);
}

/** The versions of the new composition for the stored screens, by the name of their remote. */
function listSuccessors(
  composition: LiveComposition,
  screens: readonly ScreenRecord[],
): Map<string, LiveRemote> {
  const successors = new Map<string, LiveRemote>();
  for (const { remote, version } of screens) {
    const successor = findSuccessor(composition, remote, version);
    if (successor) successors.set(remote, successor);
  }
  return successors;
}

/** Stores a screen of the earlier composition with the data of the new one. A screen that no longer exists is left out. */
async function renewScreen(
  screen: ScreenRecord,
  successor: LiveRemote,
  { from, to, tools }: { from: CompositionCache; to: CompositionCache; tools: Tools },
): Promise<void> {
  const { address, remote, version } = screen;
  if (!findScreen([successor], address)) return;
  const record = { ...screen, version: successor.version };
  const stored = await from.find(screenDataAddress(remote, version, address));
  // Data of the same version has the same form. Another version may need other data.
  if (successor.version === version && stored) return to.putScreen(record, await stored.text());
  try {
    const fresh = await fetchWhole(tools, screenDataAddress(remote, successor.version, address), {
      cache: 'no-cache',
    });
    await to.putScreen(record, await fresh.text());
  } catch (error) {
    if (!(error instanceof NetworkError) || !GONE.has(error.status)) throw error;
  }
}

/** Answers of the API have no version. */
async function copyAnswers(from: CompositionCache, to: CompositionCache): Promise<void> {
  for (const address of await from.addresses()) {
    const answer = address.startsWith('/api/') ? await from.find(address) : undefined;
    if (answer) await to.put(address, answer);
  }
}

/**
 * Stores a composition with everything that is stored of the one before: shell, files of the visited remotes, screens.
 * Only then pages come from it. After any error the earlier one stays, and the part that was stored is deleted.
 * @throws when something of it is missing
 */
export async function stageComposition(key: string, tools: Tools): Promise<void> {
  const from = await openActive(tools.caches);
  try {
    const to = await CompositionCache.open(tools.caches, key);
    await to.putComposition(await fetchComposition(key, tools));
    const composition = await to.composition();
    if (!composition) throw new Error(`${key} is no composition`);
    await storeShell(to, tools);
    if (from) {
      const screens = await from.screens();
      const successors = listSuccessors(composition, screens);
      for (const successor of successors.values())
        await storeFiles(to, await filesOf(to, successor, tools), tools);
      await forEachLimited(screens, async (screen) => {
        const successor = successors.get(screen.remote);
        if (successor) await renewScreen(screen, successor, { from, to, tools });
      });
      await copyAnswers(from, to);
    }
    await writeActiveKey(tools.caches, key);
  } catch (error) {
    await tools.caches.delete(compositionCacheName(key));
    throw error;
  }
}
