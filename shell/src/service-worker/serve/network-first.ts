import { wait } from '../../shared/wait.js';
import type { NetworkStatus } from './network-status.js';

/** The page or the tab that wanted the response is gone. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Answers from the network, or from what is stored when the network fails or takes longer than a limit.
 * @param stored returns undefined where nothing is stored; then the network has all the time that it needs
 * @throws the error of the network where nothing is stored
 */
export async function networkFirst(
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  { limitMs, status }: { limitMs: number; status: NetworkStatus },
): Promise<Response> {
  const answered = network.then(
    (response) => {
      status.onSuccess();
      return response;
    },
    async (error: unknown) => {
      if (isAborted(error)) throw error;
      status.onFailure();
      const copy = await stored();
      if (copy) return copy;
      throw error;
    },
  );
  const early = await Promise.race([answered, wait(limitMs)]);
  if (early) return early;
  const copy = await stored();
  if (!copy) return answered;
  answered.catch(() => undefined);
  return copy;
}
