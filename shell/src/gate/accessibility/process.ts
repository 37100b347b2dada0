// Entry point of the axe processes. Builds a page's document without running its scripts and checks it with axe.
import axe from 'axe-core';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { AxeRequest, AxeResponse } from './protocol.js';

/** Rules that depend on layout and colours. jsdom has neither. */
const NEEDS_LAYOUT = [
  'color-contrast',
  'color-contrast-enhanced',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

async function checkPage({ html }: AxeRequest): Promise<AxeResponse> {
  // By default jsdom fetches no files and runs no scripts.
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

// The gate sends only such messages, one page at a time.
process.on(
  'message',
  (request: AxeRequest) => void checkPage(request).then((response) => process.send?.(response)),
);
process.on('disconnect', () => process.exit(0));
