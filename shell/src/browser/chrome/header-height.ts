/**
 * Publishes the header's real height to the stylesheets as `--header-real-height`, where it is not the usual one. Larger
 * letters, a wider font or more links can wrap it to a second row, and sticky elements must start below it.
 */
export function publishHeaderHeight(): void {
  const header = document.getElementById('mb-header');
  if (!header) return;
  const root = document.documentElement;
  let published = getComputedStyle(root).getPropertyValue('--header-height');
  new ResizeObserver(() => {
    const height = `${Math.ceil(header.getBoundingClientRect().height)}px`;
    // A change of the root's style is a new style for every element of the page.
    if (height === published) return;
    published = height;
    root.style.setProperty('--header-real-height', height);
  }).observe(header);
}
