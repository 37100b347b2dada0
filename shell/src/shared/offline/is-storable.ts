import type { ManifestRoute } from '@mockingbird/contracts';
import { isIsolated } from '../is-isolated.js';

/** Whether a device may store a screen for use without a network. Sign-in and admin screens never are stored. */
export const isStorable = (route: Pick<ManifestRoute, 'path' | 'kind' | 'isolated'>): boolean =>
  route.kind === 'page' && !isIsolated(route);
