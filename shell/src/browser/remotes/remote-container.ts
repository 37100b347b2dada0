/** @returns the element in which remotes render */
export function remoteContainer(): HTMLElement {
  const container = document.getElementById('mb-remote');
  if (!container) throw new Error('MB-3002 The page has no #mb-remote element for a remote');
  return container;
}
