/**
 * Lays out the children of an element that are outside the view, one in each idle period, so that no task is long.
 * Afterwards the page has its full height.
 * @param whenIdle runs work when the browser is idle
 * @returns a function that stops it
 */
export function layOutWhenIdle(parent: HTMLElement, whenIdle: (work: () => void) => void): () => void {
  let isStopped = false;
  const layOutNext = () => {
    const next = [...parent.children].find((child) => !child.hasAttribute('data-laid-out'));
    if (isStopped || !next) return;
    next.toggleAttribute('data-laid-out', true);
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
  return () => {
    isStopped = true;
  };
}
