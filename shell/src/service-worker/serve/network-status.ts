import { DOWN_MS } from '../limits.js';

/** Whether requests to this site reach it. */
export interface NetworkStatus {
  /** Whether a request failed a moment ago and none succeeded since. */
  isDown: () => boolean;
  onSuccess: () => void;
  onFailure: () => void;
}

/** @param notify is called when the status changes */
export function createNetworkStatus(
  notify: (isDown: boolean) => void,
  now: () => number = Date.now,
): NetworkStatus {
  let failedAt: number | undefined;
  return {
    isDown: () => failedAt !== undefined && now() - failedAt < DOWN_MS,
    onSuccess: () => {
      if (failedAt !== undefined) notify(false);
      failedAt = undefined;
    },
    onFailure: () => {
      failedAt = now();
      notify(true);
    },
  };
}
