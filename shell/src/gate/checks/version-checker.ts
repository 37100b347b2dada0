import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GateCheck, GateRequest, GateResult } from '@mockingbird/contracts';
import { AxePool } from '../accessibility/axe-pool.js';
import { BrowserUnavailable, type BrowserChecker } from '../browser/browser-checker.js';
import type { WrittenReport } from '../browser/report-writer.js';
import {
  GATE_LIMIT_MS,
  GATE_MAX_NOTES,
  GATE_ROUTE_MS,
  GATE_START_MS,
  GATE_TOTAL_LIMIT_MS,
} from '../limits.js';
import { CandidateRenderer, type CandidateRendererOptions } from './candidate-renderer.js';
import { createCandidateSite, withoutCanaries } from './candidate-site.js';
import { checkRoutes, type RouteReport } from './check-routes.js';
import { toGateCheck, type CheckIssues } from './gate-check.js';
import { LiveReference } from './live-reference.js';
import type { LiveSiteReader } from './live-site-reader.js';
import { findSharedIssues } from './shared-issues.js';

export interface VersionCheckerOptions {
  /** Folder for the bundles of candidates during their checks. */
  folder: string;
  renderer: CandidateRendererOptions;
  /** Built script of the axe processes. */
  accessibilityFile: string;
  /** Shared libraries of the shell: names to versions. */
  provided: Readonly<Record<string, string>>;
  liveSite: Pick<LiveSiteReader, 'read'>;
  browser: Pick<BrowserChecker, 'missing' | 'check'>;
  areServicesReady: () => Promise<boolean>;
}

/** The result of the browser half. */
interface BrowserResult {
  check: GateCheck;
  issues: CheckIssues;
  report?: WrittenReport | undefined;
}

/** Checks versions, isolated from the live site. */
export class VersionChecker {
  private readonly axe: AxePool;

  constructor(private readonly options: VersionCheckerOptions) {
    this.axe = new AxePool(options.accessibilityFile);
  }

  /**
   * Checks one version. Errors of its code are results.
   * @param isWanted whether the client still waits for the answer
   * @throws GateUndecided when the live composition cannot be read
   */
  async check(request: GateRequest, isWanted: () => boolean): Promise<GateResult> {
    const { manifest } = request;
    const sharedIssues = findSharedIssues(manifest.shared, this.options.provided);
    const { routes: report, browser } = await this.checkPages(request, isWanted);
    const { renders, accessibility } = report;
    const hasNoPage = report.checkedPages === 0 && renders.issues.length + renders.undecided.length > 0;
    return {
      checks: [
        toGateCheck(
          'shared',
          'MB-4007',
          { issues: sharedIssues, undecided: [] },
          describeShared(Object.entries(manifest.shared)),
        ),
        toGateCheck('renders', 'MB-4009', renders, describeRenders(report)),
        // A remote with client routes only passes. Where all pages failed, the check has no result.
        hasNoPage && accessibility.undecided.length === 0
          ? {
              check: 'accessibility',
              outcome: 'skipped',
              detail: 'No page was rendered that axe could check',
            }
          : toGateCheck('accessibility', 'MB-4010', accessibility, describeAccessibility(report)),
        ...(browser ? [browser.check] : []),
      ],
      issues: [
        sharedIssues,
        renders.issues,
        accessibility.issues,
        browser?.issues.issues ?? [],
        renders.undecided,
        accessibility.undecided,
        browser?.issues.undecided ?? [],
      ].flat(),
      ...(browser?.report ? { report: browser.report } : {}),
    };
  }

