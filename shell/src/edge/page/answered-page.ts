import type { ServerResponse } from 'node:http';
import type { AnsweredPage } from '@mockingbird/contracts';
import type { PageRequest } from './page-renderer.js';

const requests = new WeakMap<ServerResponse, PageRequest>();

/** Remembers what a response shows, for the log. */
export const rememberPage = (response: ServerResponse, request: PageRequest): void =>
  void requests.set(response, request);

function channelOf({ site, served, override }: PageRequest): AnsweredPage['channel'] {
  if (!served) return undefined;
  if (override?.some(({ name }) => name === served.manifest.name)) return 'override';
  if (site.remotes.some(({ canary }) => canary?.served === served)) return 'canary';
  return served.isFallback ? 'fallback' : 'live';
}

/** @returns what the response shows; undefined when it is no page of the site */
export function describeAnsweredPage(response: ServerResponse): AnsweredPage | undefined {
  const request = requests.get(response);
  if (!request) return undefined;
  const { site, served } = request;
  const channel = channelOf(request);
  return {
    composition: site.composition.number,
    ...(served ? { remote: `${served.manifest.name}@${served.manifest.version}` } : {}),
    ...(channel ? { channel } : {}),
  };
}
