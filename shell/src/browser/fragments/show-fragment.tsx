import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { LiveRemote, ManifestFragment, PlacedFragment } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import {
  drawnFragment,
  fillFragment,
  loadFragment,
  placementKey,
  PlatformProvider,
} from '@mockingbird/platform/internal';
import { fragmentIdentifierPrefix } from '../../shared/identifier-prefix.js';
import { trust } from '../remotes/integrity.js';
import { preloadFiles } from '../remotes/file-preloader.js';
import type { ShellContext } from '../shell-context.js';
import { FragmentBoundary } from './fragment-boundary.js';

interface Offer {
  remote: LiveRemote;
  fragment: ManifestFragment;
}

const offerIn = (remote: LiveRemote | undefined, name: string): Offer | undefined => {
  const fragment = remote?.fragments?.find((one) => one.name === name);
  return remote && fragment ? { remote, fragment } : undefined;
};

/** What the edge placed, if it still stands in its container: it can be taken over only once. */
function takePlaced(shell: ShellContext, placement: Placement): PlacedFragment | undefined {
  const all = shell.state.fragments ?? [];
  const at = all.findIndex((one) => placementKey(one) === placementKey(placement));
  return at < 0 ? undefined : all.splice(at, 1)[0];
}

async function offered({ known }: ShellContext, name: string): Promise<Offer | undefined> {
  await known.load();
  return offerIn(known.offering(name), name);
}

/** A page tells of a fragment's own files alone; what it loads later is known when the composition is. */
function trustTheRest({ known }: ShellContext, name: string, { version }: LiveRemote): void {
  known.load().then(
    () => {
      const whole = known.offering(name);
      if (whole?.version === version) trust(whole);
    },
    () => undefined,
  );
}

let ownRoots = 0;

/**
 * Takes a fragment over from the edge, with its data, or loads and draws it. One that fails shows nothing, or goes on
 * showing what the edge drew, and the console says why.
 * @param signal the container is being left
 */
export async function showFragment(
  shell: ShellContext,
  container: HTMLElement,
  placement: Placement,
  signal: AbortSignal,
): Promise<void> {
  const { name, input } = placement;
  const placed = takePlaced(shell, placement);
  if (placed && !placed.remote) return;
  const isDrawn = placed !== undefined && container.childElementCount > 0;
  const offer = isDrawn ? offerIn(placed.remote, name) : await offered(shell, name);
  if (!offer) return;
  const { remote, fragment } = offer;
  const complain = (error: unknown) =>
    console.warn(`MB-3008 ${name} of ${remote.name}@${remote.version}`, error);
  try {
    preloadFiles(remote, fragment);
    if (isDrawn) trustTheRest(shell, name, remote);
    const { definition } = await shell.loader.load(remote);
    const code = await loadFragment(definition, name);
    const { api, region } = shell;
    const site = shell.site();
    const { isEmpty, data } = isDrawn
      ? { isEmpty: false, data: placed.data }
      : await fillFragment(code, { input, api, site, signal });
    if (isEmpty || signal.aborted) return;
    const tree = (
      <FragmentBoundary>
        <PlatformProvider value={{ api, region, site }}>{drawnFragment(code, input, data)}</PlatformProvider>
      </FragmentBoundary>
    );
    const place = isDrawn ? placed.place : `o${(ownRoots += 1)}`;
    const root = startRoot(container, tree, isDrawn, fragmentIdentifierPrefix(place), complain);
    // The screen around it is being taken away by another root, which is at work right now.
    signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
  } catch (error) {
    if (!signal.aborted) complain(error);
  }
}

function startRoot(
  container: HTMLElement,
  tree: ReactNode,
  isDrawn: boolean,
  identifierPrefix: string,
  complain: (error: unknown) => void,
): Root {
  // A mismatch is repaired by React, and is a defect all the same.
  const options = { identifierPrefix, onCaughtError: complain, onRecoverableError: complain };
  if (isDrawn) return hydrateRoot(container, tree, options);
  const root = createRoot(container, options);
  root.render(tree);
  return root;
}
