import type { Page } from 'playwright-core';

/** @returns elements that overflow the viewport horizontally, when the page can be scrolled sideways */
export const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return [
      `${root.scrollWidth} px`,
      ...wide.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`),
    ];
  });
