import axe from 'axe-core';

/** jsdom has no layout and no whole page around a component, and these rules need both. */
const NEEDS_BROWSER = ['color-contrast', 'region', 'page-has-heading-one', 'target-size'];

/**
 * Finds accessibility issues that need no layout.
 * @returns one line per issue: rule, requirement, element
 */
export async function findAccessibilityIssues(container: Element = document.body): Promise<string[]> {
  const rules = Object.fromEntries(NEEDS_BROWSER.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(container, { rules });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
