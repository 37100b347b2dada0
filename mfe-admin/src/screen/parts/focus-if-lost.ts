/**
 * A ref of the element that takes the focus when it appears. The focus is lost when the link that led to it has
 * disappeared. Somebody who is typing elsewhere is not interrupted.
 */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
