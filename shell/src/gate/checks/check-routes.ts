import type { Issue, Manifest, ManifestRoute } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../../edge/composition/live-site.js';
import { GATE_AXE_LIMIT_MS, GATE_MAX_LATE_ROUTES } from '../limits.js';
import type { AxePool } from '../accessibility/axe-pool.js';
import type { CandidateRenderer, CandidateRendering } from './candidate-renderer.js';
import { describeViolation } from './describe-violation.js';
import { findExampleAddresses, type ExampleAddress } from './example-address.js';
import type { CheckIssues } from './gate-check.js';
import type { Judgement } from './judge-result.js';
import { renderFairly, type Reference } from './render-fairly.js';

export interface RouteReport {
  renders: CheckIssues;
  accessibility: CheckIssues;
  /** Number of routes that rendered correctly. */
  renderedRoutes: number;
  /** Number of pages that axe checked. */
  checkedPages: number;
  /** Number of routes that only the browser renders. */
  clientRoutes: number;
  /** Sentences about unchecked routes, and about issues that only some addresses of a route have. */
  notes: string[];
  /** What a browser can open: addresses with a sound page, and those of routes that only browsers render. */
  addresses: { routeId: string; path: string; pointer: string }[];
}

interface Tools {
  renderer: Pick<CandidateRenderer, 'render' | 'readSitemap'>;
  axe: Pick<AxePool, 'check'>;
  reference: Reference;
  /** The rest of the gate's time, in milliseconds. */
  remainingMs: () => number;
  /** Whether the client still waits for the answer. */
  isWanted: () => boolean;
}

type Candidate = Parameters<CandidateRenderer['render']>[0];

/** The result of one address of a route. */
interface AddressResult {
  path: string;
  judgement: Judgement;
  violations: string[];
  /** Whether the server rendered a page. */
  hasPage?: boolean;
  /** The reason why axe has no result. */
  axeFailure?: string;
}

interface RouteCheck {
  route: ManifestRoute;
  /** JSON pointer to the route in the request. */
  pointer: string;
  addresses: readonly ExampleAddress[];
  results: AddressResult[];
}

const isSound = ({ judgement, violations, axeFailure }: AddressResult) =>
  judgement.kind === 'passed' && violations.length === 0 && axeFailure === undefined;
const subject = ({ route }: RouteCheck, path: string) => `Route "${route.id}" at ${path}`;
const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Whether another address of the route could show that the content causes the issue, not the code. */
const needsAnotherAddress = ({ results }: RouteCheck): boolean => {
  const last = results.at(-1);
  if (!last) return true;
  if (last.judgement.kind === 'loop' || last.judgement.kind === 'undecided') return false;
  if (last.judgement.kind === 'failed' && last.judgement.isCertain) return false;
  return last.axeFailure === undefined && !isSound(last);
};

/** Renders the routes of a candidate at example addresses and checks the pages with axe. */
class RouteChecker {
  private readonly manifest: Manifest;
  private lateRoutes = 0;
  private checkedPages = 0;
  private readonly clientAddresses: RouteReport['addresses'] = [];

  constructor(
    private readonly candidate: Candidate,
    private readonly tools: Tools,
  ) {
    this.manifest = candidate.served.manifest;
  }

  async checkAll(): Promise<RouteReport> {
    const checks = await this.createChecks();
    // Only a route whose first address shows an issue gets a second and third one.
    const rounds = Math.max(0, ...checks.map(({ addresses }) => addresses.length));
    for (let round = 0; round < rounds; round += 1) await this.runRound(checks, round);
    const summary = await this.summarize(checks);
    const clientRoutes = this.manifest.routes.filter(({ kind }) => kind === 'client').length;
    const pageAddresses = checks.flatMap(({ route, pointer, results }) => {
      const last = results.at(-1);
      return last?.hasPage && isSound(last) ? [{ routeId: route.id, path: last.path, pointer }] : [];
    });
    const addresses = [...pageAddresses, ...this.clientAddresses];
    return { ...summary, checkedPages: this.checkedPages, clientRoutes, addresses };
  }

  private async createChecks(): Promise<RouteCheck[]> {
    const others = this.candidate.site.remotes
      .filter(({ manifest: { name } }) => name !== this.manifest.name)
      .map(({ manifest: { name }, routes }) => ({ name, routes }));
    const sitemap = await this.readSitemap();
    return this.manifest.routes.flatMap((route, index) => {
      const pointer = `/manifest/routes/${index}`;
      const addresses = findExampleAddresses(this.manifest, route, { sitemap, others });
      if (route.kind !== 'client') return [{ route, pointer, addresses, results: [] }];
      const [first] = addresses;
      if (first) this.clientAddresses.push({ routeId: route.id, path: first.path, pointer });
      return [];
    });
  }

  private readSitemap(): Promise<string[]> {
    return this.tools.renderer.readSitemap(this.candidate, this.tools.remainingMs());
  }

