let ghost: HTMLElement | undefined;

/**
 * Leaves a still picture of a screen in place while the next one mounts, so that no frame is blank. Nobody can reach
 * it: it is inert and hidden from assistive technology.
 */
export function leaveGhost(container: HTMLElement): void {
  clearGhost();
  ghost = document.createElement('div');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(...[...container.cloneNode(true).childNodes]);
  for (const named of ghost.querySelectorAll('[id]')) named.removeAttribute('id');
  container.after(ghost);
}

export function clearGhost(): void {
  ghost?.remove();
  ghost = undefined;
}
