import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Mockingbird';
/** Bytes of a secret: RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Seconds for which a code is shown, and its digits: what authenticator apps expect (RFC 6238). */
const PERIOD = 30;
const DIGITS = 6;
/** Steps before and after the current one that count too: people need time to type, and clocks differ. */
const WINDOW = 1;

/** @returns a new secret in base32 */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const generatorOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: DIGITS });

/** @returns the `otpauth://` address that authenticator apps read */
export const otpauthAddress = (secret: string, username: string): string =>
  generatorOf(secret, username).toString();

/**
 * @param now in milliseconds since 1970
 * @returns the time step to which a code belongs, or undefined if it is not valid now
 */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const generator = generatorOf(secret);
  const delta = generator.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : generator.counter({ timestamp: now }) + delta;
}
