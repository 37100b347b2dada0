import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ACCESS, type Access } from '../http/access/access.js';
import { ProblemError } from '../http/response/problem.js';
import { setAccount } from './current-account.js';
import { TokensService } from './tokens.service.js';

const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

const signInRequired = (detail: string) =>
  new ProblemError(401, 'MB-1012', detail, [], { 'www-authenticate': 'Bearer' });

/** Allows a request to an admin route only with an admin's token. Runs before the body is read. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
  ) {}

  /** Synchronous for all other routes, so that they do not get slower. */
  canActivate(context: ExecutionContext): true | Promise<true> {
    const allowed = this.reflector.get<readonly Access[] | undefined>(ACCESS, context.getHandler()) ?? [];
    return !allowed.includes('admin') || this.requireAdmin(context.switchToHttp().getRequest<Request>());
  }

  /** @throws ProblemError MB-1012 without a valid token, MB-1010 when the account is not an admin */
  private async requireAdmin(request: Request): Promise<true> {
    const header = request.headers.authorization;
    if (header === undefined) throw signInRequired('Please sign in');
    const result = await this.tokens.verify(BEARER.exec(header)?.[1] ?? '');
    // An expired and an invalid token need the same action. Only a request without a token gets another text.
    if (!result.ok) throw signInRequired('Please sign in again');
    if (result.account.role !== 'admin') {
      throw new ProblemError(403, 'MB-1010', 'Only admins may do this.');
    }
    setAccount(request, result.account);
    return true;
  }
}
