/** The page without a remote. The service worker stores it once and serves it for any address without a network. */
export const OFFLINE_PAGE = '/_mb/offline';

export const SCREEN_DATA = '/_mb/data';

/** The address of a screen's data, for one version of its remote. */
export const screenDataAddress = (remote: string, version: string, address: string): string =>
  `${SCREEN_DATA}?${new URLSearchParams({ remote, version, address })}`;
