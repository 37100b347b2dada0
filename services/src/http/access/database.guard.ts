import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access } from './access.js';
import { databaseAway } from '../response/problem.js';
import { Database } from '../../database/database.js';

/** Answers 503 at once while the database is away, instead of letting each request find out by itself. */
@Injectable()
export class DatabaseGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const allowed = this.reflector.get<readonly Access[] | undefined>(ACCESS, context.getHandler()) ?? [];
    if (!allowed.includes('public') && !this.database.ready) throw databaseAway();
    return true;
  }
}
