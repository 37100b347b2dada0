// Prefixes of React's generated ids. They are equal on the server and in the browser, and different for each root of a page.
export const HEADER_PREFIX = 'mbh-';
export const FOOTER_PREFIX = 'mbf-';
export const remoteIdentifierPrefix = (remote: string): string => `${remote}-`;
/** @param place of the fragment on its page: a number for fragments that the edge rendered, another name for the browser's */
export const fragmentIdentifierPrefix = (place: number | string): string => `mbp${place}-`;
