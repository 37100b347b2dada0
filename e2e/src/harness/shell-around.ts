import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';

const LIMIT_MS = 10_000;

/** Header and footer stand, and work: a link in each leads to a page of another remote, without a page load. */
export async function expectShellWorks(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  expect(await page.locator('#mb-header nav[aria-label="Main"]').count()).toBe(1);
  await page.locator('#mb-header a[href="/practice-tests"]').first().click();
  await page.locator('#mb-remote h1', { hasText: 'Practice tests' }).waitFor({ timeout: LIMIT_MS });
  await page.locator('#mb-footer a[href="/about"]').first().click();
  await page.locator('#mb-remote h1', { hasText: 'About' }).waitFor({ timeout: LIMIT_MS });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
