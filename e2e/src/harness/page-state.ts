import { pageStateSchema, type PageState } from '@mockingbird/contracts';
import { request, type HttpResponse } from './request.js';

/** The page state of a page, or undefined without one. */
export function pageStateOf(html: string): PageState | undefined {
  const block = /<script type="application\/json" id="mb-state">(.*?)<\/script>/s.exec(html)?.[1];
  return block ? pageStateSchema.parse(JSON.parse(block)) : undefined;
}

/** The remote and version of a page, as `name@version`. */
export async function versionAt(origin: string, path: string): Promise<string | undefined> {
  const remote = pageStateOf((await request(origin, path)).text)?.remote;
  return remote && `${remote.name}@${remote.version}`;
}

/** Whether the server left a page to the browser, without caching. */
export const isClientRendered = (answer: HttpResponse): boolean =>
  answer.status === 200 &&
  answer.headers['cache-control'] === 'no-store' &&
  pageStateOf(answer.text)?.rendered === false;
