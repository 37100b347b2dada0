import type { VersionEvent } from '@mockingbird/contracts';
import { telemetrySchema } from '@mockingbird/contracts';
import { VISITOR_COOKIE } from '@mockingbird/registry';
import type { Browser, Page } from 'playwright-core';

/** An event that a tab reported to the platform. */
export interface ReportedEvent extends VersionEvent {
  /** When it was sent, as `performance.now()` of this process. */
  at: number;
}

/** A real tab of a visitor with a separate address, and its reported events. */
export interface ReportingTab {
  page: Page;
  reports: ReportedEvent[];
  close: () => Promise<void>;
}

interface Options {
  /** The address that a proxy in front of the edge would send. */
  address: string;
  /** The visitor's id; the edge creates one if it is missing. */
  id?: string | undefined;
}

/** Opens a tab without a page. */
export async function openReportingTab(
  browser: Browser,
  siteUrl: string,
  { address, id }: Options,
): Promise<ReportingTab> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  if (id !== undefined) await context.addCookies([{ name: VISITOR_COOKIE, value: id, url: siteUrl }]);
  const page = await context.newPage();
  const reports: ReportedEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/releases/telemetry')) return;
    const at = performance.now();
    const { events } = telemetrySchema.parse(request.postDataJSON());
    reports.push(...events.map((event) => ({ ...event, at })));
  });
  return { page, reports, close: () => context.close() };
}
