import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import { describeError, redirectOf, type AnyPage } from '@mockingbird/platform/internal';
import type { Site } from '@mockingbird/platform';
import type { Api } from '@mockingbird/api-client';
import { parametersOf } from '@mockingbird/registry';

/** The result of a route's loader. */
export type LoaderOutcome =
  | { kind: 'data'; data: unknown }
  | { kind: 'error'; error: unknown; status: number; message: string }
  | { kind: 'redirect'; location: string };

/** The status of a page whose data did not load. */
const UNAVAILABLE = 503;

export const isUnavailable = (outcome: LoaderOutcome): boolean =>
  outcome.kind === 'error' && outcome.status === UNAVAILABLE;

/** Converts a thrown response to the error that react-router gives to error screens. */
const toRouteError = async (thrown: unknown): Promise<unknown> =>
  thrown instanceof Response
    ? new ErrorResponseImpl(thrown.status, thrown.statusText, await thrown.text())
    : thrown;

/** Runs the loader of a page. Its errors and redirects are outcomes; it never rejects. */
export async function runLoader(
  page: AnyPage,
  { routePath, url, api, site }: { routePath: string; url: URL; api: Api; site: Site },
): Promise<LoaderOutcome> {
  if (!page.loader) return { kind: 'data', data: null };
  try {
    const data = await page.loader({
      params: parametersOf(routePath, url.pathname),
      url,
      api,
      site,
      signal: new AbortController().signal,
      siteMap: () => Promise.resolve([]),
    });
    return { kind: 'data', data };
  } catch (thrown) {
    const location = redirectOf(thrown);
    if (location) return { kind: 'redirect', location };
    const error = await toRouteError(thrown);
    return { kind: 'error', error, ...describeError(error) };
  }
}
