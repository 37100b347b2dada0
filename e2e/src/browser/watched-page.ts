import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

/** A page with its recorded messages and requests. */
export interface WatchedPage {
  page: Page;
  /** Warnings and errors of the console, and uncaught errors, since the last `forget`. */
  complaints: string[];
  /** `GET /api/...` of every data request since the last `forget`. */
  calls: string[];
  /**
   * Failed requests of the current document since the last `forget`. Requests that the browser aborted on leaving a
   * document do not count: prefetches run when the browser is idle, so any of them may be pending then.
   */
  failures: string[];
  forget: () => void;
}

/** Chromium's text for a request that the page or the browser aborted. */
const ABORTED = 'net::ERR_ABORTED';
const LOUD = new Set(['warning', 'error', 'assert']);

/**
 * A busy edge declines the data of a screen with 503, and the shell then loads the page as a whole. Chromium logs the
 * response, which is no fault of the site.
 */
const isDeclined = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 503') && message.location().url.includes('/_mb/data?');

/** Opens a page and records it from its first byte on. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const calls: string[] = [];
  const failures: string[] = [];
  page.on('console', (message) => {
    if (LOUD.has(message.type()) && !isDeclined(message))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  // Counts the documents of the tab. Until the next one has loaded, the old one continues to send requests.
  let currentDocument = 0;
  let isLeaving = false;
  const documentOf = new WeakMap<Request, number>();
  page.on('framenavigated', (frame) => {
    // A navigation within the document requests no document.
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
