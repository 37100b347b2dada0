import { type Value } from '@mockingbird/remote-kit';

export const siteUnreachable = 'The site cannot be reached. Check your connection and try again.';
export const responseTimedOut =
  'The server did not respond in time. The history shows whether it was stored.';
export const responseUnreadable = 'The response could not be read. The history shows whether it was stored.';
export const theSiteAnswered = (status: Value) => `The site answered with status ${status}.`;
export const somethingUnexpectedHappened = 'Something unexpected happened on this page.';
