import { deviceStorage } from '@mockingbird/platform';

/** The visitor's choice about third-party statistics. It is `undecided` until the visitor chooses. */
export type Consent = 'given' | 'refused' | 'undecided';

const STORAGE_KEY = 'statistics';
const listeners = new Set<() => void>();

export function currentConsent(): Consent {
  const stored = deviceStorage.read(STORAGE_KEY);
  return stored === 'given' || stored === 'refused' ? stored : 'undecided';
}

export function decideConsent(consent: Exclude<Consent, 'undecided'>): void {
  deviceStorage.write(STORAGE_KEY, consent);
  for (const listener of listeners) listener();
}

/** @returns a function that removes the listener */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
