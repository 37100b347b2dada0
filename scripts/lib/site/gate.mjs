import { setTimeout as pause } from 'node:timers/promises';
import { runsEverything } from '../configuration.mjs';
import { checkPort, freePort } from '../port.mjs';

const POLL_MS = 50;
const LIVE_LIMIT_MS = 30_000;
/** The gate runs code that is not live, and only the services of this machine call it. */
const HOST = '127.0.0.1';

/** @typedef {import('../configuration.mjs').Configuration} Configuration */

/**
 * Whether the site starts its own gate. Elsewhere `GATE_URL` names one, or the gate is off.
 * @param {Configuration} configuration
 */
export const startsGate = (configuration) =>
  configuration.GATE_URL === 'auto' && runsEverything(configuration);

/**
 * The address at which the services call the gate. Its port is known before it starts, because the services start first.
 * @param {Configuration} configuration
 * @returns {Promise<string | undefined>} undefined when the gate is off
 */
export async function gateUrlOf(configuration) {
  const { GATE_URL, GATE_PORT } = configuration;
  if (GATE_URL !== 'auto') return GATE_URL || undefined;
  if (!startsGate(configuration)) return undefined;
  return `http://${HOST}:${GATE_PORT || (await freePort(HOST))}`;
}

/**
 * The variables of the gate's process.
 * @param {NodeJS.ProcessEnv} edgeEnv
 * @param {string} url its address, from `gateUrlOf`
 * @param {Configuration} configuration
 */
export const gateEnvironment = (edgeEnv, url, { GATE_CHROMIUM_PATH }) => ({
  ...edgeEnv,
  HOST,
  GATE_PORT: new URL(url).port,
  GATE_CHROMIUM_PATH,
});

/**
 * @param {Configuration} configuration
 * @throws when the port of the gate is in use
 */
export const checkGatePort = (configuration) =>
  startsGate(configuration) ? checkPort('GATE_PORT', configuration.GATE_PORT, HOST) : Promise.resolve();

/**
 * Waits until an edge serves a composition, or a newer one.
 * @param {string} edge its address
 * @param {number} number of the composition
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
