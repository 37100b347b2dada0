import type { Browser } from 'playwright-core';
import { launchBrowser } from '@mockingbird/testing/browser';
import {
  articleSectionsResponse,
  examListResponse,
  mockTestListResponse,
  postListResponse,
} from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { signRequest } from '@mockingbird/request-signing/node';
import { startTestSite, type TestSite } from '../../e2e/src/harness/site/site.js';
import { buildMonolith } from './monolith/build/build.js';
import { startMonolith, type Monolith } from './monolith/start.js';

/** The edge's default, see docs/configuration.md. */
const SHIPPED_BROTLI = '11';

/** The measured addresses. */
export interface Addresses {
  home: string;
  exam: string;
  mockTest: string;
  article: string;
  post: string;
  /** The exam's id for API calls. */
  examId: string;
  testId: string;
}

/** Starts what an area needs on first use, and stops everything at the end. */
export class Sites {
  private site: Promise<TestSite> | undefined;
  private browser: Promise<Browser> | undefined;
  private folder: Promise<string> | undefined;
  private readonly monoliths = new Map<string, Promise<Monolith>>();

  constructor(private readonly log: (line: string) => void) {}

  federated(): Promise<TestSite> {
    // A test site compresses its files quickly and badly. The bench measures the bytes that the shipped edge sends.
    this.site ??= this.start('the federated site', () => startTestSite({ BROTLI_QUALITY: SHIPPED_BROTLI }));
    return this.site;
  }

  chromium(): Promise<Browser> {
    this.browser ??= this.start('the browser', launchBrowser);
    return this.browser;
  }

  /** @param renders where the monolith's pages are rendered */
  monolith(renders: 'client' | 'server'): Promise<Monolith> {
    this.folder ??= this.start('the monolith (building it from the same sources)', buildMonolith);
    const running =
      this.monoliths.get(renders) ??
      Promise.all([this.folder, this.federated()]).then(([folder, site]) =>
        startMonolith(folder, site, renders),
      );
    this.monoliths.set(renders, running);
    return running;
  }

  private start<T>(what: string, work: () => Promise<T>): Promise<T> {
    this.log(`starting ${what} ...`);
    return work();
  }

  /** Headers of a signed request to the services. */
  async signed(path: string): Promise<Record<string, string>> {
    const { running } = await this.federated();
    const [id = '', secret = ''] = (running.secrets.API_KEYS.split(',')[0] ?? '').split(':');
    return { ...signRequest({ keyId: id, secret, method: 'GET', path, now: Date.now() }) };
  }

  /** Requests a list from the services. */
  async list(path: string): Promise<unknown> {
    const { servicesUrl } = await this.federated();
    const response = await fetch(servicesUrl + path, { headers: await this.signed(path) });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return response.json();
  }

  /** The first exam with a mock test, and its first mock test. */
  async addresses(): Promise<Addresses> {
    const { data: exams } = examListResponse.parse(await this.list('/api/exams/topexams'));
    const exam = exams.find(({ totalTests }) => totalTests > 0);
    if (!exam) throw new Error('The site has no exam with a test');
    const { data: tests } = mockTestListResponse.parse(await this.list(`/api/mocktests/${exam.examId}`));
    const { data: sections } = articleSectionsResponse.parse(await this.list('/api/articles/categories'));
    const section = sections.find(({ articles }) => articles.length > 0);
    const { data: posts } = postListResponse.parse(await this.list('/api/articles/posts'));
    const slug = examKey(exam.examId);
    const testId = tests[0]?.testId ?? '';
    return {
      home: '/region/us',
      exam: `/exam/${slug}`,
      mockTest: `/mocktest/${slug}/${testId}`,
      examId: exam.examId,
      article: `/articles/${section?.examKey}/${section?.slug}/${section?.articles[0]?.slug}`,
      post: `/blog/${posts[0]?.slug}`,
      testId,
    };
  }

  /** Stops everything in reverse order. */
  async stop(): Promise<void> {
    // A failed start was reported before, and needs no stopping.
    for (const monolith of this.monoliths.values())
      await monolith.then(({ stop }) => stop()).catch(() => undefined);
    await this.browser?.then((browser) => browser.close()).catch(() => undefined);
    await this.site?.then((site) => site.stop()).catch(() => undefined);
  }
}
