import { setTimeout as pause } from 'node:timers/promises';
import { runsEverything } from '../configuration.mjs';

const POLL_MS = 50;
const LIVE_LIMIT_MS = 30_000;
/** Listen addresses that cannot be a request's target. */
const EVERYWHERE = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);

/**
 * The gate's URL for the services: the edge of this site by default.
 * @returns {string | undefined} undefined when the gate is off
 */
export function gateUrlOf(configuration, port) {
  const { GATE_URL, HOST } = configuration;
  if (GATE_URL !== 'auto') return GATE_URL || undefined;
  if (!runsEverything(configuration)) return undefined;
  const host = EVERYWHERE.get(HOST) ?? (HOST.includes(':') ? `[${HOST}]` : HOST);
  return `http://${host}:${port}`;
}

/**
 * Waits until an edge serves a composition, or a newer one.
 * @throws when it takes too long
 */
export async function untilServed(edge, number) {
  const until = Date.now() + LIVE_LIMIT_MS;
  for (;;) {
    const answer = await fetch(`${edge}/_mb/composition`).catch(() => undefined);
    const served = answer?.ok ? (await answer.json()).number : 0;
    if (served >= number) return;
    if (Date.now() > until) throw new Error(`MB-2001 The edge does not serve composition ${number}`);
    await pause(POLL_MS);
  }
}
