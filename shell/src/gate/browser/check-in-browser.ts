import type { GateIssue } from '@mockingbird/contracts';
import type { CheckIssues } from '../checks/gate-check.js';
import { GATE_MAX_LATE_ROUTES, GATE_PAGE_ISSUES, GATE_PAGE_LIMIT_MS } from '../limits.js';
import { compareHtml } from './html-difference.js';
import { issueKey, type PageIssue } from './page-issues.js';
import { ReportWriter, type WrittenReport } from './report-writer.js';
import type { Visit } from './visit-page.js';

/** An example address of a route that the server rendered, or that only browsers render. */
export interface BrowserAddress {
  routeId: string;
  path: string;
  /** JSON pointer to the route in the request. */
  pointer: string;
}

export interface BrowserVersion {
  name: string;
  version: string;
  globalName: string;
}

export interface BrowserReport {
  browser: CheckIssues;
  /** Number of addresses without an issue of their own. */
  shown: number;
  /** What the live version has too. */
  notes: string[];
  report: WrittenReport | undefined;
}

export interface BrowserTools {
  candidate: BrowserVersion;
  /** The live version of the same remote. */
  live: BrowserVersion | undefined;
  visitCandidate: (path: string, limitMs: number) => Promise<Visit>;
  /** @returns undefined when the live version has no page at this address */
  visitLive: (path: string, limitMs: number) => Promise<Visit | undefined>;
  /** The rest of the gate's time, in milliseconds. */
  remainingMs: () => number;
  /** Whether the client still waits for the answer. */
  isWanted: () => boolean;
  now: () => Date;
}

type Unshown = Exclude<Visit, { kind: 'shown' }>;
type Shown = Extract<Visit, { kind: 'shown' }>;

/** The live version at the same address. */
interface LivePage {
  /** Absent where nothing is live, or where no time was left to open it. */
  visit: Visit | undefined;
  /** Whether it was shown, or is known to be absent. Otherwise no issue can be called new. */
  isKnown: boolean;
}

/** A page that was shown, for the report. */
interface ShownPage {
  address: BrowserAddress;
  candidate: Shown;
  /** Absent while the live version was not opened at this address. */
  live?: { visit: Visit | undefined };
  notes: string[];
}

/** Opens the example addresses of a candidate in a browser, and compares with the live version at the same address. */
class BrowserChecker {
  private readonly browser: CheckIssues & { issues: GateIssue[] } = { issues: [], undecided: [] };
  private readonly notes: string[] = [];
  private readonly pages: ShownPage[] = [];
  private shown = 0;
  private lateRoutes = 0;

  constructor(private readonly tools: BrowserTools) {}

  async check(addresses: readonly BrowserAddress[]): Promise<BrowserReport> {
    for (const address of addresses) {
      if (!this.tools.isWanted()) break;
      const reason = this.reasonToStop();
      if (reason === undefined) await this.checkAddress(address);
      else this.addUndecided(address, `was not opened in the browser: ${reason}`);
    }
    const { issues, undecided } = this.browser;
    // Only a version that is stored has a report.
    const isStored = issues.length + undecided.length === 0 && this.tools.isWanted();
    const report = isStored ? await this.writeReport() : undefined;
    return { browser: this.browser, shown: this.shown, notes: this.notes, report };
  }

  private reasonToStop(): string | undefined {
    if (this.tools.remainingMs() <= 0) return 'the time limit of the gate was exceeded';
    return this.lateRoutes >= GATE_MAX_LATE_ROUTES ? 'other routes took too long' : undefined;
  }

  private limitMs(): number {
    return Math.max(1, Math.min(GATE_PAGE_LIMIT_MS, this.tools.remainingMs()));
  }

  /** The live version is needed for a judgement only where something is wrong. */
  private async checkAddress(address: BrowserAddress): Promise<void> {
    const { visitCandidate, visitLive } = this.tools;
    const candidate = await visitCandidate(address.path, this.limitMs());
    if (candidate.kind === 'shown' && candidate.issues.length === 0 && candidate.endedAt === undefined) {
      this.shown += 1;
      this.pages.push({ address, candidate, notes: [] });
      return;
    }
    const hadTime = this.hasTime();
    const visit = hadTime ? await visitLive(address.path, this.limitMs()) : undefined;
    const isKnown = visit ? visit.kind === 'shown' : hadTime || this.tools.live === undefined;
    const live = { visit, isKnown };
    if (candidate.kind === 'shown') this.judgeIfKnown(address, candidate, live);
    else await this.tryAgain(address, candidate, live);
  }

  /** An issue is new only beside a live page that was shown, or where nothing is live. */
  private judgeIfKnown(address: BrowserAddress, candidate: Visit, { visit, isKnown }: LivePage): void {
    const [issue] = this.findOwn(candidate, visit);
    if (isKnown || !issue) return this.judge(address, candidate, visit);
    const message = `: ${issue.check}: ${issue.message}. The live version could not be opened to compare`;
    return this.addUndecided(address, message);
  }

  private hasTime(): boolean {
    return this.tools.remainingMs() >= GATE_PAGE_LIMIT_MS;
  }

