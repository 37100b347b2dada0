export const OVERRIDE_PARAMETER = 'mb';
export const OVERRIDE_STORE = 'mb:override';

/** What the address asks to be put in place of live versions. */
export const askedOverride = (): string | undefined =>
  new URLSearchParams(window.location.search).get(OVERRIDE_PARAMETER) ?? undefined;

/** What this tab was asked before. */
export function keptOverride(): string | undefined {
  try {
    return sessionStorage.getItem(OVERRIDE_STORE) ?? undefined;
  } catch {
    return undefined;
  }
}
