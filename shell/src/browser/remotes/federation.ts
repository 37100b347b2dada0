import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '@mockingbird/contracts';
import type { RemoteDefinition } from '@mockingbird/platform';
import { integrityOf, trust } from './integrity.js';
import { CODE_TIMEOUT_MS } from '../limits.js';

/** The one module that a remote exposes. */
const EXPOSED = 'remote';

let installed = false;

/** Entries are loaded with integrity and within a limit; the runtime's own limit is 20 s. */
function installEntryLoading(): void {
  if (installed) return;
  installed = true;
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

const isDefinition = (module: unknown): module is { default: RemoteDefinition } =>
  typeof module === 'object' &&
  module !== null &&
  'default' in module &&
  typeof module.default === 'object' &&
  module.default !== null &&
  'routes' in module.default;

/**
 * Loads one version of a remote through Module Federation.
 * @throws when the entry or the module does not load, does not have its integrity, or exposes something else
 */
export async function loadVersion(remote: LiveRemote): Promise<RemoteDefinition> {
  installEntryLoading();
  trust(remote);
  // The name carries the version: two versions of one remote are two remotes for the runtime.
  registerRemotes([
    {
      name: remote.globalName,
      entry: new URL(remote.base + remote.entry, window.location.href).href,
      type: 'var',
      entryGlobalName: remote.globalName,
    },
  ]);
  const module: unknown = await loadRemote(`${remote.globalName}/${EXPOSED}`);
  if (!isDefinition(module)) throw new Error(`MB-3001 ${remote.name}@${remote.version} exposes no remote`);
  return module.default;
}
