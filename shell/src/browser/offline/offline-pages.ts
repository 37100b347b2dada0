import { OfflineError, type OfflinePages } from '@mockingbird/platform';
import { registerWorker, requestWorker } from './worker-client.js';

/** A browser may forbid service workers, for example in a private window. */
const ensureWorker = () =>
  registerWorker().catch(() => {
    throw new OfflineError('failed');
  });

/** What the platform offers to remotes. A download is a choice of the student: it registers the worker on any network. */
export const offlinePages: OfflinePages = {
  isAvailable: async (addresses) => {
    const isRegistered = (await navigator.serviceWorker.getRegistration()) !== undefined;
    return isRegistered && (await requestWorker({ kind: 'isAvailable', addresses })) === true;
  },
  measure: async (addresses) => {
    await ensureWorker();
    return Number(await requestWorker({ kind: 'measure', addresses }));
  },
  download: async (pages, onProgress) => {
    await ensureWorker();
    // Asks the browser not to delete what a student chose to store. The answer changes nothing here.
    void navigator.storage?.persist?.().catch(() => undefined);
    await requestWorker({ kind: 'download', pages }, onProgress);
  },
  remove: async (addresses) => {
    await requestWorker({ kind: 'remove', addresses });
  },
};
