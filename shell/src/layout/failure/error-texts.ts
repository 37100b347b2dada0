export interface ErrorText {
  title: string;
  text: string;
  /** Whether asking again may help. Otherwise a search may. */
  retry: boolean;
}

const NOT_FOUND: ErrorText = {
  title: 'Page not found',
  text: 'The address may be mistyped, or what was here has moved.',
  retry: false,
};

const UNAVAILABLE: ErrorText = {
  title: 'This page cannot be shown right now',
  text: 'Our servers did not answer. Nothing is lost: answers and results are kept on your device. Wait a minute, then try again.',
  retry: true,
};

const FAILED: ErrorText = {
  title: 'This page failed to load',
  text: 'The fault is ours. Trying again often helps; if it does not, the rest of the site still works.',
  retry: true,
};

/** What the error screen says for an HTTP status. */
export function errorText(status: number): ErrorText {
  if (status === 404 || status === 410) return NOT_FOUND;
  return status === 503 || status === 502 || status === 504 ? UNAVAILABLE : FAILED;
}
