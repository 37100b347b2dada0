import type { BrowserContext, Page } from 'playwright-core';
import { untilAlive } from './alive.js';

/** A tab that stays open while versions change, and the documents that it loaded. */
export interface OpenTab {
  page: Page;
  /** Paths of the requested documents. */
  documents: string[];
  /** Whether the page was never reloaded. */
  isUndisturbed: () => Promise<boolean>;
  /** Follows a link of the header or the footer. */
  follow: (path: string) => Promise<void>;
  /** Resolves when the tab has loaded the current live composition. */
  hasLearnt: Promise<void>;
}

/** Opens a tab without prefetching, as on a metered connection: it requests code only for shown screens. */
export async function openTab(context: BrowserContext, address: string): Promise<OpenTab> {
  const page = await context.newPage();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const documents: string[] = [];
  const compositions: string[] = [];
  let learnt: () => void = () => undefined;
  const hasLearnt = new Promise<void>((resolve) => (learnt = resolve));
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/_mb/compositions/') || compositions.includes(pathname)) return;
    compositions.push(pathname);
    if (compositions.length > 1) learnt();
  });
  await page.goto(address);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return {
    page,
    documents,
    hasLearnt,
    isUndisturbed: () => page.evaluate(() => 'sameDocument' in window),
    follow: (path) =>
      page.locator(`#mb-header a[href="${path}"], #mb-footer a[href="${path}"]`).first().click(),
  };
}
