import type { Response } from 'express';

/** Stores the id of the key that signed the request. `response.locals` is faster than a WeakMap. */
export function setSigner(response: Response, keyId: string): void {
  response.locals.signer = keyId;
}

/** @returns the id of the key that signed the request */
export function getSigner(response: Response): string | undefined {
  const keyId: unknown = response.locals.signer;
  return typeof keyId === 'string' ? keyId : undefined;
}

/** Stores the id of the release token that signed the request. Its record is not checked yet. */
export function setToken(response: Response, tokenId: string): void {
  response.locals.token = tokenId;
}

/** @returns the id of the release token that signed the request; undefined for a configured key */
export function getToken(response: Response): string | undefined {
  const tokenId: unknown = response.locals.token;
  return typeof tokenId === 'string' ? tokenId : undefined;
}
