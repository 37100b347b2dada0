/**
 * Tells the stylesheets how high the header really is. Larger letters, a wider font or more links can give it a second
 * row, and whatever sticks below it must begin lower then.
 */
export function followHeaderHeight(): void {
  const header = document.getElementById('mb-header');
  if (!header) return;
  new ResizeObserver(() => {
    const { height } = header.getBoundingClientRect();
    document.documentElement.style.setProperty('--header-real-height', `${Math.ceil(height)}px`);
  }).observe(header);
}
