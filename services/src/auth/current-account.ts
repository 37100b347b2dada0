import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Account } from './tokens.service.js';

const accounts = new WeakMap<Request, Account>();

/** Keeps who sent a request. */
export function rememberAccount(request: Request, account: Account): void {
  accounts.set(request, account);
}

/** @throws when no guard has let the request's sender in: a fault of ours */
function accountOf(request: Request): Account {
  const account = accounts.get(request);
  if (account === undefined) throw new Error('The route has no access level that signs in.');
  return account;
}

/** A handler's parameter: the account that sent the request; for routes with the access level `admin`. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext) =>
  accountOf(context.switchToHttp().getRequest<Request>()),
);