  private async checkPages(request: GateRequest, isWanted: () => boolean) {
    const { manifest, server } = request;
    const startedAt = performance.now();
    const folder = join(this.options.folder, randomUUID());
    const serverFile = join(folder, 'server.cjs');
    const liveSite = await this.options.liveSite.read();
    const createRenderer = () => new CandidateRenderer(this.options.renderer);
    const renderer = createRenderer();
    const live = new LiveReference(liveSite, manifest.name, createRenderer);
    const limitMs = Math.min(GATE_LIMIT_MS, GATE_START_MS + manifest.routes.length * GATE_ROUTE_MS);
    const elapsedMs = () => performance.now() - startedAt;
    this.axe.prepare();
    try {
      await mkdir(folder, { recursive: true });
      await Promise.all([writeFile(serverFile, Buffer.from(server, 'base64')), renderer.start()]);
      const candidate = createCandidateSite(liveSite, manifest, serverFile);
      const routes = await checkRoutes(candidate, {
        renderer,
        axe: this.axe,
        reference: {
          answers: (path, restMs) => live.answers(path, restMs),
          areServicesReady: this.options.areServicesReady,
        },
        remainingMs: () => limitMs - elapsedMs(),
        isWanted,
      });
      const browser = await this.checkBrowser(request, routes, {
        candidateSite: candidate.site,
        liveSite,
        renderer,
        remainingMs: () => GATE_TOTAL_LIMIT_MS - elapsedMs(),
        isWanted,
      });
      return { routes, browser };
    } finally {
      await Promise.all([renderer.close(), live.close(), rm(folder, { recursive: true, force: true })]);
    }
  }

  /** @returns undefined when the services do not know this check */
  private async checkBrowser(
    { manifest, files }: GateRequest,
    { addresses, renders, accessibility }: RouteReport,
    { liveSite, ...rest }: BrowserSites,
  ): Promise<BrowserResult | undefined> {
    if (!files) return undefined;
    const { browser } = this.options;
    if (browser.missing !== undefined) return skip(`Not decided: ${browser.missing}`);
    // A version that is refused or tried again anyway does not need the slowest check.
    const reported = [renders, accessibility].flatMap(({ issues, undecided }) => [...issues, ...undecided]);
    if (reported.length > 0) return skip('Not decided: the checks before it did not pass');
    if (addresses.length === 0) return skip('No page was found that a browser could open');
    try {
      const result = await browser.check({
        ...rest,
        request: { manifest, files },
        addresses,
        liveSite: liveSite && withoutCanaries(liveSite),
        startLiveRenderer: async () => {
          const renderer = new CandidateRenderer(this.options.renderer);
          await renderer.start();
          return renderer;
        },
      });
      const { issues, undecided } = result.browser;
      const check = toGateCheck('browser', 'MB-4020', { issues, undecided }, describeBrowser(result));
      return { check, issues: result.browser, report: result.report };
    } catch (error) {
      if (!(error instanceof BrowserUnavailable)) throw error;
      const undecided = { issues: [], undecided: [{ path: '/manifest/entry', message: error.message }] };
      return { check: toGateCheck('browser', 'MB-4020', undecided, ''), issues: undecided };
    }
  }

  close(): void {
    this.axe.close();
  }
}

type BrowserSites = Pick<
  Parameters<BrowserChecker['check']>[0],
  'candidateSite' | 'liveSite' | 'renderer' | 'remainingMs' | 'isWanted'
>;

const skip = (detail: string): BrowserResult => ({
  check: { check: 'browser', outcome: 'skipped', detail },
  issues: { issues: [], undecided: [] },
});

const describeShared = (ranges: [string, string][]) =>
  ranges.length === 0
    ? 'No shared library is used'
    : `${ranges.map((range) => range.join(' ')).join(', ')}: the shell provides them`;

const describeRenders = ({ renderedRoutes, clientRoutes, notes }: RouteReport) =>
  [
    `${renderedRoutes} ${renderedRoutes === 1 ? 'address' : 'addresses'} answered, with the live services behind`,
    ...(clientRoutes > 0 ? [`${clientRoutes} left to the browser`] : []),
    ...notes.slice(0, GATE_MAX_NOTES),
  ].join('; ');

const describeAccessibility = ({ checkedPages }: RouteReport) =>
  `axe found no issue on ${checkedPages} ${checkedPages === 1 ? 'page' : 'pages'}`;

const describeBrowser = ({
  shown,
  notes,
  isSandboxed,
}: Awaited<ReturnType<BrowserChecker['check']>>): string =>
  [
    `${shown} ${shown === 1 ? 'page was' : 'pages were'} shown in Chromium without an issue`,
    ...(isSandboxed ? [] : ["without Chromium's sandbox"]),
    ...notes.slice(0, GATE_MAX_NOTES),
  ].join('; ');