  /** Renders one address after the other, so that a route that blocks its thread is identified. */
  private async runRound(checks: readonly RouteCheck[], round: number): Promise<void> {
    const axeChecks: Promise<void>[] = [];
    for (const check of checks) {
      const address = check.addresses[round];
      if (!this.tools.isWanted()) break;
      if (!address || !needsAnotherAddress(check)) continue;
      // An address that is not tried must not hide what another one has shown.
      if (check.results.length > 0 && this.reasonToStop() !== undefined) continue;
      const { judgement, html } = await this.renderAddress(check.route, address.path);
      if (judgement.kind === 'undecided') this.lateRoutes += 1;
      const result: AddressResult = {
        path: address.path,
        judgement: allowMissingExample(judgement, address),
        violations: [],
      };
      if (html !== undefined && judgement.kind === 'passed') result.hasPage = true;
      check.results.push(result);
      // axe runs while the next route renders.
      if (result.judgement.kind === 'passed' && html !== undefined) {
        axeChecks.push(this.checkAccessibility(result, html));
      }
    }
    await Promise.all(axeChecks);
  }

  /** Why no further address is tried. */
  private reasonToStop(): string | undefined {
    if (this.tools.remainingMs() <= 0) return 'the time limit of the gate was exceeded';
    return this.lateRoutes >= GATE_MAX_LATE_ROUTES ? 'other routes took too long' : undefined;
  }

  private async renderAddress(route: ManifestRoute, path: string): Promise<CandidateRendering> {
    const { renderer, reference, remainingMs } = this.tools;
    const reason = this.reasonToStop();
    if (reason !== undefined)
      return { judgement: { kind: 'undecided', message: `was not rendered: ${reason}` } };
    const render = async (): Promise<CandidateRendering> => {
      try {
        return await renderer.render(this.candidate, route, path, remainingMs());
      } catch (error) {
        // The remote's head or data is invalid, so the document around its markup failed.
        return { judgement: { kind: 'failed', message: `has an invalid head or data: ${toMessage(error)}` } };
      }
    };
    return renderFairly({ path, render, reference, remainingMs });
  }

  private async checkAccessibility(result: AddressResult, html: string): Promise<void> {
    const { axe, remainingMs } = this.tools;
    const limitMs = () => Math.max(1, Math.min(GATE_AXE_LIMIT_MS, remainingMs()));
    try {
      result.violations = (await axe.check(html, limitMs)).map(describeViolation);
      this.checkedPages += 1;
    } catch (error) {
      result.axeFailure = `axe did not finish: ${toMessage(error)}`;
    }
  }

  private async summarize(
    checks: readonly RouteCheck[],
  ): Promise<Omit<RouteReport, 'checkedPages' | 'clientRoutes' | 'addresses'>> {
    const renders: CheckIssues = { issues: [], undecided: [] };
    const accessibility: CheckIssues = { issues: [], undecided: [] };
    const notes: string[] = [];
    let renderedRoutes = 0;
    for (const check of checks) {
      const { route, addresses, results } = check;
      const [first] = results;
      const last = results.at(-1);
      if (!first || !last) {
        if (addresses.length === 0) notes.push(`route "${route.id}" (${route.path}) not checked: no address`);
        continue;
      }
      const toIssue = (message: string, { path } = last): Issue => ({
        path: check.pointer,
        message: `${subject(check, path)}${message}`,
      });
      if (last.judgement.kind === 'undecided') renders.undecided.push(toIssue(` ${last.judgement.message}`));
      else if (last.axeFailure !== undefined) accessibility.undecided.push(toIssue(`: ${last.axeFailure}`));
      else if (isSound(last))
        notes.push(...results.slice(0, -1).map((result) => describeNote(check, result)));
      else if (await this.wasContentHidden(check))
        notes.push(`route "${route.id}" not checked: its content was hidden meanwhile`);
      else if (first.judgement.kind !== 'passed')
        renders.issues.push(toIssue(` ${first.judgement.message}`, first));
      else accessibility.issues.push(...first.violations.map((each) => toIssue(`: ${each}`, first)));
      if (last.judgement.kind === 'passed') renderedRoutes += 1;
    }
    return { renders, accessibility, renderedRoutes, notes };
  }

  /** Whether all addresses answered 404 and have left the sitemap since: somebody hid the content during the check. */
  private async wasContentHidden({ addresses, results }: RouteCheck): Promise<boolean> {
    if (addresses.some(({ source }) => source !== 'sitemap')) return false;
    if (results.some(({ judgement }) => judgement.kind !== 'missing')) return false;
    const sitemap = new Set(await this.readSitemap());
    return sitemap.size > 0 && !results.some(({ path }) => sitemap.has(path));
  }
}

/** This site may not have the content of the manifest's example. Its "not found" page is then correct. */
const allowMissingExample = (judgement: Judgement, { source }: ExampleAddress): Judgement =>
  judgement.kind === 'missing' && source === 'example' ? { kind: 'passed' } : judgement;

function describeNote(check: RouteCheck, { path, judgement, violations }: AddressResult): string {
  const issue = judgement.kind === 'passed' ? `: ${violations.join('; ')}` : ` ${judgement.message}`;
  return `${subject(check, path)}${issue}, but another address of it is sound`;
}

/**
 * Renders each route of a version at an example address and checks the pages with axe. An issue that another address of
 * the same route does not have comes from the content. It becomes a note and does not refuse the version.
 */
export const checkRoutes = (
  candidate: { site: LiveSite; served: ServedRemote },
  tools: Tools,
): Promise<RouteReport> => new RouteChecker(candidate, tools).checkAll();
