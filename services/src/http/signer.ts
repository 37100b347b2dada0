import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** Keeps the id of the key that a request was signed with: beside its answer, which costs less than a WeakMap. */
export function rememberSigner(response: Response, keyId: string): void {
  response.locals.signer = keyId;
}

/** @returns the id of the key that the request was signed with */
function signerOf(response: Response): string | undefined {
  const keyId: unknown = response.locals.signer;
  return typeof keyId === 'string' ? keyId : undefined;
}

/** A handler's parameter: the id of the key that the request was signed with. */
export const SignedBy = createParamDecorator((_: unknown, context: ExecutionContext) =>
  signerOf(context.switchToHttp().getResponse<Response>()),
);
