import type { GateRequest } from '@mockingbird/contracts';
import { resolveRoute } from '@mockingbird/registry';
import type { Logger } from 'pino';
import type { LiveSite } from '../../edge/composition/live-site.js';
import type { CandidateRenderer } from '../checks/candidate-renderer.js';
import { Chromium } from './chromium.js';
import { checkInBrowser, type BrowserAddress, type BrowserReport } from './check-in-browser.js';
import type { FoundChromium } from './find-chromium.js';
import { SiteAnswers, type AnswerTools, type AnsweredSite } from './site-answers.js';
import { visitPage, type Visit } from './visit-page.js';

export interface BrowserCheckerOptions {
  chromium: FoundChromium;
  answers: AnswerTools;
  log: Logger;
}

interface Check {
  request: Pick<GateRequest, 'manifest'> & { files: Record<string, string> };
  addresses: readonly BrowserAddress[];
  /** The site with the candidate. */
  candidateSite: LiveSite;
  /** Undefined before the first composition. */
  liveSite: LiveSite | undefined;
  /** Renders the candidate. */
  renderer: AnsweredSite['renderer'];
  /** Renders the live version, in another process. */
  startLiveRenderer: () => Promise<Pick<CandidateRenderer, 'renderPage' | 'close'>>;
  remainingMs: () => number;
  isWanted: () => boolean;
}

/** Why the browser has no result. It is no fault of the version. */
export class BrowserUnavailable extends Error {}

const BASE_URL = 'http://gate.invalid';

/** Opens pages of a version in one Chromium, one page at a time. */
export class BrowserChecker {
  constructor(private readonly options: BrowserCheckerOptions) {}

  /** Why there is no browser; undefined when there is one. */
  get missing(): string | undefined {
    const { chromium } = this.options;
    return 'missing' in chromium ? chromium.missing : undefined;
  }

  /**
   * @returns what the browser found, and whether Chromium's sandbox was on
   * @throws BrowserUnavailable when Chromium does not start
   */
  async check(check: Check): Promise<BrowserReport & { isSandboxed: boolean }> {
    const { chromium: found, answers, log } = this.options;
    if ('missing' in found) throw new BrowserUnavailable(found.missing);
    const chromium = new Chromium(found.path, log);
    // The browser ends with the time of the gate, whatever its pages do.
    const end = setTimeout(() => void chromium.kill(), Math.max(1, check.remainingMs()));
    let liveRenderer: ReturnType<Check['startLiveRenderer']> | undefined;
    try {
      await chromium.get().catch((error: unknown) => {
        log.error({ err: error }, 'Chromium does not start');
        throw new BrowserUnavailable(
          'Chromium does not start: see the log of the gate, or set GATE_CHROMIUM_PATH to off',
        );
      });
      const { manifest } = check.request;
      const live = check.liveSite?.remotes.find((remote) => remote.manifest.name === manifest.name);
      const visit = async (of: AnsweredSite, version: typeof manifest, path: string, limitMs: number) =>
        visitOrCrash(chromium, {
          answers: new SiteAnswers(of, answers),
          origin: answers.origin,
          path,
          version,
          limitMs,
          takesPictures: true,
        });
      const result = await checkInBrowser(check.addresses, {
        candidate: manifest,
        live: live?.manifest,
        visitCandidate: (path, limitMs) =>
          visit(
            { site: check.candidateSite, candidate: check.request, renderer: check.renderer },
            manifest,
            path,
            limitMs,
          ),
        visitLive: async (path, limitMs) => {
          const { liveSite: site } = check;
          const isThere = live && resolveRoute([live], new URL(path, BASE_URL).pathname);
          if (!site || !isThere) return undefined;
          liveRenderer ??= check.startLiveRenderer();
          try {
            return await visit({ site, renderer: await liveRenderer }, live.manifest, path, limitMs);
          } catch (error) {
            // That no process starts says nothing about the candidate.
            log.error({ err: error }, 'The live version cannot be rendered');
            return { kind: 'crashed', message: 'the live version cannot be rendered', issues: [] };
          }
        },
        remainingMs: check.remainingMs,
        isWanted: check.isWanted,
        now: () => new Date(),
      });
      return { ...result, isSandboxed: chromium.isSandboxed };
    } finally {
      clearTimeout(end);
      await Promise.all([
        chromium.kill(),
        liveRenderer?.then(
          (renderer) => renderer.close(),
          () => undefined,
        ),
      ]);
    }
  }
}

async function visitOrCrash(chromium: Chromium, request: Parameters<typeof visitPage>[1]): Promise<Visit> {
  try {
    return await visitPage(await chromium.get(), request);
  } catch (error) {
    const message = `was not opened: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
    return { kind: 'crashed', message, issues: [] };
  }
}
