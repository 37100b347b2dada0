import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import { withTimeout, TimeoutError } from '../../shared/timeout.js';
import {
  GATE_PAGE_CLOSE_MS,
  GATE_PICTURE_HEIGHT,
  GATE_PICTURE_WIDTHS,
  GATE_QUIET_MS,
  GATE_WINDOW_HEIGHT,
} from '../limits.js';
import {
  blockedPlaces,
  emptiedFragments,
  hasEntry,
  isMounted,
  prepareForPicture,
  prepareWindow,
  scrollThrough,
  untilQuiet,
} from './in-page.js';
import { PageIssues, type PageIssue } from './page-issues.js';
import type { SiteAnswers } from './site-answers.js';

export interface VisitRequest {
  answers: Pick<SiteAnswers, 'answer'>;
  /** Of the site. */
  origin: string;
  path: string;
  version: { name: string; version: string; globalName: string };
  limitMs: number;
  takesPictures: boolean;
}

/** What happened to a page. `late` and `crashed` may be the machine's fault. */
export type Visit =
  | {
      kind: 'shown';
      issues: PageIssue[];
      pictures: ReadonlyMap<number, Buffer>;
      html: string;
      /** The path to which the page's code sent the visitor. Absent without that. */
      endedAt?: string;
    }
  | { kind: 'late' | 'crashed'; message: string; issues: PageIssue[] };

const [FIRST_WIDTH] = GATE_PICTURE_WIDTHS;

/** Opens a page in a new context, checks it and takes pictures. Never rejects. */
export async function visitPage(browser: Browser, request: VisitRequest): Promise<Visit> {
  const issues = new PageIssues(request.version);
  let context: BrowserContext | undefined;
  try {
    return await withTimeout(
      request.limitMs,
      (async () => {
        context = await browser.newContext({
          viewport: { width: FIRST_WIDTH, height: GATE_WINDOW_HEIGHT },
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
          serviceWorkers: 'block',
          acceptDownloads: false,
        });
        context.setDefaultTimeout(request.limitMs);
        return await openPage(context, request, issues);
      })(),
    );
  } catch (error) {
    const list = issues.list();
    if (error instanceof TimeoutError)
      return { kind: 'late', message: `was not ready within ${request.limitMs} ms`, issues: list };
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { kind: 'crashed', message: `ended in the browser: ${reason}`, issues: list };
  } finally {
    // A page whose thread is blocked may not close. The caller then finds a browser that is not connected.
    await closeOrKill(browser, context);
  }
}

async function closeOrKill(browser: Browser, context: BrowserContext | undefined): Promise<void> {
  try {
    if (context) await withTimeout(GATE_PAGE_CLOSE_MS, context.close());
  } catch {
    await browser.close().catch(() => undefined);
  }
}

/** The requests of a page. */
interface Traffic {
  started: number;
  /** Those without an answer yet. The events of playwright miss the end of a response that no script reads. */
  running: number;
  /** Documents of the page's main frame. */
  documents: string[];
}

/** Answers the requests of a page in place of the network. */
function answerRequests(answers: VisitRequest['answers'], traffic: Traffic) {
  return async (route: Route, request: Request): Promise<void> => {
    traffic.started += 1;
    traffic.running += 1;
    try {
      const answer = await answers.answer({
        method: request.method(),
        url: request.url(),
        headers: request.headers(),
      });
      if (!answer) return await route.abort('blockedbyclient');
      if (request.isNavigationRequest() && request.frame().parentFrame() === null)
        traffic.documents.push(answer.body.toString('utf8'));
      return await route.fulfill(answer);
    } catch {
      // The page has closed meanwhile, or its address cannot be rendered.
      return await route.abort('failed').catch(() => undefined);
    } finally {
      traffic.running -= 1;
    }
  };
}

/** A page may load another document at any time, as the start page does for a visitor with a region. */
const isNavigation = (error: unknown) =>
  error instanceof Error && /Execution context was destroyed|because of a navigation/.test(error.message);

/** Waits until requests and changes have ended, and the browser has taken over the page. */
async function settle(page: Page, traffic: Traffic, issues: PageIssues): Promise<void> {
  for (let before = -1; ;) {
    try {
      // After an issue, the browser may never take it over.
      const isTakenOver = issues.list().length > 0 || (await page.evaluate(isMounted));
      if (isTakenOver && traffic.running === 0 && traffic.started === before) return;
      before = traffic.started;
      await page.evaluate(untilQuiet, GATE_QUIET_MS);
    } catch (error) {
      if (!isNavigation(error)) throw error;
      before = -1;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

async function openPage(
  context: BrowserContext,
  { answers, origin, path, version, takesPictures }: VisitRequest,
  issues: PageIssues,
): Promise<Visit> {
  const traffic: Traffic = { started: 0, running: 0, documents: [] };
  await context.addInitScript(prepareWindow);
  await context.route(() => true, answerRequests(answers, traffic));
  await context.routeWebSocket(/.*/, (socket) => void socket.close());
  const page = await context.newPage();
  const crash = new Promise<never>((_, reject) => {
    page.once('crash', () => reject(new Error('the page crashed')));
  });
  crash.catch(() => undefined);
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  issues.watch(page);
  const settled = () => settle(page, traffic, issues);
  const visit = async (): Promise<Visit> => {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await settled();
    await page.evaluate(scrollThrough);
    await settled();
    // The page may have sent the visitor to a document of another remote.
    if (traffic.documents.length === 1) await checkPage(page, version, issues);
    const pictures = takesPictures ? await takePictures(page, settled) : new Map<number, Buffer>();
    const { pathname } = new URL(page.url());
    const isElsewhere = pathname !== new URL(path, origin).pathname;
    return {
      ...{ kind: 'shown', issues: issues.list(), pictures, html: traffic.documents[0] ?? '' },
      ...(isElsewhere ? { endedAt: pathname } : {}),
    };
  };
  return Promise.race([visit(), crash]);
}

async function checkPage(page: Page, { globalName }: VisitRequest['version'], issues: PageIssues) {
  if (!(await page.evaluate(hasEntry, globalName))) {
    issues.add({
      check: 'global name',
      message: `the entry sets no remote entry "${globalName}", which is the manifest's globalName`,
      stack: [],
    });
  }
  issues.placeBlocked(await page.evaluate(blockedPlaces));
  for (const name of await page.evaluate(emptiedFragments)) {
    const message = `fragment "${name}" had the server's markup and is empty in the browser`;
    issues.add({ check: 'fragments', message, stack: [] });
  }
}

async function takePictures(page: Page, settled: () => Promise<void>): Promise<Map<number, Buffer>> {
  const pictures = new Map<number, Buffer>();
  await page.evaluate(prepareForPicture);
  for (const width of GATE_PICTURE_WIDTHS) {
    if (width !== FIRST_WIDTH) {
      await page.setViewportSize({ width, height: GATE_WINDOW_HEIGHT });
      await settled();
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const png = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.max(1, Math.min(height, GATE_PICTURE_HEIGHT)) },
      animations: 'disabled',
      caret: 'hide',
    });
    pictures.set(width, png);
  }
  return pictures;
}
