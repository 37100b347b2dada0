import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const signers = new WeakMap<Request, string>();

/** Keeps the id of the key that a request was signed with. */
export function rememberSigner(request: Request, keyId: string): void {
  signers.set(request, keyId);
}

/** @returns the id of the key that the request was signed with */
function signerOf(request: Request): string | undefined {
  return signers.get(request);
}

/** A handler's parameter: the id of the key that the request was signed with. */
export const SignedBy = createParamDecorator((_: unknown, context: ExecutionContext) =>
  signerOf(context.switchToHttp().getRequest<Request>()),
);
