import type { API_KEY_HEADER, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './protocol.js';

/** The three headers of a signed request. */
export type SignatureHeaders = Record<
  typeof API_KEY_HEADER | typeof TIMESTAMP_HEADER | typeof SIGNATURE_HEADER,
  string
>;

/** The address of a request: a URL as for `fetch`, or the path exactly as sent. */
export type RequestTarget = { url: string; path?: undefined } | { path: string; url?: undefined };

export type SignInput = RequestTarget & {
  keyId: string;
  secret: string;
  method: string;
  /** The server's time as far as the signer knows it, in milliseconds since 1970. */
  now: number;
};

/** Headers of Node (`IncomingMessage.headers`, names in any case) or of a browser (`Headers`). */
export type HeaderSource =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { entries(): Iterable<[string, string]>; has(name: string): boolean };

/** Secrets by key id. Several may be valid at the same time, for key rotation. */
export type KeySource = ReadonlyMap<string, string> | ((keyId: string) => string | undefined);

export interface VerifyInput {
  headers: HeaderSource;
  method: string;
  /** The path as received, before decoding or routing; a query is removed. */
  path: string;
  keys: KeySource;
  /** The verifier's clock, in milliseconds since 1970. */
  now: number;
}

/** Why a request was rejected. For logs only: the client always gets `REJECTION_MESSAGE`. */
export type RejectionReason =
  | 'missing-header'
  | 'repeated-header'
  | 'malformed-header'
  | 'malformed-request'
  | 'unknown-key'
  | 'timestamp-outside-window'
  | 'wrong-signature';

export type VerifyResult = { ok: true; keyId: string } | { ok: false; reason: RejectionReason };
