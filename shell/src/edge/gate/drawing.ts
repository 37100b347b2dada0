import type { ManifestRoute } from '@mockingbird/contracts';
import { GATE_MESSAGE_LENGTH } from '../limits.js';
import type { RenderResult } from '../render/protocol.js';

const UNSUCCESSFUL = 400;

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, GATE_MESSAGE_LENGTH);

/** What a failed render is called; the codes are those of the live site. */
function failureOf({ code, message }: Extract<RenderResult, { kind: 'failed' }>): string {
  if (code === 'MB-2003') return `gave nothing in time: ${firstLine(message)}`;
  if (code === 'MB-2005') return 'held its thread without end: look for a loop that does not stop';
  if (code === 'MB-2007') return 'was not tried any more: this version held its thread three times';
  return `threw: ${firstLine(message)}`;
}

function faultOfPage({ status, head }: Extract<RenderResult, { kind: 'page' }>): string | undefined {
  if (status !== 200) return `answered ${status} with an error page ("${firstLine(head.title)}")`;
  if (head.title.trim() === '') return 'has no title: give its head one';
  if (head.description.trim() === '') return 'has no description: give its head one';
  if (head.incomplete) return 'calls itself incomplete: a call to the services that it needs failed';
  return undefined;
}

/**
 * Judges what a route gave at its example address.
 * @returns what is wrong with it, as the end of a sentence whose subject is the route; undefined for a good answer
 */
export function faultOfResult(
  route: Pick<ManifestRoute, 'kind'>,
  path: string,
  result: RenderResult,
): string | undefined {
  switch (result.kind) {
    case 'failed':
      return failureOf(result);
    case 'resource':
      return result.status < UNSUCCESSFUL ? undefined : `answered ${result.status}`;
    case 'redirect':
      return result.location === path ? 'redirects to itself' : undefined;
    case 'fragment':
      return 'gave a fragment in place of a page';
    case 'page':
      return route.kind === 'resource' ? 'is declared a resource and gave a page' : faultOfPage(result);
  }
}
