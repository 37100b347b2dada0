/** Adds a method that jsdom lacks to a prototype or object. */
function fill(target: object, name: string, method: (...parameters: never[]) => unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value: method, configurable: true, writable: true });
}

function show(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
}

const noMatch = (query: string): Partial<MediaQueryList> => ({
  media: query,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** Browser features that jsdom lacks: modal dialogs, media queries (none matches), scrolling. */
export function fillBrowserGaps(): void {
  fill(HTMLDialogElement.prototype, 'show', show);
  fill(HTMLDialogElement.prototype, 'showModal', show);
  fill(HTMLDialogElement.prototype, 'close', close);
  fill(Element.prototype, 'scrollIntoView', () => undefined);
  fill(window, 'matchMedia', noMatch);
  window.scrollTo = () => undefined;
}
