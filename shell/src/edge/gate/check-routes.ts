import type { Fault, Manifest, ManifestRoute } from '@mockingbird/contracts';
import type { LiveSite, ServedRemote } from '../composition/live-site.js';
import { GATE_AXE_LIMIT_MS, GATE_LATE_ROUTES } from '../limits.js';
import type { Lookers } from './accessibility/axe-pool.js';
import type { CandidateRenderer } from './candidate-renderer.js';
import type { Judgement } from './judge-result.js';
import { exampleAddresses, type ExampleAddress } from './example-address.js';
import { violationSentence } from './describe-violation.js';

/** What a check found. `undecided`: nobody can say, because something took too long. */
export interface Found {
  faults: Fault[];
  undecided: Fault[];
}

export interface LookedAt {
  renders: Found;
  accessibility: Found;
  /** Routes that gave what they should. */
  drawn: number;
  /** Pages that axe looked at. */
  looked: number;
  /** Routes that the browser alone draws. */
  left: number;
  /** Sentences about what was not looked at, and about faults that only some addresses of a route have. */
  notes: string[];
}

interface Means {
  renderer: Pick<CandidateRenderer, 'draw' | 'sitemapOf'>;
  lookers: Pick<Lookers, 'look'>;
  /** Milliseconds that are left of the gate's time. */
  left: () => number;
  /** Whether somebody still waits for the answer. */
  isWanted: () => boolean;
}

type Candidate = Parameters<CandidateRenderer['draw']>[0];

/** What came of one address of a route. */
interface Visit {
  path: string;
  judgement: Judgement;
  /** Of axe. */
  violations: string[];
  /** Why axe could not say. */
  notLooked?: string;
}

/** A route, the addresses that stand for it, and what came of those that were tried. */
interface Trial {
  route: ManifestRoute;
  path: string;
  addresses: readonly ExampleAddress[];
  visits: Visit[];
}

const isSound = ({ judgement, violations, notLooked }: Visit) =>
  judgement.kind === 'good' && violations.length === 0 && notLooked === undefined;
const subject = ({ route }: Trial, path: string) => `Route "${route.id}" at ${path}`;

/** Whether another address of the route could show that the fault is that of its content. */
const isOpen = ({ visits }: Trial): boolean => {
  const last = visits.at(-1);
  if (!last) return true;
  if (last.judgement.kind === 'loop' || last.judgement.kind === 'undecided') return false;
  return last.notLooked === undefined && !isSound(last);
};

/** Draws versions' routes at their example addresses, and has axe look at what was drawn. */
class RouteLook {
  private readonly manifest: Manifest;
  private late = 0;
  private looked = 0;

  constructor(
    private readonly candidate: Candidate,
    private readonly means: Means,
  ) {
    this.manifest = candidate.served.manifest;
  }

  async all(): Promise<LookedAt> {
    const trials = await this.trials();
    // A second and third address are for routes alone whose first one showed a fault.
    const rounds = Math.max(0, ...trials.map(({ addresses }) => addresses.length));
    for (let round = 0; round < rounds; round += 1) await this.round(trials, round);
    const found = await this.summary(trials);
    const left = this.manifest.routes.filter(({ kind }) => kind === 'client').length;
    return { ...found, looked: this.looked, left };
  }

  private async trials(): Promise<Trial[]> {
    const others = this.candidate.site.remotes
      .filter(({ manifest: { name } }) => name !== this.manifest.name)
      .map(({ manifest: { name }, routes }) => ({ name, routes }));
    const listed = await this.listed();
    return this.manifest.routes.flatMap((route, at) => {
      if (route.kind === 'client') return [];
      const addresses = exampleAddresses(this.manifest, route, { listed, others });
      return [{ route, path: `/manifest/routes/${at}`, addresses, visits: [] }];
    });
  }

  private listed(): Promise<string[]> {
    return this.means.renderer.sitemapOf(this.candidate, this.means.left());
  }

  /** One address of each open route after the other, so that one that holds its thread is known by name. */
  private async round(trials: readonly Trial[], round: number): Promise<void> {
    const looks: Promise<void>[] = [];
    for (const trial of trials) {
      const address = trial.addresses[round];
      if (!this.means.isWanted()) break;
      if (!address || !isOpen(trial)) continue;
      const { judgement, html } = await this.drawn(trial.route, address.path);
      if (judgement.kind === 'undecided') this.late += 1;
      const visit: Visit = { path: address.path, judgement: judged(judgement, address), violations: [] };
      trial.visits.push(visit);
      // axe looks while the next route is drawn.
      if (visit.judgement.kind === 'good' && html !== undefined) looks.push(this.look(visit, html));
    }
    await Promise.all(looks);
  }

