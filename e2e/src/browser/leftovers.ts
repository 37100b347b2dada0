import type { CDPSession, Page } from 'playwright-core';

/** What a page holds: nodes and listeners after a collection of garbage, and what it has put up. */
export interface Holdings {
  nodes: number;
  listeners: number;
  /** Timeouts, intervals, frames and idle work that are still to come. */
  timers: number;
  globals: number;
  styleSheets: number;
  /** Elements of the document's head. */
  headElements: number;
}

declare global {
  interface Window {
    /** What is still to come, and how long it was to take (milliseconds; `Infinity`: again and again). */
    liveTimers?: Map<string, number>;
  }
}

/**
 * Counts timers and frames that are still to come, from the page's first script on. A long wait is made a shorter one, so
 * that what ends by itself does so while somebody looks.
 * @param longestMs of a wait
 */
export async function countTimers(page: Page, longestMs: number): Promise<void> {
  await page.addInitScript((longest) => {
    type Work = (...given: unknown[]) => void;
    const live = new Map<string, number>();
    window.liveTimers = live;
    const { setTimeout, setInterval, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
    const { requestIdleCallback, cancelIdleCallback } = window;
    // Whatever a callback is given, it is handed on as it came.
    const asWork = (work: unknown) => work as Work;
    const noted = (kind: string, wait: number, start: (told: (work: Work) => Work) => number): number => {
      const id: number = start((work) => (...given) => {
        live.delete(`${kind} ${id}`);
        work(...given);
      });
      live.set(`${kind} ${id}`, wait);
      return id;
    };
    // Browsers end either kind by either name.
    const clear = (id?: number) => {
      live.delete(`timeout ${id}`);
      live.delete(`interval ${id}`);
      clearTimeout(id);
    };
    Object.assign(window, {
      setTimeout: (work: Work, wait = 0, ...given: unknown[]) =>
        noted('timeout', wait, (told) => setTimeout(told(work), Math.min(wait, longest), ...given)),
      setInterval: (work: Work, wait = 0, ...given: unknown[]) => {
        const id = setInterval(work, wait, ...given);
        live.set(`interval ${id}`, Infinity);
        return id;
      },
      clearTimeout: clear,
      clearInterval: clear,
      requestAnimationFrame: (work: FrameRequestCallback) =>
        noted('frame', 0, (told) => requestAnimationFrame(told(asWork(work)))),
      cancelAnimationFrame: (id: number) => {
        live.delete(`frame ${id}`);
        cancelAnimationFrame(id);
      },
      requestIdleCallback: (work: IdleRequestCallback, options?: IdleRequestOptions) =>
        noted('idle', 0, (told) => requestIdleCallback(told(asWork(work)), options)),
      cancelIdleCallback: (id: number) => {
        live.delete(`idle ${id}`);
        cancelIdleCallback(id);
      },
    });
  }, longestMs);
}

/** Timers that end by themselves and were there at a moment: what of them is still to come. */
export const endingTimers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(window.liveTimers ?? [])].flatMap(([name, wait]) => (wait === Infinity ? [] : [name])),
  );

/** Looks at what the page holds now. */
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
