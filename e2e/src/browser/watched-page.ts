import type { BrowserContext, Page, Request } from 'playwright-core';

/** A page, and what it said and asked for. */
export interface WatchedPage {
  page: Page;
  /** Warnings and errors of the console, and errors nobody caught, since the last `forget`. */
  complaints: string[];
  /** `GET /api/...` of every call for data since the last `forget`. */
  calls: string[];
  /**
   * Requests of the current document that failed, since the last `forget`. A request that the browser aborted because its
   * document was left is no failure: prefetches run when the browser is idle, so any of them may be under way then.
   */
  failures: string[];
  forget: () => void;
}

/** What Chromium says of a request that the page or the browser gave up. */
const ABORTED = 'net::ERR_ABORTED';
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
  // Counts the documents that the tab has shown. Until the next one is there, the old one goes on sending requests.
  let currentDocument = 0;
  let isLeaving = false;
  const documentOf = new WeakMap<Request, number>();
  page.on('framenavigated', (frame) => {
    // A move within the document sends no request for one.
    if (frame !== page.mainFrame() || !isLeaving) return;
    currentDocument += 1;
    isLeaving = false;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    documentOf.set(request, currentDocument);
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) calls.push(`${request.method()} ${url.pathname}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    const isOfLeftDocument = isLeaving || page.isClosed() || documentOf.get(request) !== currentDocument;
    if (reason === ABORTED && isOfLeftDocument) return;
    failures.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  const forget = () => {
    failures.length = 0;
    complaints.length = 0;
    calls.length = 0;
  };
  return { page, complaints, calls, failures, forget };
}
