import type { Sighting } from '@mockingbird/contracts';
import { telemetrySchema } from '@mockingbird/contracts';
import { VISITOR_COOKIE } from '@mockingbird/registry';
import type { Browser, Page } from 'playwright-core';

/** Something that a tab told the platform. */
export interface Told extends Sighting {
  /** When it was sent, as `performance.now()` of this process. */
  at: number;
}

/** A real tab of a visitor with an address of its own, and what it told. */
export interface TellingTab {
  page: Page;
  told: Told[];
  close: () => Promise<void>;
}

interface Options {
  /** As a proxy in front of the edge tells it. */
  address: string;
  /** The visitor's id; without one the edge gives it. */
  id?: string | undefined;
}

/** Opens a tab that has no page yet. */
export async function tellingTab(
  browser: Browser,
  siteUrl: string,
  { address, id }: Options,
): Promise<TellingTab> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  if (id !== undefined) await context.addCookies([{ name: VISITOR_COOKIE, value: id, url: siteUrl }]);
  const page = await context.newPage();
  const told: Told[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/releases/telemetry')) return;
    const at = performance.now();
    const { sightings } = telemetrySchema.parse(request.postDataJSON());
    told.push(...sightings.map((sighting) => ({ ...sighting, at })));
  });
  return { page, told, close: () => context.close() };
}
