import type { Manifest } from '@mockingbird/contracts';
import { resolveRoute } from '@mockingbird/registry';
import type { LiveSite } from '../../edge/composition/live-site.js';
import { resolvePageAddress, selectDeclaredQuery } from '../../edge/page/page-address.js';
import type { CandidateRenderer } from '../checks/candidate-renderer.js';
import type { BrowserFiles } from './browser-files.js';

/** A request of a page in the gate's browser. */
export interface SiteRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
}

export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** One site as its pages see it: what is live, or that with a candidate. */
export interface AnsweredSite {
  site: LiveSite;
  /** Replaces the live version of its remote. */
  candidate?: { manifest: Manifest; files: Readonly<Record<string, string>> } | undefined;
  renderer: Pick<CandidateRenderer, 'renderPage'>;
}

export interface AnswerTools {
  /** The only origin that pages reach. */
  origin: string;
  files: Pick<BrowserFiles, 'find'>;
  /** `fetch` for a path of the services. */
  fetchServices: typeof fetch;
  securityHeaders: Readonly<Record<string, string>>;
}

const API_TIMEOUT_MS = 10_000;
/** Headers of a signed call. The services see no other header of the page. */
const API_HEADERS = ['accept', 'authorization', 'x-api-key', 'x-timestamp', 'x-signature'];

/** Answers the requests of pages in place of the network: a page reaches this site, for reading, and nothing else. */
export class SiteAnswers {
  constructor(
    private readonly answered: AnsweredSite,
    private readonly tools: AnswerTools,
  ) {}

  /** @returns undefined for another host */
  async answer(request: SiteRequest): Promise<SiteAnswer | undefined> {
    const url = new URL(request.url);
    if (url.origin !== this.tools.origin) return undefined;
    const answer = await this.find(request, url);
    return { ...answer, headers: { ...this.tools.securityHeaders, ...answer.headers } };
  }

  private find(request: SiteRequest, url: URL): Promise<SiteAnswer> | SiteAnswer {
    const { pathname } = url;
    if (pathname.startsWith('/api/')) return this.callServices(request, url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return emptyAnswer(405);
    if (pathname.startsWith('/_mb/')) return this.answerComposition(pathname);
    if (/^\/(?:assets|remotes)\//.test(pathname)) return this.answerFile(pathname);
    return this.answerPage(url);
  }

  private async answerFile(path: string): Promise<SiteAnswer> {
    const { site, candidate } = this.answered;
    const file = await this.tools.files.find(site, candidate, path);
    if (!file) return emptyAnswer(404);
    const headers = { 'content-type': file.type, 'access-control-allow-origin': '*' };
    return { status: 200, headers, body: file.bytes };
  }

  /** Of the data for screens only the composition: a tab runs a loader itself after 409. */
  private answerComposition(path: string): SiteAnswer {
    const { liveKey, live, composition } = this.answered.site;
    if (path === '/_mb/composition') return jsonAnswer({ key: liveKey, number: composition.number });
    if (path.startsWith('/_mb/compositions/')) return jsonAnswer(live);
    return emptyAnswer(path === '/_mb/data' ? 409 : 404);
  }

  private async answerPage(url: URL): Promise<SiteAnswer> {
    const { site, renderer } = this.answered;
    const match = resolveRoute(site.remotes, url.pathname);
    const route = match?.route;
    const query = route ? selectDeclaredQuery(route, url.searchParams) : '';
    const path = route ? resolvePageAddress(route, url.pathname).rendered + query : url.pathname;
    const { page } = await renderer.renderPage({
      site,
      served: match?.remote,
      route,
      path,
      requestId: `gate-browser-${route?.id ?? ''}`,
    });
    return { status: page.status, headers: page.headers, body: Buffer.from(page.body.identity) };
  }

  /** Only reads: code that is on trial must not write into the live database. */
  private async callServices({ method, headers }: SiteRequest, url: URL): Promise<SiteAnswer> {
    if (method !== 'GET' || url.pathname.startsWith('/api/releases/')) return emptyAnswer(503);
    const signed = API_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    try {
      const response = await this.tools.fetchServices(url.pathname + url.search, {
        headers: Object.fromEntries(signed),
        redirect: 'error',
        signal: AbortSignal.timeout(API_TIMEOUT_MS),
      });
      const body = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? 'application/json';
      const date = response.headers.get('date');
      return {
        status: response.status,
        headers: { 'content-type': type, ...(date === null ? {} : { date }) },
        body,
      };
    } catch {
      return emptyAnswer(503);
    }
  }
}

const emptyAnswer = (status: number): SiteAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: Buffer.from('{}'),
});

const jsonAnswer = (value: unknown): SiteAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  body: Buffer.from(JSON.stringify(value)),
});
