import { request, type RequestOptions } from '../../../e2e/src/harness/request.js';
import type { Outcome } from '../runner/tally.js';
import type { Pace } from './pace.js';

/**
 * The attacker's own address. The site trusts only 127.0.0.1 as a proxy, so it ignores what this client says about its
 * address.
 */
export const ATTACKER = '127.0.0.66';
/** The address that the site trusts as a proxy. */
export const PROXY = '127.0.0.1';
/** An attacker behind the proxy: to the site, a visitor from elsewhere, with the limits of one network. */
export const FROM_ELSEWHERE = { localAddress: PROXY, headers: { 'x-forwarded-for': '203.0.113.66' } };

let pace: Pace | undefined;

/** Sets the pace of all later requests. Without one they are sent as fast as answers come. */
export function usePace(chosen: Pace | undefined): void {
  pace = chosen;
}

/** Sends one request. A connection that is closed without an answer is an outcome with status 0. */
export async function send(origin: string, path: string, options: RequestOptions = {}): Promise<Outcome> {
  await pace?.turn(path);
  try {
    const { status, headers, text } = await request(origin, path, { localAddress: ATTACKER, ...options });
    return { status, headers, text };
  } catch (error) {
    return { status: 0, headers: {}, text: error instanceof Error ? error.message : String(error) };
  }
}

/** The headers of a JSON body. */
export const jsonHeaders = (body: string | Uint8Array) => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
});
