import type { Page } from 'playwright-core';

/**
 * Waits until React has taken the page over: header, footer and, where a remote answers the address, the remote. React
 * leaves a property of its own on each element that it hydrates.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element | null | undefined) =>
      Boolean(element && Object.keys(element).some((key) => key.startsWith('__react')));
    const isRemote = Boolean(document.querySelector('#mb-remote')?.firstElementChild);
    return (
      isTaken(document.querySelector('header')) &&
      isTaken(document.querySelector('footer')) &&
      isRemote &&
      isTaken(document.querySelector('#mb-remote > *'))
    );
  });
}
