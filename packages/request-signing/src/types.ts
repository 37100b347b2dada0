import type { API_KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './protocol.js';

/** The three headers that a signed request carries. */
export type SignatureHeaders = Record<
  typeof API_KEY_HEADER | typeof TIMESTAMP_HEADER | typeof SIGNATURE_HEADER,
  string
>;

/** What is being sent: a URL as given to `fetch`, or the path exactly as it goes over the wire. */
export type RequestTarget = { url: string; path?: undefined } | { path: string; url?: undefined };

export type SignInput = RequestTarget & {
  keyId: string;
  secret: string;
  method: string;
  /** The signer's best knowledge of the server's time, in milliseconds since 1970. */
  now: number;
};

/** Headers as Node (`IncomingMessage.headers`, names in any case) or as a browser (`Headers`) holds them. */
export type HeaderSource =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { entries(): Iterable<[string, string]>; has(name: string): boolean };

/** Secrets by key id. Several may be valid at once, which is how a key is rotated. */
export type KeySource = ReadonlyMap<string, string> | ((keyId: string) => string | undefined);

export interface VerifyInput {
  headers: HeaderSource;
  method: string;
  /** The path as received, before any decoding or routing; a query is cut off. */
  path: string;
  keys: KeySource;
  /** The verifier's clock, in milliseconds since 1970. */
  now: number;
}

/** Why a request was refused. For logs only: the client gets `REFUSAL_MESSAGE` whatever the reason. */
export type RefusalReason =
  | 'missing-header'
  | 'repeated-header'
  | 'malformed-header'
  | 'malformed-request'
  | 'unknown-key'
  | 'timestamp-outside-window'
  | 'wrong-signature';

export type VerifyResult = { ok: true; keyId: string } | { ok: false; reason: RefusalReason };
