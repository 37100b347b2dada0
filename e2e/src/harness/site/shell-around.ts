import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Header and footer are visible and work: a link in each leads to another remote's page, without a document load. */
export async function expectShellWorks(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('#mb-header a[href="/practice-tests"]').first().click();
  await page.locator('#mb-header a[href="/practice-tests"][aria-current="page"]').waitFor();
  await page.locator('#mb-remote h1').waitFor();
  await page.locator('#mb-footer a[href="/about"]').first().click();
  await page.waitForFunction(() => document.title.startsWith('About'));
  await page.locator('#mb-remote h1').waitFor();
  expect(await page.locator('#mb-remote [role="alert"]').count()).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