  private async drawn(route: ManifestRoute, path: string): Promise<{ judgement: Judgement; html?: string }> {
    const { renderer, left } = this.means;
    const notTried = (why: string) => ({
      judgement: { kind: 'undecided' as const, message: `was not drawn: ${why}` },
    });
    if (left() <= 0) return notTried('the gate’s time was over');
    if (this.late >= GATE_LATE_ROUTES) return notTried('other routes took too long');
    try {
      return await renderer.draw(this.candidate, route, path, left());
    } catch (error) {
      // The page around the remote's markup could not be made: its head or its data is not what it should be.
      const reason = error instanceof Error ? error.message : String(error);
      return { judgement: { kind: 'fault', message: `could not be put into a page: ${reason}` } };
    }
  }

  private async look(visit: Visit, html: string): Promise<void> {
    const { lookers, left } = this.means;
    const limit = () => Math.max(1, Math.min(GATE_AXE_LIMIT_MS, left()));
    try {
      visit.violations = (await lookers.look(html, limit)).map(violationSentence);
      this.looked += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      visit.notLooked = `axe did not come to an end: ${reason}`;
    }
  }

  private async summary(trials: readonly Trial[]): Promise<Omit<LookedAt, 'looked' | 'left'>> {
    const renders: Found = { faults: [], undecided: [] };
    const accessibility: Found = { faults: [], undecided: [] };
    const notes: string[] = [];
    let drawn = 0;
    for (const trial of trials) {
      const [first] = trial.visits;
      const last = trial.visits.at(-1);
      if (!first || !last) {
        if (trial.addresses.length === 0)
          notes.push(`route "${trial.route.id}" (${trial.route.path}) not checked: no address`);
        continue;
      }
      const told = (message: string, { path } = last) => ({
        path: trial.path,
        message: `${subject(trial, path)}${message}`,
      });
      if (last.judgement.kind === 'undecided') renders.undecided.push(told(` ${last.judgement.message}`));
      else if (last.notLooked !== undefined) accessibility.undecided.push(told(`: ${last.notLooked}`));
      else if (isSound(last)) notes.push(...trial.visits.slice(0, -1).map((visit) => noteOf(trial, visit)));
      else if (await this.hasGone(trial))
        notes.push(`route "${trial.route.id}" not checked: its content went`);
      else if (first.judgement.kind !== 'good')
        renders.faults.push(told(` ${first.judgement.message}`, first));
      else accessibility.faults.push(...first.violations.map((each) => told(`: ${each}`, first)));
      if (last.judgement.kind === 'good') drawn += 1;
    }
    return { renders, accessibility, drawn, notes };
  }

  /** Whether all that was tried answered 404 and is in the sitemap no more: somebody hid it in this very moment. */
  private async hasGone({ addresses, visits }: Trial): Promise<boolean> {
    if (addresses.some(({ source }) => source !== 'sitemap')) return false;
    if (visits.some(({ judgement }) => judgement.kind !== 'missing')) return false;
    const listed = new Set(await this.listed());
    return listed.size > 0 && !visits.some(({ path }) => listed.has(path));
  }
}

/** Content of an example need not be on this site: the page that says "not found" is then the one that should come. */
const judged = (judgement: Judgement, { source }: ExampleAddress): Judgement =>
  judgement.kind === 'missing' && source === 'example' ? { kind: 'good' } : judgement;

function noteOf(trial: Trial, { path, judgement, violations }: Visit): string {
  const what = judgement.kind === 'good' ? `: ${violations.join('; ')}` : ` ${judgement.message}`;
  return `${subject(trial, path)}${what}, and another address of it is sound`;
}

/**
 * Draws each route of a version at an address of its own, and lets axe look at the pages. A fault that another address of
 * the same route has not is that of its content: it is noted, and refuses nothing.
 */
export const lookAtRoutes = (
  candidate: { site: LiveSite; served: ServedRemote },
  means: Means,
): Promise<LookedAt> => new RouteLook(candidate, means).all();
