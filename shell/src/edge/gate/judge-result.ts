import type { ManifestRoute } from '@mockingbird/contracts';
import { GATE_MESSAGE_LENGTH } from '../limits.js';
import type { RenderResult } from '../render/protocol.js';

const UNSUCCESSFUL = 400;
const NOT_FOUND = 404;

/**
 * What is thought of one address. `message` is the end of a sentence whose subject is the route.
 * - `missing`: status 404. Right for content that is not there, wrong for an address that the sitemap lists.
 * - `loop`: the thread was held; no other address of the route is tried.
 * - `undecided`: it took too long, which may be the machine's fault.
 */
export type Judgement =
  { kind: 'good' } | { kind: 'missing' | 'fault' | 'loop' | 'undecided'; message: string };

const GOOD: Judgement = { kind: 'good' };
const fault = (message: string): Judgement => ({ kind: 'fault', message });

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, GATE_MESSAGE_LENGTH);

/** What a failed render is called; the codes are those of the live site. */
function judgeFailure({ code, message }: Extract<RenderResult, { kind: 'failed' }>): Judgement {
  if (code === 'MB-2003')
    return { kind: 'undecided', message: `gave nothing in time: ${firstLine(message)}` };
  if (code === 'MB-2005')
    return { kind: 'loop', message: 'held its thread without end: look for a loop that does not stop' };
  if (code === 'MB-2007')
    return { kind: 'loop', message: 'was not tried any more: this version held its thread three times' };
  if (code === 'MB-2012')
    return fault('kept too much memory outside the heap: look for buffers that are never let go');
  return fault(`threw: ${firstLine(message)}`);
}

function judgePage({ status, head }: Extract<RenderResult, { kind: 'page' }>): Judgement {
  if (status === NOT_FOUND) return { kind: 'missing', message: 'answered 404' };
  if (status !== 200) return fault(`answered ${status} with an error page ("${firstLine(head.title)}")`);
  if (head.title.trim() === '') return fault('has no title: give its head one');
  if (head.description.trim() === '') return fault('has no description: give its head one');
  if (head.incomplete) return fault('calls itself incomplete: a call to the services that it needs failed');
  return GOOD;
}

/** Judges what a route gave at an address. */
export function judgeResult(
  route: Pick<ManifestRoute, 'kind'>,
  path: string,
  result: RenderResult,
): Judgement {
  switch (result.kind) {
    case 'failed':
      return judgeFailure(result);
    case 'resource':
      if (result.status === NOT_FOUND) return { kind: 'missing', message: 'answered 404' };
      return result.status < UNSUCCESSFUL ? GOOD : fault(`answered ${result.status}`);
    case 'redirect':
      return result.location === path ? fault('redirects to itself') : GOOD;
    case 'fragment':
    case 'addresses':
      return fault(`gave ${result.kind} in place of a page`);
    case 'page':
      return route.kind === 'resource' ? fault('is declared a resource and gave a page') : judgePage(result);
  }
}
