import * as messages from '../../messages/layout/failure.js';

export interface ErrorText {
  title: string;
  text: string;
  /** Whether the screen offers to try again. Otherwise it offers a search. */
  retry: boolean;
}

const NOT_FOUND: ErrorText = {
  title: messages.pageNotFound,
  text: messages.theAddressMayContain,
  retry: false,
};

const UNAVAILABLE: ErrorText = {
  title: messages.thisPageCannot,
  text: messages.ourServersDidNot,
  retry: true,
};

const FAILED: ErrorText = {
  title: messages.thisPageFailed,
  text: messages.somethingWentWrong,
  retry: true,
};

const OFFLINE: ErrorText = {
  title: messages.youAreOffline,
  text: messages.thisPageNeeds,
  retry: true,
};

/**
 * The text of the error screen for an HTTP status.
 * @param isOffline whether the device has no network
 */
export function errorText(status: number, isOffline = false): ErrorText {
  if (status === 404 || status === 410) return NOT_FOUND;
  if (isOffline) return OFFLINE;
  return status === 503 || status === 502 || status === 504 ? UNAVAILABLE : FAILED;
}
