/** Header that names the key a request was signed with. */
export const API_KEY_HEADER = 'x-api-key';
/** Header with the moment of signing, in milliseconds since 1970, decimal. */
export const TIMESTAMP_HEADER = 'x-timestamp';
/** Header with the signature: lower-case hex of an HMAC-SHA256. */
export const SIGNATURE_HEADER = 'x-signature';

/** How far a request's timestamp may be from the verifier's clock, on either side, in milliseconds (inclusive). */
export const CLOCK_WINDOW_MS = 300_000;

/** Shortest secret that `parseApiKeys` accepts, in characters. */
export const MIN_SECRET_LENGTH = 16;

/** Longest key id, in characters. */
export const MAX_KEY_ID_LENGTH = 64;

/** The one answer to every refused request: it must not tell an attacker which part was wrong. */
export const REFUSAL_MESSAGE = 'The request is not signed, or its signature is not valid.';
