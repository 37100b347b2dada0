/**
 * Publishes the header's real height to the stylesheets as `--header-real-height`. Larger letters, a wider font or more
 * links can wrap it to a second row, and sticky elements must start below it.
 */
export function publishHeaderHeight(): void {
  const header = document.getElementById('mb-header');
  if (!header) return;
  new ResizeObserver(() => {
    const { height } = header.getBoundingClientRect();
    document.documentElement.style.setProperty('--header-real-height', `${Math.ceil(height)}px`);
  }).observe(header);
}
