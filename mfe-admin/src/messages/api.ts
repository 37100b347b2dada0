import { type Value } from '@mockingbird/remote-kit';

export const theSiteCannot = 'The site cannot be reached. Check your connection and try again.';
export const theServerDidNot = 'The server did not respond in time. The history shows whether it was stored.';
export const theResponseCouldNot = 'The response could not be read. The history shows whether it was stored.';
export const theSiteAnswered = (status: Value) => `The site answered with status ${status}.`;
export const somethingUnexpectedHappened = 'Something unexpected happened on this page.';
