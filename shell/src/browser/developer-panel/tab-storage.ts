const OPEN_KEY = 'mb:developer-panel';
const SWITCHED_OFF_KEY = 'mb:override-off';

/** Storage may be blocked. Then the panel is closed after each load, and forgets what was switched off. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const wasOpen = (): boolean => attempt(() => sessionStorage.getItem(OPEN_KEY)) === 'open';

/** A switch loads the page again: the panel opens again with it. */
export const rememberOpen = (isOpen: boolean): void =>
  attempt(() => (isOpen ? sessionStorage.setItem(OPEN_KEY, 'open') : sessionStorage.removeItem(OPEN_KEY)));

export const readSwitchedOff = (): string => attempt(() => sessionStorage.getItem(SWITCHED_OFF_KEY)) ?? '';

export const rememberSwitchedOff = (overrides: readonly string[]): void =>
  attempt(() => sessionStorage.setItem(SWITCHED_OFF_KEY, overrides.join(',')));
