import { pageStateSchema, type PageState } from '@mockingbird/contracts';
import { ask, type Answer } from './request.js';

/** The data block of a page, or undefined where there is none. */
export function pageStateOf(html: string): PageState | undefined {
  const block = /<script type="application\/json" id="mb-state">(.*?)<\/script>/s.exec(html)?.[1];
  return block ? pageStateSchema.parse(JSON.parse(block)) : undefined;
}

/** The remote and version that a page was made with, as `name@version`. */
export async function versionAt(origin: string, path: string): Promise<string | undefined> {
  const remote = pageStateOf((await ask(origin, path)).text)?.remote;
  return remote && `${remote.name}@${remote.version}`;
}

/** Whether the server left a page to the browser, and nobody keeps that. */
export const isClientRendered = (answer: Answer): boolean =>
  answer.status === 200 &&
  answer.headers['cache-control'] === 'no-store' &&
  pageStateOf(answer.text)?.rendered === false;
