import type { ManifestRoute } from '@mockingbird/contracts';
import { GATE_MESSAGE_LENGTH } from '../limits.js';
import { NO_MESSAGE } from '../../edge/render/pool/pool-worker.js';
import type { RenderResult } from '../../edge/render/protocol.js';

const UNSUCCESSFUL = 400;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/**
 * The gate's judgement of one address. `message` is the end of a sentence whose subject is the route.
 * - `missing`: status 404. Correct for hidden content, an error for an address of the sitemap.
 * - `loop`: the code blocked its thread. The gate tries no other address of the route.
 * - `undecided`: it took too long. The machine may be the cause.
 * - `unavailable`: it could not reach the services. They may be the cause.
 */
export type Judgement =
  | { kind: 'passed' }
  | {
      kind: 'missing' | 'failed' | 'loop' | 'undecided' | 'unavailable';
      message: string;
      /** Whether a comparison showed that the content is not the cause. */
      isCertain?: boolean;
    };

const PASSED: Judgement = { kind: 'passed' };
const failed = (message: string): Judgement => ({ kind: 'failed', message });
const unavailable = (message: string): Judgement => ({ kind: 'unavailable', message });

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, GATE_MESSAGE_LENGTH);

/** The codes are those of the live site. */
function judgeFailure({ code, message }: Extract<RenderResult, { kind: 'failed' }>): Judgement {
  if (code === 'MB-2003')
    return { kind: 'undecided', message: `gave nothing in time: ${firstLine(message)}` };
  if (code === 'MB-2005')
    return { kind: 'loop', message: 'held its thread without end: look for a loop that does not stop' };
  if (code === 'MB-2007')
    return { kind: 'undecided', message: 'was not tried again: this version held its thread three times' };
  if (code === 'MB-2012')
    return failed('used too much memory outside the heap: look for buffers that are never released');
  if (code === 'MB-2013' && message.endsWith(NO_MESSAGE))
    return { kind: 'undecided', message: 'gave nothing: the system stopped its process' };
  if (code === 'MB-2013') return failed(`ended its process: ${firstLine(message)}`);
  return failed(`threw: ${firstLine(message)}`);
}

function judgePage({ status, head }: Extract<RenderResult, { kind: 'page' }>): Judgement {
  if (status === NOT_FOUND) return { kind: 'missing', message: 'answered 404' };
  const errorPage = `answered ${status} with an error page ("${firstLine(head.title)}")`;
  if (status === UNAVAILABLE) return unavailable(errorPage);
  if (status !== 200) return failed(errorPage);
  if (head.title.trim() === '') return failed('has no title: add one to its head');
  if (head.description.trim() === '') return failed('has no description: add one to its head');
  if (head.incomplete) return unavailable('is incomplete: a call to the services that it needs failed');
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
      if (result.status === UNAVAILABLE) return unavailable(`answered ${result.status}`);
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
