/**
 * Ref for the element that gets the focus when its dialog opens. React's own `autoFocus` acts too early, while the
 * dialog is still closed.
 */
export const autofocusRef = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
