import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const LIMIT_MS = 15_000;

/** Header and footer stand, and work: a link in each leads to another remote's page, without loading the document. */
export async function expectShellWorks(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('#mb-header a[href="/practice-tests"]').first().click();
  await page
    .locator('#mb-header a[href="/practice-tests"][aria-current="page"]')
    .waitFor({ timeout: LIMIT_MS });
  await page.locator('#mb-remote h1').waitFor({ timeout: LIMIT_MS });
  await page.locator('#mb-footer a[href="/about"]').first().click();
  await page.waitForFunction(() => document.title.startsWith('About'), undefined, { timeout: LIMIT_MS });
  await page.locator('#mb-remote h1').waitFor({ timeout: LIMIT_MS });
  expect(await page.locator('#mb-remote [role="alert"]').count()).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
