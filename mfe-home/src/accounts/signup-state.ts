/** Navigation state from sign-up to sign-in. */
export interface SignupState {
  /** User name of the new account. */
  signedUp: string;
}

/** @returns the user name of the account that was just created; undefined for any other state */
export const readSignedUpName = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'signedUp' in state && typeof state.signedUp === 'string'
    ? state.signedUp
    : undefined;
