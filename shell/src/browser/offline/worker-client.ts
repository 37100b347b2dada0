import { OfflineError, type OfflineFailure } from '@mockingbird/platform';
import type { WorkerAnswer, WorkerRequest } from '../../shared/offline/messages.js';

const SERVICE_WORKER = '/sw.js';

/** Registers the service worker. @throws where the browser or its user forbids it */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(SERVICE_WORKER);

async function activeWorker(): Promise<ServiceWorker> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new OfflineError('failed');
  return active;
}

/**
 * Sends a request to the service worker, which must be registered.
 * @returns the value of its answer
 * @throws {OfflineError}
 */
export async function requestWorker(
  request: WorkerRequest,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<unknown> {
  const worker = await activeWorker();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total);
      port1.close();
      if (data.kind === 'done') return resolve(data.value);
      const reason: OfflineFailure = data.reason;
      return reject(new OfflineError(reason));
    };
    worker.postMessage(request, [port2]);
  });
}
