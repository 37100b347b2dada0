import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** React repairs a difference between server and browser markup. It is still a defect. */
const logHydrationError = (error: unknown) => console.error('MB-3003 hydration', error);

/** Renders synchronously, so that no blank frame shows between the old screen and the new one. */
function withSyncRender(root: Root): Root {
  const render = root.render.bind(root);
  root.render = (children) => flushSync(() => render(children));
  return root;
}

/** The `ReactDOMClient` option of single-spa-react, which cannot pass root options itself. */
export const createReactClient = (identifierPrefix: string) => ({
  createRoot: (container: Element) => withSyncRender(createRoot(container, { identifierPrefix })),
  hydrateRoot: (container: Element, children: ReactNode) =>
    hydrateRoot(container, children, { identifierPrefix, onRecoverableError: logHydrationError }),
});
