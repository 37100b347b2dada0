import type { CDPSession, Page } from 'playwright-core';

/** The resources of a page: nodes and listeners after garbage collection, and pending work. */
export interface Holdings {
  nodes: number;
  listeners: number;
  /** Pending timeouts, intervals, frames and idle callbacks. */
  timers: number;
  globals: number;
  styleSheets: number;
  /** Elements of the document's head. */
  headElements: number;
}

declare global {
  interface Window {
    /** Pending work with its delay (milliseconds; `Infinity` for intervals). */
    liveTimers?: Map<string, number>;
  }
}

/**
 * Counts pending timers and frames, from the page's first script on. Long delays are shortened, so that pending work
 * ends during the test.
 * @param longestMs limit of a delay
 */
export async function countTimers(page: Page, longestMs: number): Promise<void> {
  await page.addInitScript((longest) => {
    type Work = (...given: unknown[]) => void;
    const live = new Map<string, number>();
    window.liveTimers = live;
    const { setTimeout, setInterval, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
    const { requestIdleCallback, cancelIdleCallback } = window;
    // Callback arguments are passed on unchanged.
    const asWork = (work: unknown) => work as Work;
    const noted = (kind: string, wait: number, start: (finish: (work: Work) => Work) => number): number => {
      const id: number = start((work) => (...given) => {
        live.delete(`${kind} ${id}`);
        work(...given);
      });
      live.set(`${kind} ${id}`, wait);
      return id;
    };
    // Browsers accept either function for either kind of timer.
    const clear = (id?: number) => {
      live.delete(`timeout ${id}`);
      live.delete(`interval ${id}`);
      clearTimeout(id);
    };
    Object.assign(window, {
      setTimeout: (work: Work, wait = 0, ...given: unknown[]) =>
        noted('timeout', wait, (finish) => setTimeout(finish(work), Math.min(wait, longest), ...given)),
      setInterval: (work: Work, wait = 0, ...given: unknown[]) => {
        const id = setInterval(work, wait, ...given);
        live.set(`interval ${id}`, Infinity);
        return id;
      },
      clearTimeout: clear,
      clearInterval: clear,
      requestAnimationFrame: (work: FrameRequestCallback) =>
        noted('frame', 0, (finish) => requestAnimationFrame(finish(asWork(work)))),
      cancelAnimationFrame: (id: number) => {
        live.delete(`frame ${id}`);
        cancelAnimationFrame(id);
      },
      requestIdleCallback: (work: IdleRequestCallback, options?: IdleRequestOptions) =>
        noted('idle', 0, (finish) => requestIdleCallback(finish(asWork(work)), options)),
      cancelIdleCallback: (id: number) => {
        live.delete(`idle ${id}`);
        cancelIdleCallback(id);
      },
    });
  }, longestMs);
}

/** Pending timeouts at a moment: the number of them that are still pending. */
export const endingTimers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(window.liveTimers ?? [])].flatMap(([name, wait]) => (wait === Infinity ? [] : [name])),
  );

/** Reads the current resources of the page. */
export async function holdingsOf(page: Page, tools: CDPSession): Promise<Holdings> {
  const inPage = await page.evaluate(() => ({
    timers: window.liveTimers?.size ?? NaN,
    globals: Object.keys(window).length,
    styleSheets: document.styleSheets.length,
    headElements: document.head.childElementCount,
  }));
  await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), ...inPage };
}
