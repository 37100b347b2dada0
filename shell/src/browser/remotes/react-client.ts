import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** A mismatch between server and browser is repaired by React, and is a defect all the same: say so. */
const onRecoverableError = (error: unknown) => console.error('MB-3003 hydration', error);

/** Draws at once: a new screen must not leave a blank frame between it and the old one. */
function drawAtOnce(root: Root): Root {
  const render = root.render.bind(root);
  root.render = (children) => flushSync(() => render(children));
  return root;
}

/** ReactDOMClient as single-spa-react takes it, which passes no root options of its own. */
export const reactClient = (identifierPrefix: string) => ({
  createRoot: (container: Element) => drawAtOnce(createRoot(container, { identifierPrefix })),
  hydrateRoot: (container: Element, children: ReactNode) =>
    hydrateRoot(container, children, { identifierPrefix, onRecoverableError }),
});
