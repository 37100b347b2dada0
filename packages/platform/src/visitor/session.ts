import { useSyncExternalStore } from 'react';
import { deviceStorage } from './storage.js';

/**
 * The user who is signed in on this device, according to the token. For display only: the services verify the token.
 */
export interface Session {
  token: string;
  username: string;
  role: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

const KEY = 'token';
const MS = 1_000;

/** The claims of a JSON Web Token (RFC 7519), unverified; undefined when it is none, or has expired. */
function sessionOf(token: unknown): Session | undefined {
  try {
    const [, claims = ''] = String(token).split('.');
    const bytes = Uint8Array.from(atob(claims.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    const { sub, role, exp } = JSON.parse(new TextDecoder().decode(bytes));
    const expiresAt = exp * MS;
    if (!(expiresAt > Date.now())) return undefined;
    return { token: String(token), username: String(sub), role: String(role), expiresAt };
  } catch {
    return undefined;
  }
}

/** @returns the role in a token; undefined when the token has none or has expired */
export const readRole = (token: string): string | undefined => sessionOf(token)?.role;

let known: { token: unknown; session: Session | undefined } | undefined;
const listeners = new Set<() => void>();

function present(): Session | undefined {
  const token = deviceStorage.read(KEY);
  const stillGood = known?.token === token && !(known?.session && known.session.expiresAt <= Date.now());
  if (!known || !stillGood) known = { token, session: sessionOf(token) };
  return known.session;
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** Stores the token of a login. @returns false when this device cannot store it */
export function signIn(token: string): boolean {
  const isStored = deviceStorage.write(KEY, token);
  notify();
  return isStored;
}

export function signOut(): void {
  deviceStorage.remove(KEY);
  notify();
}

/** Signs out when the services reject this token. A newer token, for example from another tab, stays. */
export function dropToken(token: string): void {
  if (deviceStorage.read(KEY) === token) signOut();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab signed in or out.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The signed-in user; undefined when signed out, on the server and during hydration. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribe, present, () => undefined);
