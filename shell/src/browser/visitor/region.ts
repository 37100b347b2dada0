import { deviceStorage, knownCountry } from '@mockingbird/platform';
import { COUNTRY_LOOKUP_TIMEOUT_MS, type RegionStore } from '@mockingbird/platform/internal';

const STORAGE_KEY = 'region';
/** The choice "Everywhere else" without a known country: a code that ISO 3166-1 leaves to its users. */
const ELSEWHERE = 'ZZ';

/** Restores the stored region, and stores later changes by the visitor, an address or the look-up. */
export function rememberRegion(region: RegionStore): void {
  const stored = deviceStorage.read(STORAGE_KEY);
  const country = stored === ELSEWHERE ? ELSEWHERE : knownCountry(String(stored));
  if (country) region.getState().setCountry(country, 'stored');
  region.subscribe(({ country: chosen, source }) => {
    if (source === 'address' || source === 'reader' || source === 'lookup')
      deviceStorage.write(STORAGE_KEY, chosen);
  });
}

/** Requests the visitor's country from the look-up service, within its limit. A failure leaves the default region. */
export async function lookUpRegion(region: RegionStore, geoUrl: string): Promise<void> {
  if (geoUrl === '' || region.getState().source !== 'default') {
    region.getState().markResolved();
    return;
  }
  // After this limit the screen would not change any more.
  const signal = AbortSignal.timeout(COUNTRY_LOOKUP_TIMEOUT_MS);
  try {
    const response = await fetch(geoUrl, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    const body: unknown = await response.json();
    const code = typeof body === 'object' && body !== null ? Reflect.get(body, 'country_code') : undefined;
    const country = typeof code === 'string' ? knownCountry(code) : undefined;
    if (country) region.getState().setCountry(country, 'lookup');
  } catch {
    // The default region stays.
  }
  region.getState().markResolved();
}
