import type { Page } from 'playwright-core';

/**
 * Waits until React has hydrated header, footer and, if a remote matches, the remote. React adds a property to each
 * element that it hydrates.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element | null | undefined) =>
      Boolean(element && Object.keys(element).some((key) => key.startsWith('__react')));
    // React places early picture preloads before the screen.
    const screen = document.querySelector('#mb-remote > :not(link)');
    return (
      isTaken(document.querySelector('header')) &&
      isTaken(document.querySelector('footer')) &&
      isTaken(screen)
    );
  });
}
