/**
 * A still copy of the old screen. It stays visible while the next screen mounts, so that no frame is blank. It is inert
 * and hidden from assistive technology.
 */
export interface ScreenSnapshot {
  freezeScreen: (container: HTMLElement) => void;
  clear: () => void;
}

export function createScreenSnapshot(): ScreenSnapshot {
  let copy: HTMLElement | undefined;
  const clear = () => {
    copy?.remove();
    copy = undefined;
  };
  return {
    freezeScreen: (container) => {
      clear();
      copy = document.createElement('div');
      copy.inert = true;
      copy.setAttribute('aria-hidden', 'true');
      copy.append(...[...container.cloneNode(true).childNodes]);
      for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
      container.after(copy);
    },
    clear,
  };
}
