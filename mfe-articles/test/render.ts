import { exam, mockTest } from '@mockingbird/testing';
import { ApiError, type Api, type ArticleCalls } from '@mockingbird/platform';
import { fakeApi, renderRoute, renderRouteToString } from '@mockingbird/testing/fake-shell';
import descriptor from '../remote.json' with { type: 'json' };
import definition from '../src/remote.js';

/** An API call that resolves with the value. */
export const resolvesWith =
  <Value>(value: Value) =>
  async (): Promise<Value> =>
    value;

/** An API call that rejects with the error. */
export const rejectsWith = (error: Error) => async (): Promise<never> => {
  throw error;
};

export const MISSING = new ApiError('http', 'no', 404);
export const UNAVAILABLE = new ApiError('network', 'unavailable');

/** An API with these article calls. Every other call fails the test, as in `fakeApi`. */
export const articlesApi = (calls: Partial<ArticleCalls>, others: Partial<Api> = {}): Api =>
  fakeApi({ articles: async () => ({ ...(await fakeApi().articles()), ...calls }), ...others });

/** The exam of the builders' articles. */
export const EXAM = exam({
  examId: 'SSC_CGL',
  title: 'SSC CGL Tier 1',
  mockTests: ['ssc-1', 'ssc-2', 'ssc-3', 'ssc-10'].map((testId) =>
    mockTest({ testId, title: `Test ${testId}` }),
  ),
});

/** Renders an address of this remote as the server does. */
export const renderOnServer = (url: string, api: Api) =>
  renderRouteToString({ definition, descriptor, url, api });

/** Renders an address of this remote as a browser does. */
export const renderInBrowser = (url: string, api: Api) => renderRoute({ definition, descriptor, url, api });

/** The schema.org types of a page's structured data, in order. */
export const listSchemaTypes = (
  head: { structuredData?: Record<string, unknown>[] } | undefined,
): unknown[] => (head?.structuredData ?? []).map((block) => block['@type']);
