import type { Sighting, Telemetry } from '@mockingbird/contracts';
import { ask } from './request.js';
import { signedHeaders } from './call.js';
import { pageStateOf } from './page-state.js';
import type { TestSite } from './site/site.js';

const TELEMETRY = '/api/releases/telemetry';

/** A visitor without a browser, at an address of its own, as a proxy in front of the edge tells it. */
export interface Visitor {
  /** Of the remote that answered. */
  version: string;
  /** Tells what a tab would tell of that version. @returns the status of the answer */
  tell: (kind: Sighting['kind']) => Promise<number>;
}

/** Sends what a tab would send, signed, through an edge. @returns the status of the answer */
export async function sendTelemetry(
  site: TestSite,
  origin: string,
  telemetry: Telemetry,
  headers: Record<string, string>,
): Promise<number> {
  const body = JSON.stringify(telemetry);
  const { status } = await ask(origin, TELEMETRY, {
    method: 'POST',
    headers: {
      ...signedHeaders(site, 'POST', TELEMETRY),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });
  return status;
}

/** Opens a page without a cookie: the edge says which version this visitor gets. */
export async function visit(site: TestSite, path: string, address: string): Promise<Visitor> {
  const headers = { 'x-forwarded-for': address };
  const answer = await ask(site.url, path, { headers });
  const state = pageStateOf(answer.text);
  if (!state?.remote || state.composition === undefined) throw new Error(`No remote answers ${path}`);
  const { composition } = state;
  const { name: remote, version } = state.remote;
  return {
    version,
    tell: (kind) =>
      sendTelemetry(site, site.url, { composition, sightings: [{ remote, version, kind }] }, headers),
  };
}
