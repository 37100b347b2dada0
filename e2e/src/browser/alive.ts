import type { Page } from 'playwright-core';

/**
 * Waits until React has taken the page over: header, footer and, where a remote answers the address, the remote. React
 * leaves a property of its own on each element that it hydrates.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element | null | undefined) =>
      Boolean(element && Object.keys(element).some((key) => key.startsWith('__react')));
    // Before the screen stand the pictures that React asks the browser to fetch early.
    const screen = document.querySelector('#mb-remote > :not(link)');
    return (
      isTaken(document.querySelector('header')) &&
      isTaken(document.querySelector('footer')) &&
      isTaken(screen)
    );
  });
}
