import type { Response } from 'express';

/** Keeps the id of the key that a request was signed with: beside its answer, which costs less than a WeakMap. */
export function rememberSigner(response: Response, keyId: string): void {
  response.locals.signer = keyId;
}

/** @returns the id of the key that the request was signed with */
export function signerOf(response: Response): string | undefined {
  const keyId: unknown = response.locals.signer;
  return typeof keyId === 'string' ? keyId : undefined;
}

/** Keeps that a request was signed with a release token, whose record nobody has looked at yet. */
export function rememberToken(response: Response, tokenId: string): void {
  response.locals.token = tokenId;
}

/** @returns the id of the release token that the request was signed with; undefined for a configured key */
export function tokenOf(response: Response): string | undefined {
  const tokenId: unknown = response.locals.token;
  return typeof tokenId === 'string' ? tokenId : undefined;
}
