/** What a sign-up hands to the sign-in that follows. */
export interface SignedUp {
  signedUp: string;
}

/** @returns the user name of the account that was just made; undefined when none was */
export const signedUpName = (handed: unknown): string | undefined =>
  typeof handed === 'object' && handed !== null && 'signedUp' in handed && typeof handed.signedUp === 'string'
    ? handed.signedUp
    : undefined;
