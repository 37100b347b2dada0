// A process of its own: builds a page's document, without running any of its scripts, and lets axe look at it.
import axe from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { Looked, PageToLookAt } from './protocol.js';

/** Rules whose outcome layout and colours decide, which a document that is not painted does not have. */
const NEEDS_LAYOUT = [
  'color-contrast',
  'color-contrast-enhanced',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

async function look({ html }: PageToLookAt): Promise<Looked> {
  // Nothing is fetched and nothing runs: that is jsdom's default.
  const { window } = new JSDOM(html, { virtualConsole: new VirtualConsole() });
  try {
    const { violations } = await axe.run(window.document.documentElement, {
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(NEEDS_LAYOUT.map((rule) => [rule, { enabled: false }])),
    });
    return {
      violations: violations.map(({ id, help, helpUrl, nodes }) => ({
        rule: id,
        help,
        helpUrl,
        elements: nodes.map(({ target }) => target.join(' ')),
      })),
    };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  } finally {
    window.close();
  }
}

// The other side sends nothing else, and one page at a time.
process.on('message', (page: PageToLookAt) => void look(page).then((looked) => process.send?.(looked)));
process.on('disconnect', () => process.exit(0));
