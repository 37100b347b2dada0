import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GateRequest, GateResult } from '@mockingbird/contracts';
import { AxePool } from '../accessibility/axe-pool.js';
import { GATE_LIMIT_MS, GATE_MAX_NOTES, GATE_ROUTE_MS, GATE_START_MS } from '../limits.js';
import { CandidateRenderer, type CandidateRendererOptions } from './candidate-renderer.js';
import { createCandidateSite } from './candidate-site.js';
import { checkRoutes, type RouteReport } from './check-routes.js';
import { toGateCheck } from './gate-check.js';
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
  areServicesReady: () => Promise<boolean>;
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
    const report = await this.checkRoutes(request, isWanted);
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
      ],
      issues: [
        sharedIssues,
        renders.issues,
        accessibility.issues,
        renders.undecided,
        accessibility.undecided,
      ].flat(),
    };
  }

  private async checkRoutes(
    { manifest, server }: GateRequest,
    isWanted: () => boolean,
  ): Promise<RouteReport> {
    const startedAt = performance.now();
    const folder = join(this.options.folder, randomUUID());
    const serverFile = join(folder, 'server.cjs');
    const site = await this.options.liveSite.read();
    const renderer = new CandidateRenderer(this.options.renderer);
    const live = new LiveReference(site, manifest.name, () => new CandidateRenderer(this.options.renderer));
    const limitMs = Math.min(GATE_LIMIT_MS, GATE_START_MS + manifest.routes.length * GATE_ROUTE_MS);
    this.axe.prepare();
    try {
      await mkdir(folder, { recursive: true });
      await Promise.all([writeFile(serverFile, Buffer.from(server, 'base64')), renderer.start()]);
      return await checkRoutes(createCandidateSite(site, manifest, serverFile), {
        renderer,
        axe: this.axe,
        reference: {
          answers: (path, restMs) => live.answers(path, restMs),
          areServicesReady: this.options.areServicesReady,
        },
        remainingMs: () => limitMs - (performance.now() - startedAt),
        isWanted,
      });
    } finally {
      await Promise.all([renderer.close(), live.close(), rm(folder, { recursive: true, force: true })]);
    }
  }

  close(): void {
    this.axe.close();
  }
}

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