  /** A page that is late or crashed says something only when the live version is shown meanwhile, and it happens twice. */
  private async tryAgain(address: BrowserAddress, first: Unshown, live: LivePage): Promise<void> {
    const second = this.hasTime() ? await this.tools.visitCandidate(address.path, this.limitMs()) : undefined;
    if (second?.kind === 'shown' || (second && this.findOwn(second, live.visit).length > 0))
      return this.judgeIfKnown(address, second, live);
    if (second?.kind === first.kind && live.visit?.kind === 'shown') {
      const message = `${first.message}, twice; the live version was shown in between`;
      return this.addIssue(address, message, []);
    }
    this.lateRoutes += 1;
    return this.addUndecided(address, first.message);
  }

  /** Finds the issues that the live version does not have. */
  private findOwn(candidate: Visit, live: Visit | undefined): PageIssue[] {
    const { candidate: candidateVersion, live: liveVersion = candidateVersion } = this.tools;
    const known = new Set((live?.issues ?? []).map((issue) => issueKey(issue, liveVersion)));
    return candidate.issues.filter((issue) => !known.has(issueKey(issue, candidateVersion)));
  }

  private judge(address: BrowserAddress, candidate: Visit, live: Visit | undefined): void {
    const own = this.findOwn(candidate, live);
    const old = candidate.issues.filter((issue) => !own.includes(issue)).slice(0, GATE_PAGE_ISSUES);
    for (const { check, message, stack } of own.slice(0, GATE_PAGE_ISSUES))
      this.addIssue(address, `: ${check}: ${message}`, stack);
    const notes = old.map(
      ({ check, message }) =>
        `route "${address.routeId}" at ${address.path}: ${check}: ${message}, as in the live version`,
    );
    if (candidate.kind === 'shown') notes.push(...this.describeEnd(address, candidate, live));
    this.notes.push(...notes);
    if (candidate.kind !== 'shown') return;
    if (own.length === 0) this.shown += 1;
    this.pages.push({ address, candidate, live: { visit: live }, notes });
  }

  /** A page may send visitors on, as the start page does. It is worth a look where the live version does not. */
  private describeEnd(
    { routeId, path }: BrowserAddress,
    { endedAt }: Shown,
    live: Visit | undefined,
  ): string[] {
    if (endedAt === undefined || (live?.kind === 'shown' && live.endedAt === endedAt)) return [];
    return [`route "${routeId}" at ${path}: in the browser it leads to ${endedAt}, so that page was checked`];
  }

  /** Opens the live pages that are still missing, as long as there is time, and compares. */
  private async writeReport(): Promise<WrittenReport | undefined> {
    const { now, live: liveVersion } = this.tools;
    const writer = new ReportWriter();
    let omitted = 0;
    for (const { address, candidate, live, notes } of this.pages) {
      const isLate = !live && !this.hasTime();
      if (isLate && liveVersion) omitted += 1;
      const visit = isLate ? undefined : await this.findLive(address, live);
      this.addPage(writer, { address, candidate, notes }, visit);
    }
    const notes =
      omitted === 0 ? [] : [`The live version was not opened on ${omitted} pages: no time was left`];
    return writer.finish({ at: now().toISOString(), liveVersion: liveVersion?.version, notes });
  }

  private findLive(
    address: BrowserAddress,
    known: ShownPage['live'],
  ): Promise<Visit | undefined> | Visit | undefined {
    return known ? known.visit : this.tools.visitLive(address.path, this.limitMs());
  }

  private addPage(
    writer: ReportWriter,
    { address: { routeId, path }, candidate, notes }: ShownPage,
    live: Visit | undefined,
  ): void {
    const { candidate: of, live: liveOf } = this.tools;
    const shownLive = live?.kind === 'shown' ? live : undefined;
    const htmlDiff =
      shownLive && liveOf && compareHtml({ html: shownLive.html, of: liveOf }, { html: candidate.html, of });
    writer.add(
      { routeId, path, notes, ...(htmlDiff === undefined ? {} : { htmlDiff }) },
      { candidate: candidate.pictures, live: shownLive?.pictures },
    );
  }

  private addIssue(address: BrowserAddress, message: string, stack: PageIssue['stack']): void {
    const issue = { path: address.pointer, message: `${subject(address)}${spaced(message)}` };
    this.browser.issues.push({ ...issue, ...(stack.length > 0 ? { stack } : {}) });
  }

  private addUndecided(address: BrowserAddress, message: string): void {
    this.browser.undecided.push({
      path: address.pointer,
      message: `${subject(address)}${spaced(message)}`,
    });
  }
}

const subject = ({ routeId, path }: BrowserAddress) => `Route "${routeId}" at ${path}`;
const spaced = (message: string) => (message.startsWith(':') ? message : ` ${message}`);

/**
 * Checks a version in a browser. An issue that the live version has too, at the same address, becomes a note and does not
 * refuse the version.
 */
export const checkInBrowser = (
  addresses: readonly BrowserAddress[],
  tools: BrowserTools,
): Promise<BrowserReport> => new BrowserChecker(tools).check(addresses);
