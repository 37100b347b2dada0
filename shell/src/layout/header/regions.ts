import { knownCountry } from '@mockingbird/platform';

/** The regions that have learning paths of their own. */
export const OWN_REGIONS = [
  { code: 'US', label: 'United States' },
  { code: 'IN', label: 'India' },
] as const;

/** ISO 3166's user-assigned code for an unknown place: what 'Everywhere else' means when no other country is known. */
export const ELSEWHERE = 'ZZ';

/** True for a country that gets the default set of learning paths. */
export const isElsewhere = (code: string): boolean => OWN_REGIONS.every((region) => region.code !== code);

/** The country's English name, where it is one and the browser knows it. */
export function elsewhereLabel(code: string): string {
  if (!knownCountry(code)) return 'Everywhere else';
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
