import { exam, mockTest } from '@mockingbird/testing';
import { ApiError, type Api, type ArticleCalls } from '@mockingbird/platform';
import { fakeApi, renderRoute, renderRouteToString } from '@mockingbird/testing/fake-shell';
import descriptor from '../remote.json' with { type: 'json' };
import definition from '../src/remote.js';

/** A call that answers with this. */
export const answers =
  <Value>(value: Value) =>
  async (): Promise<Value> =>
    value;

/** A call that fails with this. */
export const fails = (error: Error) => async (): Promise<never> => {
  throw error;
};

export const MISSING = new ApiError('http', 'no', 404);
export const AWAY = new ApiError('network', 'away');

/** Strict as `fakeApi`: calls of the article section that are not given fail the test. */
export const articlesApi = (calls: Partial<ArticleCalls>, others: Partial<Api> = {}): Api =>
  fakeApi({ articles: async () => ({ ...(await fakeApi().articles()), ...calls }), ...others });

/** The exam that the builders' articles are about. */
export const EXAM = exam({
  examId: 'SSC_CGL',
  title: 'SSC CGL Tier 1',
  mockTests: ['ssc-10', 'ssc-2', 'ssc-1', 'ssc-3'].map((testId) =>
    mockTest({ testId, title: `Test ${testId}` }),
  ),
});

/** Renders one of this remote's addresses as the server does. */
export const onServer = (url: string, api: Api) => renderRouteToString({ definition, descriptor, url, api });

/** Renders one of this remote's addresses as a browser does. */
export const inBrowser = (url: string, api: Api) => renderRoute({ definition, descriptor, url, api });

/** The schema.org types that a page gives, in order. */
export const typesOf = (head: { structuredData?: Record<string, unknown>[] } | undefined): unknown[] =>
  (head?.structuredData ?? []).map((block) => block['@type']);
