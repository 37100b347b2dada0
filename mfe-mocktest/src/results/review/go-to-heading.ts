/** Scrolls to a heading and focuses it. The address stays: a new one would lose a result that is not stored. */
export function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
