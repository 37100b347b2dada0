import { limitedAddress } from '@mockingbird/remote-kit';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { hasPermission, type Permission } from '@mockingbird/contracts';
import {
  ACCESS,
  type Access,
  isRoleAllowed,
  needsRecentSignIn,
  needsSignIn,
  STORING_PERMISSION,
} from '../http/access/access.js';
import { ProblemError } from '../http/response/problem.js';
import { AuthLog, type Person } from './auth-log.service.js';
import { RECENT_SIGN_IN_MS } from './limits.js';
import { setAccount } from './current-account.js';
import { type Account, SessionsService } from './sessions.service.js';

const SECOND_MS = 1000;
const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

const signInRequired = (detail: string) =>
  new ProblemError(401, 'MB-1012', detail, [], { 'www-authenticate': 'Bearer' });

/** A repeated parameter is a list, and no dry run. */
const isDryRun = ({ query }: Request): boolean => query['dryRun'] === '1';

/** Allows a request to a route for signed-in people only with the token of one. Runs before the body is read. */
@Injectable()
export class SignInGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly log: AuthLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Synchronous for all other routes, so that they do not get slower. */
  canActivate(context: ExecutionContext): true | Promise<true> {
    const allowed = this.reflector.get<readonly Access[] | undefined>(ACCESS, context.getHandler()) ?? [];
    if (!needsSignIn(allowed)) return true;
    const storing = this.reflector.get<Permission | undefined>(STORING_PERMISSION, context.getHandler());
    return this.requireSignIn(context.switchToHttp().getRequest<Request>(), allowed, storing);
  }

  /** @throws ProblemError MB-1012 without a valid token, MB-1010 when the role may not call the route, or MB-1017 */
  private async requireSignIn(
    request: Request,
    allowed: readonly Access[],
    storing: Permission | undefined,
  ): Promise<true> {
    const address = limitedAddress(request.ip ?? '');
    const account = await this.findAccount(request.headers.authorization, address);
    const { username, role } = account;
    const mayStore = storing === undefined || isDryRun(request) || hasPermission(role, storing);
    if (!isRoleAllowed(allowed, role) || !mayStore) {
      this.log.rejected('admin_forbidden', { username, address }, `role-${role}`);
      throw new ProblemError(403, 'MB-1010', `Your account has the role ${role}, which may not do this.`);
    }
    if (needsRecentSignIn(allowed)) this.requireRecentSignIn(account);
    setAccount(request, account);
    return true;
  }

  /** @throws ProblemError MB-1017 when the password was typed too long ago */
  private requireRecentSignIn({ signedInAt }: Account): void {
    if (this.clock() - signedInAt * SECOND_MS <= RECENT_SIGN_IN_MS) return;
    throw new ProblemError(401, 'MB-1017', 'Please confirm with your password that it is you.');
  }

  private async findAccount(header: string | undefined, address: string): Promise<Account> {
    if (header === undefined) throw this.reject('Please sign in', { address }, 'missing');
    const session = await this.sessions.find(BEARER.exec(header)?.[1] ?? '');
    if (session.ok) return session.account;
    // Every token that is not accepted needs the same action. Only a request without a token gets another text.
    throw this.reject('Please sign in again', { username: session.username, address }, session.reason);
  }

  private reject(detail: string, person: Person, reason: string): ProblemError {
    this.log.rejected('admin_token_rejected', person, reason);
    return signInRequired(detail);
  }
}
