import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ACCESS, type Access } from '../http/access/access.js';
import { ProblemError } from '../http/response/problem.js';
import { rememberAccount } from './current-account.js';
import { TokensService } from './tokens.service.js';

const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

const signInNeeded = (detail: string) =>
  new ProblemError(401, 'MB-1012', detail, [], { 'www-authenticate': 'Bearer' });

/** Lets a request for an admin's route pass when it carries an admin's token. It runs before the body is read. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokensService,
  ) {}

  /** At once for all other routes: they pay nothing for it. */
  canActivate(context: ExecutionContext): true | Promise<true> {
    const allowed = this.reflector.get<readonly Access[] | undefined>(ACCESS, context.getHandler()) ?? [];
    return !allowed.includes('admin') || this.signedIn(context.switchToHttp().getRequest<Request>());
  }

  /** @throws ProblemError when nobody, or no admin, has sent the request */
  private async signedIn(request: Request): Promise<true> {
    const given = request.headers.authorization;
    if (given === undefined) throw signInNeeded('Please sign in');
    const result = await this.tokens.verify(BEARER.exec(given)?.[1] ?? '');
    // An expired token and a broken one call for the same step; only who never signed in reads another text.
    if (!result.ok) throw signInNeeded('Please sign in again');
    if (result.account.role !== 'admin') {
      throw new ProblemError(403, 'MB-1010', 'Only admins may do this.');
    }
    rememberAccount(request, result.account);
    return true;
  }
}
