import { pageViewSchema, type PageView } from '@mockingbird/contracts';
import type { Page } from 'playwright-core';

export interface PageViews {
  /** @throws when the page reported something that is no page view */
  all: () => PageView[];
  /** Addresses of the reported page views, with their query, in order. */
  screens: () => string[];
}

/** Records the page views that a page reports. */
export function pageViewsOf(page: Page): PageViews {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/content/pageviews')) bodies.push(request.postData() ?? '');
  });
  const all = () => bodies.map((body) => pageViewSchema.parse(JSON.parse(body)));
  return {
    all,
    screens: () =>
      all()
        .filter(({ event }) => event === 'view')
        .map(({ path, query }) => path + query),
  };
}
