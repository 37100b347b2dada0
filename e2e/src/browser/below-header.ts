import type { Page } from 'playwright-core';

/** Where the header ends, in pixels from the window's top. */
export const headerBottom = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('#mb-header')?.getBoundingClientRect().bottom ?? NaN);

/**
 * Where the parts of a page that stick to the window's top begin, in pixels from there. Tables whose first column sticks
 * are not among them.
 */
export const stickyTops = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => getComputedStyle(element))
      .filter(({ position, top }) => position === 'sticky' && top !== 'auto')
      .map(({ top }) => Number.parseFloat(top)),
  );

/** Follows the page's last link to one of its own headings. @returns where that heading is then, from the window's top */
export const headingJumpedTo = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a[href^="#"]')];
    const link = links.findLast(({ hash }) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      // The last ones of a short page cannot be scrolled to the top.
      const below = heading && document.documentElement.scrollHeight - heading.getBoundingClientRect().top;
      return below && below > 2 * window.innerHeight;
    });
    link?.click();
    const heading = document.getElementById(decodeURIComponent(link?.hash.slice(1) ?? ''));
    return heading?.getBoundingClientRect().top ?? NaN;
  });
