import { knownCountry } from '@mockingbird/platform';
import * as messages from '../../messages/layout/header.js';

/** The regions with separate learning paths. */
export const OWN_REGIONS = [
  { code: 'US', label: messages.unitedStates },
  { code: 'IN', label: messages.india },
] as const;

/** A user-assigned code of ISO 3166-1. It means 'Everywhere else' while the visitor's country is not known. */
export const ELSEWHERE = 'ZZ';

/** Whether a country gets the default learning paths. */
export const isElsewhere = (code: string): boolean => OWN_REGIONS.every((region) => region.code !== code);

/** The English name of a country. Returns the code where the browser does not know the name. */
export function elsewhereLabel(code: string): string {
  if (!knownCountry(code)) return messages.everywhereElse;
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
