import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Account } from './sessions.service.js';

const accounts = new WeakMap<Request, Account>();

/** Stores the account that sent a request. */
export function setAccount(request: Request, account: Account): void {
  accounts.set(request, account);
}

/** @throws when no guard has set the account: a programming error */
function getAccount(request: Request): Account {
  const account = accounts.get(request);
  if (account === undefined)
    throw new Error(
      'No account is set: declare @AllowAccess with a level for signed-in people on this route.',
    );
  return account;
}

/** Handler parameter: the account that sent the request. Only for routes for signed-in people. */
export const CurrentAccount = createParamDecorator((_: unknown, context: ExecutionContext) =>
  getAccount(context.switchToHttp().getRequest<Request>()),
);
