import type { Submission } from '@mockingbird/contracts';
import { ApiError, type Api } from '@mockingbird/platform';
import { isCountingEnabled } from './counting-preference.js';
import { clearQueue, readQueue, removeFromQueue } from './counts-queue.js';

/** Statuses after which another attempt may succeed. */
const TEMPORARY = new Set([401, 408, 429]);

/** Whether the services did not decide about the counts. Counts that they rejected are not sent again. */
const isUndecided = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || TEMPORARY.has(error.status));

export const sendSubmission = async (submission: Submission, api: Api): Promise<void> =>
  (await api.feedback()).submission(submission);

/** Sends what waits, one after the other. Stops when the services cannot be reached. */
async function sendQueue(api: Api): Promise<void> {
  if (!isCountingEnabled()) return clearQueue();
  const tried = new Set<string>();
  const next = () => readQueue(Date.now()).find(({ submission }) => !tried.has(submission.token))?.submission;
  for (let submission = next(); submission; submission = next()) {
    tried.add(submission.token);
    try {
      await sendSubmission(submission, api);
    } catch (error) {
      if (isUndecided(error)) return undefined;
    }
    removeFromQueue(submission.token, Date.now());
  }
  return undefined;
}

/** One tab at a time, where the browser can lock. The token keeps two tabs from counting twice everywhere. */
const sendAlone = (api: Api): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('mb:counts-queue', () => sendQueue(api)) : sendQueue(api);

let sending: Promise<void> | undefined;

/** Sends counts that wait for the network. Never rejects. */
export function sendQueuedCounts(api: Api): Promise<void> {
  sending ??= sendAlone(api)
    .catch(() => undefined)
    .finally(() => (sending = undefined));
  return sending;
}

let latestApi: Api | undefined;

/** Sends what waits whenever this tab gets a network. */
export function sendWhenOnline(api: Api): void {
  const isWatching = latestApi !== undefined;
  latestApi = api;
  if (isWatching) return;
  window.addEventListener('online', () => {
    if (latestApi) void sendQueuedCounts(latestApi);
  });
}
