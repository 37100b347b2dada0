import { readFileSync } from 'node:fs';
import type { ExamSummary, Post, PostSummary } from '@mockingbird/contracts';
import { ApiError, type Api, type ArticleCalls } from '@mockingbird/platform';
import { fakeApi, renderRoute, renderRouteToString, UnexpectedCall } from '@mockingbird/testing/fake-shell';
import definition from '../src/remote.js';

const descriptor: unknown = JSON.parse(readFileSync(new URL('../remote.json', import.meta.url), 'utf8'));

export const REMOTE = { definition, descriptor };

/** A post as in a list. */
export const summary = (overrides: Partial<PostSummary> = {}): PostSummary => ({
  title: 'The inner clock',
  slug: 'inner-clock',
  excerpt: 'How long half a minute is, and how to feel it without looking at a clock at all.',
  author: { name: 'Ada Reed' },
  publicationDate: '2026-01-10',
  readingTime: 6,
  ...overrides,
});

/** A complete post with a block of each kind. */
export const post = (overrides: Partial<Post> = {}): Post => ({
  ...summary(),
  blocks: [
    {
      kind: 'richText',
      body: '## Markdown that stays on the server',
      html: '<h2 id="s-why">Why</h2><p>Because.</p>',
      headings: [{ level: 2, id: 's-why', text: 'Why' }],
    },
    { kind: 'media', file: { url: '/clock.svg', alternativeText: 'A clock', caption: 'Figure 1' } },
    { kind: 'quote', title: 'A candidate', body: 'I cannot stop now.' },
  ],
  ...overrides,
});

const rejectCall = (name: string) => (): Promise<never> =>
  Promise.reject(new UnexpectedCall(`articles.${name}: not expected in this test`));

const STRICT: ArticleCalls = {
  posts: rejectCall('posts'),
  post: rejectCall('post'),
  sections: rejectCall('sections'),
  categories: rejectCall('categories'),
  category: rejectCall('category'),
  articlesOf: rejectCall('articlesOf'),
  article: rejectCall('article'),
  draft: rejectCall('draft'),
};

/** An API with these article calls. Every other call fails the test. */
export const blogApi = (calls: Partial<ArticleCalls>, others: Partial<Api> = {}): Api =>
  fakeApi({ articles: () => Promise.resolve({ ...STRICT, ...calls }), ...others });

/** An API that lists these posts. */
export const listApi = (...posts: PostSummary[]): Api => blogApi({ posts: () => Promise.resolve(posts) });

/** An API with all calls of a post's page. */
export const postApi = (fullPost: Post, posts: PostSummary[] = [fullPost], exams: ExamSummary[] = []): Api =>
  blogApi(
    { post: () => Promise.resolve(fullPost), posts: () => Promise.resolve(posts) },
    { allExams: () => Promise.resolve(exams) },
  );

export const renderOnServer = (url: string, api: Api) => renderRouteToString({ ...REMOTE, url, api });
export const renderInBrowser = (url: string, api: Api) => renderRoute({ ...REMOTE, url, api });

/** An API call that fails with a network error. */
export const rejectUnavailable = (): Promise<never> => Promise.reject(new ApiError('network', 'unavailable'));
