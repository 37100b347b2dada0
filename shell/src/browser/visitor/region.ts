import { deviceStorage, knownCountry } from '@mockingbird/platform';
import { COUNTRY_LOOKUP_TIMEOUT_MS, type RegionStore } from '@mockingbird/platform/internal';

const KEY = 'region';
/** The reader's choice "everywhere else", where no country is known: a code that ISO 3166-1 leaves to its users. */
const ELSEWHERE = 'ZZ';

/** Brings the stored region in, and stores what the reader, an address or the look-up tells from now on. */
export function rememberRegion(region: RegionStore): void {
  const stored = deviceStorage.read(KEY);
  const country = stored === ELSEWHERE ? ELSEWHERE : knownCountry(String(stored));
  if (country) region.getState().setCountry(country, 'stored');
  region.subscribe(({ country: chosen, source }) => {
    if (source === 'address' || source === 'reader' || source === 'lookup') deviceStorage.write(KEY, chosen);
  });
}

/** Asks the look-up service where the visitor is, within its limit. Any failure leaves the default, silently. */
export async function lookUpRegion(region: RegionStore, geoUrl: string): Promise<void> {
  if (geoUrl === '' || region.getState().source !== 'default') {
    region.getState().markResolved();
    return;
  }
  // A look-up that comes too late changes nothing on the screen, so it is given up.
  const signal = AbortSignal.timeout(COUNTRY_LOOKUP_TIMEOUT_MS);
  try {
    const response = await fetch(geoUrl, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    const answer: unknown = await response.json();
    const code =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'country_code') : undefined;
    const country = typeof code === 'string' ? knownCountry(code) : undefined;
    if (country) region.getState().setCountry(country, 'lookup');
  } catch {
    // The default region holds.
  }
  region.getState().markResolved();
}
