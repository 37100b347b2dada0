/**
 * For the element that has the focus when its dialog opens. The browser reads the attribute then; React's own `autoFocus`
 * would come too early, while the dialog is still closed.
 */
export const focusFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
