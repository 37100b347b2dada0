import type { SpeedReport } from '@mockingbird/contracts';
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';
import type { ShellContext } from '../shell-context.js';
import { SIGN_AGAIN_MS } from './limits.js';
import { findNavigations, screenAt } from './screen-timeline.js';
import type { SpeedMark } from './speed-marks.js';
import { SpeedReporter } from './speed-reporter.js';

type VitalMetric = CLSMetric | INPMetric | LCPMetric;

/** When the metric happened. LCP belongs to the first screen, and a CLS of 0 has no entry. */
function timeOf(metric: VitalMetric): number {
  if (metric.name === 'LCP') return 0;
  if (metric.name === 'INP') return metric.entries[0]?.startTime ?? 0;
  const [largest] = metric.entries.toSorted((left, right) => right.value - left.value);
  return largest?.startTime ?? 0;
}

/**
 * Loads and signs what a report needs before the page is hidden: then it is too late for both.
 * @returns sends a report without delay
 */
async function createSender(api: ShellContext['api']): Promise<(report: SpeedReport) => void> {
  const releases = await api.releases();
  let send = await releases.prepareSpeed();
  const renew = () =>
    void releases.prepareSpeed().then(
      (renewed) => (send = renewed),
      () => undefined,
    );
  setInterval(renew, SIGN_AGAIN_MS);
  // Timers of a hidden page may sleep.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renew();
  });
  return (report) => send(report);
}

/**
 * Measures this page load, and reports its figures when the page is hidden. Later the browser may give a page no time.
 * Each page load counts once for each of LCP, INP and CLS: with its value when the page was first hidden.
 * @param marks the list that the first view's script writes to
 */
export async function measureSpeed(
  { api, catalog }: Pick<ShellContext, 'api' | 'catalog'>,
  marks: readonly SpeedMark[],
): Promise<void> {
  const send = await createSender(api);
  const reporter = new SpeedReporter({ catalog, send });
  let firstScreen = screenAt(marks, 0);
  const metrics = new Map<VitalMetric['name'], VitalMetric>();
  const reported = new Set<VitalMetric['name']>();
  const hiddenAt: number[] = [];
  let lastEnd = 0;

  const addMetrics = () => {
    // A slow page shows its first screen after this script.
    firstScreen ??= screenAt(marks, 0);
    for (const [name, metric] of metrics) {
      if (reported.has(name)) continue;
      reported.add(name);
      const screen = name === 'LCP' ? firstScreen : screenAt(marks, timeOf(metric));
      reporter.add(screen, name, metric.value);
    }
  };
  const addNavigations = () => {
    for (const { screen, start, end } of findNavigations(marks)) {
      if (end <= lastEnd) continue;
      lastEnd = end;
      // A hidden page is not painted, so the time would be that of the visitor's absence.
      if (!hiddenAt.some((at) => at >= start && at <= end)) reporter.add(screen, 'navigation', end - start);
    }
  };
  const report = () => {
    addMetrics();
    addNavigations();
    reporter.flush();
  };
  const store = (metric: VitalMetric) => {
    // A page from the back/forward cache was not loaded, and starts new metrics.
    if (metric.navigationType !== 'back-forward-cache') metrics.set(metric.name, metric);
  };
  onLCP(store);
  onINP(store);
  onCLS(store);
  // After web-vitals, which listens while the event is captured and completes its metrics then.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    hiddenAt.push(performance.now());
    report();
  });
  window.addEventListener('pagehide', report);
}
