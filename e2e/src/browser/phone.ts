import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { answerDialogs, type Dialogs } from './dialogs.js';
import { pageViewsOf, type PageViews } from './page-views.js';
import { watchedPage, type WatchedPage } from './watched-page.js';

/** A phone: separate storage, one tab with recorded events. */
export interface Phone extends WatchedPage {
  context: BrowserContext;
  views: PageViews;
  dialogs: Dialogs;
  putAway: () => Promise<void>;
}

/** Opens a phone of 390 px. */
export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
    ...options,
  });
  const watched = await watchedPage(context);
  return {
    ...watched,
    context,
    views: pageViewsOf(watched.page),
    dialogs: answerDialogs(watched.page),
    putAway: () => context.close(),
  };
}
