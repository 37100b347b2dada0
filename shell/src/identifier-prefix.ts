/** Prefixes of React's generated ids: equal on the server and in the browser, and different for each root of a page. */
export const HEADER_PREFIX = 'mbh-';
export const FOOTER_PREFIX = 'mbf-';
export const remoteIdentifierPrefix = (remote: string): string => `${remote}-`;
