import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { LiveRemote, ManifestFragment, PlacedFragment } from '@mockingbird/contracts';
import type { Placement } from '@mockingbird/platform';
import {
  createFragmentElement,
  fillFragment,
  loadFragment,
  placementKey,
  PlatformProvider,
} from '@mockingbird/platform/internal';
import { fragmentIdentifierPrefix } from '../../shared/identifier-prefix.js';
import { loadFiles } from '../remotes/integrity.js';
import { logRemoteError, remoteRootOptions } from '../remotes/remote-error.js';
import type { ShellContext } from '../shell-context.js';
import { FragmentBoundary } from './fragment-boundary.js';

interface Provider {
  remote: LiveRemote;
  fragment: ManifestFragment;
}

function toProvider(remote: LiveRemote | undefined, name: string): Provider | undefined {
  const fragment = remote?.fragments?.find((candidate) => candidate.name === name);
  return remote && fragment ? { remote, fragment } : undefined;
}

/** Takes the edge's data of a fragment out of the page state: server markup can be hydrated only once. */
function takeServerFragment(shell: ShellContext, placement: Placement): PlacedFragment | undefined {
  const fragments = shell.state.fragments ?? [];
  const index = fragments.findIndex((fragment) => placementKey(fragment) === placementKey(placement));
  return index < 0 ? undefined : fragments.splice(index, 1)[0];
}

async function findProvider({ catalog }: ShellContext, name: string): Promise<Provider | undefined> {
  await catalog.load();
  const remote = catalog.fragmentProvider(name);
  if (remote) await loadFiles(remote);
  return toProvider(remote, name);
}

/** Registers the hashes of files that a server fragment loads later. The page has only those of its first files. */
function trustLazyFiles({ catalog }: ShellContext, name: string, { version }: LiveRemote): void {
  catalog
    .load()
    .then(() => {
      const provider = catalog.fragmentProvider(name);
      return provider?.version === version ? loadFiles(provider) : undefined;
    })
    .catch(() => undefined);
}

/**
 * Hydrates a fragment that the edge rendered, or loads and renders it. After an error, server markup stays and other
 * fragments show nothing. The console gets the error.
 * @param signal aborts when the container is unmounted
 */
export async function showFragment(
  shell: ShellContext,
  container: HTMLElement,
  placement: Placement,
  signal: AbortSignal,
): Promise<void> {
  const { name, input } = placement;
  const placed = takeServerFragment(shell, placement);
  if (placed && !placed.remote) return;
  const isServerRendered = placed !== undefined && container.childElementCount > 0;
  const provider = isServerRendered ? toProvider(placed.remote, name) : await findProvider(shell, name);
  if (!provider) return;
  const { remote, fragment } = provider;
  const logError = (error: unknown) =>
    logRemoteError(`MB-3008 ${name} of ${remote.name}@${remote.version}`, error, console.warn);
  try {
    shell.files.preloadFiles(remote, fragment);
    if (isServerRendered) trustLazyFiles(shell, name, remote);
    const { definition } = await shell.loader.load(remote);
    const code = await loadFragment(definition, name);
    const { region } = shell;
    const api = shell.apiFor(remote);
    const site = shell.site();
    const { isEmpty, data } = isServerRendered
      ? { isEmpty: false, data: placed.data }
      : await fillFragment(code, { input, api, site, signal });
    if (isEmpty || signal.aborted) return;
    const tree = (
      <FragmentBoundary>
        <PlatformProvider value={{ api, region, site }}>
          {createFragmentElement(code, input, data)}
        </PlatformProvider>
      </FragmentBoundary>
    );
    const prefix = fragmentIdentifierPrefix(isServerRendered ? placed.place : shell.nextFragmentId());
    const root = startRoot(container, tree, isServerRendered, prefix, logError);
    // Another root is unmounting the surrounding screen at that moment, so this root waits for a microtask.
    signal.addEventListener('abort', () => queueMicrotask(() => root.unmount()));
  } catch (error) {
    if (!signal.aborted) logError(error);
  }
}

function startRoot(
  container: HTMLElement,
  tree: ReactNode,
  isServerRendered: boolean,
  identifierPrefix: string,
  logError: (error: unknown) => void,
): Root {
  // React repairs a difference between server and browser markup. It is still a defect.
  const onCaughtError: RootOptions['onCaughtError'] = (error, info) => {
    remoteRootOptions.onCaughtError?.(error, info);
    logError(error);
  };
  const options = { identifierPrefix, onCaughtError, onRecoverableError: logError };
  if (isServerRendered) return hydrateRoot(container, tree, options);
  const root = createRoot(container, options);
  root.render(tree);
  return root;
}
