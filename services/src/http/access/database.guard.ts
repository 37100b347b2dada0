import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.js';
import { databaseUnavailable } from '../response/problem.js';
import { Database } from '../../database/database.js';

/** Responds with 503 immediately while the database is unavailable, so that no request has to wait for a timeout. */
@Injectable()
export class DatabaseGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const allowed = this.reflector.get<readonly Access[] | undefined>(ACCESS, context.getHandler()) ?? [];
    if (!allowed.includes('public') && !this.database.ready) throw databaseUnavailable();
    return true;
  }
}
