import type { LiveRemote } from '@mockingbird/contracts';
import { screenDataAddress } from '../../../shared/offline/addresses.js';
import { withTimeout } from '../../../shared/timeout.js';
import { EDGE_DATA_TIMEOUT_MS } from '../../limits.js';
import type { LoaderOutcome } from './run-loader.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function toOutcome(body: unknown): LoaderOutcome | undefined {
  if (!isObject(body)) return undefined;
  if ('data' in body) return { kind: 'data', data: body.data };
  return 'redirect' in body ? { kind: 'redirect', location: String(body.redirect) } : undefined;
}

/**
 * Requests a screen's data from the edge: one request, while the screen's code loads. It never rejects.
 * @param onCompositionHeader receives the key of the live composition
 * @returns undefined when the edge is late or has no data of this version; the screen's loader then runs in the browser
 */
export async function requestScreenData(
  { name, version }: LiveRemote,
  { pathname, search }: URL,
  onCompositionHeader: (key: string | null) => void,
): Promise<LoaderOutcome | undefined> {
  const request = async () => {
    // Shared caches may serve stale data while they renew it. The browser's own copy could be ten minutes old.
    const response = await fetch(screenDataAddress(name, version, pathname + search), { cache: 'no-cache' });
    onCompositionHeader(response.headers.get('x-mb-composition'));
    return response.ok ? toOutcome(await response.json()) : undefined;
  };
  try {
    return await withTimeout(EDGE_DATA_TIMEOUT_MS, request());
  } catch {
    return undefined;
  }
}
