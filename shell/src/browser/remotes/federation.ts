import type { LiveRemote } from '@mockingbird/contracts';
import type { RemoteDefinition } from '@mockingbird/platform';
import { integrityOf, trust } from './integrity.js';

/** The one module that a remote exposes. */
const EXPOSED_MODULE = './remote';

/** What the script of a remote's entry assigns to its global name: see webpack's "dynamic remote containers". */
interface RemoteEntry {
  init: (shared: object) => Promise<void> | void;
  get: (module: string) => Promise<() => unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRemoteEntry = (value: unknown): value is RemoteEntry =>
  isRecord(value) && typeof value.init === 'function' && typeof value.get === 'function';

const isRemoteModule = (module: unknown): module is { default: RemoteDefinition } =>
  isRecord(module) && isRecord(module.default) && 'routes' in module.default;

/** @throws when the script does not load or its hash is wrong. An error while it runs leaves its global name unset */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.integrity = integrityOf(address);
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${address} did not load`));
    };
    document.head.append(script);
  });
}

/** The global name contains the version, so two versions of a remote can run in one tab. */
async function loadEntry({ globalName, base, entry }: LiveRemote): Promise<RemoteEntry> {
  const address = new URL(base + entry, window.location.href).href;
  await runScript(address);
  const loaded: unknown = Reflect.get(window, globalName);
  if (!isRemoteEntry(loaded)) throw new Error(`${address} sets no remote entry "${globalName}"`);
  return loaded;
}

/**
 * Loads one version of a remote through Module Federation.
 * @throws when the entry or the module does not load, its hash is wrong, a shared library does not fit, or it exports no remote
 */
export async function loadVersion(remote: LiveRemote): Promise<RemoteDefinition> {
  trust(remote);
  const [entry] = await Promise.all([loadEntry(remote), __webpack_init_sharing__('default')]);
  // webpack puts the libraries that the shell's build shares into this scope.
  await entry.init(__webpack_share_scopes__.default);
  const createModule = await entry.get(EXPOSED_MODULE);
  const module = createModule();
  if (!isRemoteModule(module))
    throw new Error(
      `MB-3001 ${remote.name}@${remote.version}: the module "${EXPOSED_MODULE}" exports no routes`,
    );
  return module.default;
}
