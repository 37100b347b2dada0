/**
 * Changes the address without a navigation: the screen stays as it is, with its messages and its focus. A reload and the
 * way back lead to the new address.
 */
export const replaceAddress = (path: string): void =>
  window.history.replaceState(window.history.state, '', path);
