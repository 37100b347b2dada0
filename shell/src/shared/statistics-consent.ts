import { deviceStorage } from '@mockingbird/platform';

/** What the reader said of third-party statistics; nothing was said until they did. */
export type Consent = 'given' | 'refused' | 'unasked';

const KEY = 'statistics';
const listeners = new Set<() => void>();

export function currentConsent(): Consent {
  const stored = deviceStorage.read(KEY);
  return stored === 'given' || stored === 'refused' ? stored : 'unasked';
}

export function decideConsent(consent: Exclude<Consent, 'unasked'>): void {
  deviceStorage.write(KEY, consent);
  for (const listener of listeners) listener();
}

/** @returns how to stop listening */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
