import axe from 'axe-core';

/** jsdom lays nothing out and has no whole page around a part: these rules need both. */
const NEEDS_BROWSER = ['color-contrast', 'region', 'page-has-heading-one', 'target-size'];

/**
 * Looks for accessibility faults that can be seen without layout.
 * @returns one line per fault: rule, what it asks, the element
 */
export async function accessibilityFaults(container: Element = document.body): Promise<string[]> {
  const rules = Object.fromEntries(NEEDS_BROWSER.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(container, { rules });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
