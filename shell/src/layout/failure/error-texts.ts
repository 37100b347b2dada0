export interface ErrorText {
  title: string;
  text: string;
  /** Whether the screen offers to try again. Otherwise it offers a search. */
  retry: boolean;
}

const NOT_FOUND: ErrorText = {
  title: 'Page not found',
  text: 'The address may contain a typo, or the page has moved.',
  retry: false,
};

const UNAVAILABLE: ErrorText = {
  title: 'This page cannot be shown right now',
  text: 'Our servers did not answer. Your answers and results are safe on your device. Wait a minute, then try again.',
  retry: true,
};

const FAILED: ErrorText = {
  title: 'This page failed to load',
  text: 'Something went wrong on our side. Try again. If that does not help, the rest of the site still works.',
  retry: true,
};

const OFFLINE: ErrorText = {
  title: 'You are offline',
  text: 'This page needs the internet. Your answers and results are safe on your device. Check your connection, then try again.',
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
