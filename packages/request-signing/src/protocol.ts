/** Header with the id of the signing key. */
export const API_KEY_HEADER = 'x-api-key';
/** Header with the time of signing, in milliseconds since 1970, decimal. */
export const TIMESTAMP_HEADER = 'x-timestamp';
/** Header with the signature: lower-case hex of an HMAC-SHA256. */
export const SIGNATURE_HEADER = 'x-signature';

/** Maximum difference between a request's timestamp and the verifier's clock, in milliseconds (inclusive). */
export const CLOCK_WINDOW_MS = 300_000;

/** Minimum length of a secret for `parseApiKeys`, in characters. */
export const MIN_SECRET_LENGTH = 16;

/** Maximum length of a key id, in characters. */
export const MAX_KEY_ID_LENGTH = 64;

/** The response to every rejected request. It must not show an attacker which part was wrong. */
export const REJECTION_MESSAGE = 'The request is not signed, or its signature is not valid.';
