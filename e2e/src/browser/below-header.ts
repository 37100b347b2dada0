import type { Page } from 'playwright-core';

/** Bottom of the header, in pixels from the window's top. */
export const headerBottom = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('#mb-header')?.getBoundingClientRect().bottom ?? NaN);

/**
 * Distance of the page's sticky elements from the window's top, in pixels. Tables with a sticky first column do not
 * count.
 */
export const stickyTops = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((element) => getComputedStyle(element))
      .filter(({ position, top }) => position === 'sticky' && top !== 'auto')
      .map(({ top }) => Number.parseFloat(top)),
  );

/** Follows the page's last link to a heading on the same page. @returns that heading's distance from the window's top */
export const headingJumpedTo = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a[href^="#"]')];
    const link = links.findLast(({ hash }) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      // The last headings of a short page cannot scroll to the top.
      const below = heading && document.documentElement.scrollHeight - heading.getBoundingClientRect().top;
      return below && below > 2 * window.innerHeight;
    });
    link?.click();
    const heading = document.getElementById(decodeURIComponent(link?.hash.slice(1) ?? ''));
    return heading?.getBoundingClientRect().top ?? NaN;
  });
