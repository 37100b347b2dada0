import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import federation from 'federation/bundler-runtime';
import { initContainerEntry } from 'federation/init-container-entry';
import type { LiveRemote } from '@mockingbird/contracts';
import type { RemoteDefinition } from '@mockingbird/platform';
import { CODE_TIMEOUT_MS } from '../limits.js';
import { integrityOf, trust } from './integrity.js';

/** The one module that a remote exposes. */
const EXPOSED_MODULE = 'remote';

/**
 * Entries use the shell's bundler runtime and contain none. The shell's own build leaves out what only entries need. Each
 * entry needs a separate instance: the runtime's `init` would return the shell's.
 */
function provideBundlerRuntime(): void {
  const { runtime, bundlerRuntime } = federation;
  const provided = {
    ...federation,
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
  Object.assign(window, { mbFederationRuntime: provided });
}

/** Loads entries with integrity and within a limit. The runtime's own limit is 20 s. */
function installEntryLoading(): void {
  registerPlugins([
    {
      name: 'mb-entry',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = integrityOf(url);
        script.crossOrigin = 'anonymous';
        return { script, timeout: CODE_TIMEOUT_MS };
      },
    },
  ]);
}

const isRemoteModule = (module: unknown): module is { default: RemoteDefinition } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'object' &&
  module.default !== null &&
  'routes' in module.default;

/** Loads one version of a remote through Module Federation. */
export type VersionLoader = (remote: LiveRemote) => Promise<RemoteDefinition>;

/** @returns a loader that throws when the entry or the module does not load, its hash is wrong, or it exports no remote */
export function createVersionLoader(): VersionLoader {
  let isInstalled = false;
  return async (remote) => {
    if (!isInstalled) {
      provideBundlerRuntime();
      installEntryLoading();
    }
    isInstalled = true;
    trust(remote);
    // The global name contains the version: the runtime treats two versions as two remotes.
    registerRemotes([
      {
        name: remote.globalName,
        entry: new URL(remote.base + remote.entry, window.location.href).href,
        type: 'var',
        entryGlobalName: remote.globalName,
      },
    ]);
    const module: unknown = await loadRemote(`${remote.globalName}/${EXPOSED_MODULE}`);
    if (!isRemoteModule(module))
      throw new Error(
        `MB-3001 ${remote.name}@${remote.version}: the module "${EXPOSED_MODULE}" exports no routes`,
      );
    return module.default;
  };
}
