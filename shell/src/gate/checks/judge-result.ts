import type { ManifestRoute } from '@mockingbird/contracts';
import { GATE_MESSAGE_LENGTH } from '../limits.js';
import type { RenderResult } from '../../edge/render/protocol.js';

const UNSUCCESSFUL = 400;
const NOT_FOUND = 404;

/**
 * The gate's judgement of one address. `message` is the end of a sentence whose subject is the route.
 * - `missing`: status 404. Correct for hidden content, an error for an address of the sitemap.
 * - `loop`: the code blocked its thread. The gate tries no other address of the route.
 * - `undecided`: it took too long. The machine may be the cause.
 */
export type Judgement =
  { kind: 'passed' } | { kind: 'missing' | 'failed' | 'loop' | 'undecided'; message: string };

const PASSED: Judgement = { kind: 'passed' };
const failed = (message: string): Judgement => ({ kind: 'failed', message });

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, GATE_MESSAGE_LENGTH);

/** The codes are those of the live site. */
function judgeFailure({ code, message }: Extract<RenderResult, { kind: 'failed' }>): Judgement {
  if (code === 'MB-2003')
    return { kind: 'undecided', message: `gave nothing in time: ${firstLine(message)}` };
  if (code === 'MB-2005')
    return { kind: 'loop', message: 'held its thread without end: look for a loop that does not stop' };
  if (code === 'MB-2007')
    return { kind: 'loop', message: 'was not tried again: this version held its thread three times' };
  if (code === 'MB-2012')
    return failed('used too much memory outside the heap: look for buffers that are never released');
  if (code === 'MB-2013') return failed(`ended its process: ${firstLine(message)}`);
  return failed(`threw: ${firstLine(message)}`);
}

function judgePage({ status, head }: Extract<RenderResult, { kind: 'page' }>): Judgement {
  if (status === NOT_FOUND) return { kind: 'missing', message: 'answered 404' };
  if (status !== 200) return failed(`answered ${status} with an error page ("${firstLine(head.title)}")`);
  if (head.title.trim() === '') return failed('has no title: add one to its head');
  if (head.description.trim() === '') return failed('has no description: add one to its head');
  if (head.incomplete) return failed('is incomplete: a call to the services that it needs failed');
  return PASSED;
}

/** Judges the result of a route at an address. */
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
      return result.status < UNSUCCESSFUL ? PASSED : failed(`answered ${result.status}`);
    case 'redirect':
      return result.location === path ? failed('redirects to itself') : PASSED;
    case 'fragment':
    case 'addresses':
    case 'data':
      return failed(`returned ${result.kind} instead of a page`);
    case 'page':
      return route.kind === 'resource'
        ? failed('is declared a resource but returned a page')
        : judgePage(result);
  }
}
