import type { VersionEvent, Telemetry } from '@mockingbird/contracts';
import { request } from './request.js';
import { signedHeaders } from './call.js';
import { pageStateOf } from './page-state.js';
import type { TestSite } from './site/site.js';

const TELEMETRY = '/api/releases/telemetry';

/** A visitor without a browser, at a separate address, as a proxy in front of the edge reports it. */
export interface Visitor {
  /** Version of the remote that matched. */
  version: string;
  /** Reports an event of that version, as a tab would. @returns the status of the response */
  report: (kind: VersionEvent['kind']) => Promise<number>;
}

/** Sends a tab's signed report through an edge. @returns the status of the response */
export async function sendTelemetry(
  site: TestSite,
  origin: string,
  telemetry: Telemetry,
  headers: Record<string, string>,
): Promise<number> {
  const body = JSON.stringify(telemetry);
  const { status } = await request(origin, TELEMETRY, {
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

/** Opens a page without a cookie: the edge chooses this visitor's version. */
export async function visit(site: TestSite, path: string, address: string): Promise<Visitor> {
  const headers = { 'x-forwarded-for': address };
  const answer = await request(site.url, path, { headers });
  const state = pageStateOf(answer.text);
  if (!state?.remote || state.composition === undefined) throw new Error(`No remote answers ${path}`);
  const { composition } = state;
  const { name: remote, version } = state.remote;
  return {
    version,
    report: (kind) =>
      sendTelemetry(site, site.url, { composition, events: [{ remote, version, kind }] }, headers),
  };
}
