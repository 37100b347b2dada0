import type { BrowserContext, Page } from 'playwright-core';

/** A page, and what it said and asked for. */
export interface WatchedPage {
  page: Page;
  /** Warnings and errors of the console, and errors nobody caught, since the last `forget`. */
  complaints: string[];
  /** `GET /api/...` of every call for data since the last `forget`. */
  calls: string[];
  /** Addresses that could not be had to the end, since the last `forget`; leaving a page breaks off what is under way. */
  failures: string[];
  forget: () => void;
}

const LOUD = new Set(['warning', 'error', 'assert']);

/** Opens a page and listens to it from its first byte on. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const calls: string[] = [];
  const failures: string[] = [];
  page.on('console', (message) => {
    if (LOUD.has(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) calls.push(`${request.method()} ${url.pathname}`);
  });
  page.on('requestfailed', (request) => {
    failures.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText ?? ''}`);
  });
  const forget = () => {
    failures.length = 0;
    complaints.length = 0;
    calls.length = 0;
  };
  return { page, complaints, calls, failures, forget };
}
