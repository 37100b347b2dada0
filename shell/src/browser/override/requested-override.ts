export const OVERRIDE_PARAMETER = 'mb';
export const OVERRIDE_STORAGE_KEY = 'mb:override';

/** @returns the override in the address's query */
export const requestedOverride = (): string | undefined =>
  new URLSearchParams(window.location.search).get(OVERRIDE_PARAMETER) ?? undefined;

/** @returns the override that an earlier page of this tab stored */
export function storedOverride(): string | undefined {
  try {
    return sessionStorage.getItem(OVERRIDE_STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
