import type { Browser } from 'playwright-core';
import { followLink, type ClickManner } from './follow-link.js';
import { layoutShift } from './layout-shift.js';
import type { LoggedRequest } from './network-log.js';
import { openVisit } from './open-visit.js';
import { scriptSize } from './script-size.js';
import type { InputProbe, VisitState } from './visit-state.js';

/** The columns of one cold load. */
export interface Visit {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  /** An input takes effect; without a probe, the end of the last long task, or FCP. */
  interactiveMs: number;
  /** Whether an input took effect. */
  isProbed: boolean;
  /** Why the probe gave up. */
  probeFailure: string | undefined;
  /** Sum of the long tasks that began before the page was interactive. */
  longTaskMs: number;
  /** What all long tasks take above 50 ms each. */
  blockingMs: number;
  /** Scripts that were requested before the page was interactive, after `gzip -6`. */
  firstScriptBytes: number;
  /** All scripts until the page was quiet, after `gzip -6`. */
  scriptBytes: number;
  /** All bytes on the wire, as each site encodes them. */
  totalBytes: number;
  requests: number;
  /** Status and address of failed requests. */
  failed: string[];
  /** The click on a link in view. */
  clickMs: number | undefined;
}

const LONG_TASK_MS = 50;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** @returns milliseconds */
export function interactiveAt({
  interactive,
  fcp,
  longTasks,
}: Pick<VisitState, 'interactive' | 'fcp' | 'longTasks'>): number {
  return interactive ?? Math.max(fcp, ...longTasks.map(([start, duration]) => start + duration));
}

/** Paints that the probe caused do not count: the browser stops at the first real input, too. */
export const lcpOf = ({ lcps, interactive = Infinity }: Pick<VisitState, 'lcps' | 'interactive'>): number =>
  lcps.findLast((at) => at < interactive) ?? 0;

async function scriptBytes(requests: readonly LoggedRequest[]): Promise<number> {
  const scripts = requests.filter(({ isScript }) => isScript);
  return sum(await Promise.all(scripts.map(({ url }) => scriptSize(url))));
}

async function columns(state: VisitState, requests: readonly LoggedRequest[]) {
  const interactiveMs = interactiveAt(state);
  const earlyTasks = state.longTasks.filter(([start]) => start < interactiveMs);
  return {
    fcpMs: state.fcp,
    lcpMs: lcpOf(state),
    cls: layoutShift(state),
    interactiveMs,
    isProbed: state.interactive !== undefined,
    probeFailure: state.probeFailure,
    longTaskMs: sum(earlyTasks.map(([, duration]) => duration)),
    blockingMs: sum(state.longTasks.map(([, duration]) => duration - LONG_TASK_MS)),
    firstScriptBytes: await scriptBytes(requests.filter(({ atMs }) => atMs <= interactiveMs)),
    scriptBytes: await scriptBytes(requests),
    totalBytes: sum(requests.map(({ bytes }) => bytes)),
    requests: requests.length,
    failed: requests.filter(({ status }) => status >= 400).map(({ status, url }) => `${status} ${url}`),
  };
}

/**
 * Measures one cold load, and a click on a link in view afterwards.
 * @param link path of the link
 */
export async function measureVisit(
  browser: Browser,
  url: string,
  { probe, link }: { probe?: InputProbe | undefined; link?: string | undefined },
): Promise<Visit> {
  const { page, state, requests, close } = await openVisit(browser, url, probe);
  try {
    const measured = await columns(state, requests);
    return { ...measured, clickMs: link === undefined ? undefined : await followLink(page, link, 'in-view') };
  } finally {
    await close();
  }
}

/** Loads a page and follows one of its links. @returns milliseconds */
export async function measureClick(
  browser: Browser,
  url: string,
  link: string,
  manner: ClickManner,
): Promise<number> {
  const { page, close } = await openVisit(browser, url);
  try {
    return await followLink(page, link, manner);
  } finally {
    await close();
  }
}
