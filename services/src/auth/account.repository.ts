import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../database/request-comment.js';
import { isDuplicateKey } from '../database/errors.js';
import { ACCOUNT, type StoredAccount } from './models.js';
import type { AccountModel } from './models.js';

@Injectable()
export class AccountRepository {
  constructor(@InjectModel(ACCOUNT) private readonly accounts: AccountModel) {}

  /** @param key the user name in lower case */
  find(key: string): Promise<StoredAccount | null> {
    return this.accounts.findOne({ key }, { _id: 0 }).lean<StoredAccount>().exec();
  }

  /** @param email in lower case */
  async hasEmail(email: string): Promise<boolean> {
    return (await this.accounts.findOne({ email }, { _id: 1 }).lean().exec()) !== null;
  }

  async hasAdmin(): Promise<boolean> {
    return (await this.accounts.findOne({ role: 'admin' }, { _id: 1 }).lean().exec()) !== null;
  }

  /** @returns false when the user name or the e-mail belongs to another account */
  async insert(account: StoredAccount): Promise<boolean> {
    try {
      await this.accounts.insertMany([account], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async setPasswordHash(key: string, passwordHash: string): Promise<void> {
    await this.accounts.updateOne({ key }, { $set: { passwordHash } }).exec();
  }

  /**
   * Makes an account an admin and sets its password. Removes a student's e-mail: the person who signed up chose it, and it must
   * not give access to an admin's account.
   * @returns whether the account exists
   */
  async promote(key: string, passwordHash: string): Promise<boolean> {
    const student = await this.accounts
      .updateOne({ key, role: 'student' }, { $set: { role: 'admin', passwordHash }, $unset: { email: '' } })
      .exec();
    if (student.matchedCount > 0) return true;
    const admin = await this.accounts.updateOne({ key, role: 'admin' }, { $set: { passwordHash } }).exec();
    return admin.matchedCount > 0;
  }
}
