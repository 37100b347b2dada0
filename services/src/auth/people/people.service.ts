import { Injectable } from '@nestjs/common';
import { type Role, ROLES, type StaffAccount, type StaffAccounts } from '@mockingbird/contracts';
import { AuditService } from '../../audit/audit.service.js';
import { conflict, notFound } from '../../http/response/problem.js';
import { accountKey } from '../account-key.js';
import { AuthLog } from '../auth-log.service.js';
import { LISTED_ACCOUNTS } from '../limits.js';
import type { StoredAccount } from '../models.js';
import type { Account } from '../sessions.service.js';
import { PeopleRepository } from './people.repository.js';

const STAFF_ROLES = ROLES.filter((role) => role !== 'student');

const lastAdmin = (username: string) =>
  conflict(`${username} is the last admin. Make another account an admin first.`, [
    { path: '/role', message: 'At least one account must be an admin' },
  ]);

const asStaffAccount = ({ username, role, secondFactor, createdAt }: StoredAccount): StaffAccount => ({
  username,
  role,
  secondFactor: secondFactor !== undefined,
  createdAt: createdAt.toISOString(),
});

/** Accounts of staff and their roles, for admins. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly accounts: PeopleRepository,
    private readonly audit: AuditService,
    private readonly log: AuthLog,
  ) {}

  /** @param role only accounts with this role; absent for all of staff */
  async list(role: Role | undefined): Promise<StaffAccounts> {
    const roles = STAFF_ROLES.filter((each) => role === undefined || each === role);
    const found = await this.accounts.listByRole(roles, LISTED_ACCOUNTS);
    return { data: found.accounts.map(asStaffAccount), meta: { others: found.others } };
  }

  /**
   * Gives an account another role and ends its tokens.
   * @param admin who does it
   * @param address the client's network
   * @throws ProblemError MB-1003 for an unknown account, MB-1007 for the last admin
   */
  async changeRole(username: string, role: Role, admin: Account, address: string): Promise<StaffAccount> {
    const key = accountKey(username);
    const account = await this.accounts.find(key);
    if (account === null) throw notFound('There is no account with this user name.');
    if (account.role === role) return asStaffAccount(account);
    if (account.role === 'admin' && !(await this.accounts.hasAdminBeside(key))) {
      throw lastAdmin(account.username);
    }
    const changed = await this.accounts.changeRole(account, role);
    if (changed === null) throw conflict('The account was changed at the same time. Please look again.');
    // Two admins may remove each other at the same moment. Then both become admins again.
    if (account.role === 'admin' && !(await this.accounts.hasAdminBeside(key))) {
      await this.accounts.changeRole(changed, 'admin');
      throw lastAdmin(account.username);
    }
    this.log.accepted('role_changed', { username: account.username, address });
    await this.audit.record({
      type: 'role',
      action: 'role-changed',
      by: admin.username,
      username: account.username,
      text: `Role of ${account.username}: ${role}, was ${account.role}.`,
    });
    return asStaffAccount(changed);
  }
}
