/**
 * A still copy of the old screen. It stays visible while the next screen mounts, so that no frame is blank. It is inert
 * and hidden from assistive technology.
 */
export class ScreenSnapshot {
  private copy: HTMLElement | undefined;

  freezeScreen(container: HTMLElement): void {
    this.clear();
    this.copy = document.createElement('div');
    this.copy.inert = true;
    this.copy.setAttribute('aria-hidden', 'true');
    this.copy.append(...[...container.cloneNode(true).childNodes]);
    for (const element of this.copy.querySelectorAll('[id]')) element.removeAttribute('id');
    container.after(this.copy);
  }

  clear(): void {
    this.copy?.remove();
    this.copy = undefined;
  }
}
