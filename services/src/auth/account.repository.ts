import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@mockingbird/contracts';
import { requestComment } from '../database/request-comment.js';
import { isDuplicateKey } from '../database/errors.js';
import { accountKey } from './account-key.js';
import { ACCOUNT, type StoredAccount } from './models.js';
import type { AccountModel } from './models.js';

/** A token with an older version is rejected. */
const END_TOKENS = { $inc: { tokenVersion: 1 } };
/** For `$unset`. */
const NO_SECOND_FACTOR = { secondFactor: '', pendingSecondFactor: '' };

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

  /** @returns whether there is an admin with another key */
  async hasAdminBeside(key: string): Promise<boolean> {
    const other = await this.accounts
      .findOne({ role: 'admin', key: { $ne: key } }, { _id: 1 })
      .lean()
      .exec();
    return other !== null;
  }

  /** @returns false when another account has the user name */
  async rename(key: string, username: string): Promise<boolean> {
    try {
      await this.accounts.updateOne({ key }, { $set: { username, key: accountKey(username) } }).exec();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.accounts.deleteOne({ key }).exec();
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

  /** Stores another hash of the same password. Does nothing when the password was changed in the meantime. */
  async renewPasswordHash({ key, passwordHash }: StoredAccount, renewed: string): Promise<void> {
    await this.accounts.updateOne({ key, passwordHash }, { $set: { passwordHash: renewed } }).exec();
  }

  /**
   * Sets another password and ends all tokens.
   * @param account as read before its password was checked
   * @returns the changed account, or null when its password was changed in the meantime
   */
  changePassword({ key, passwordHash }: StoredAccount, changed: string): Promise<StoredAccount | null> {
    const update = { $set: { passwordHash: changed }, ...END_TOKENS };
    return this.accounts
      .findOneAndUpdate({ key, passwordHash }, update, { returnDocument: 'after', projection: { _id: 0 } })
      .lean<StoredAccount>()
      .exec();
  }

  /** Ends all tokens of an account. */
  async endTokens(key: string): Promise<void> {
    await this.accounts.updateOne({ key }, END_TOKENS).exec();
  }

  /**
   * Makes an account one of staff, sets its password, ends all tokens and removes the second factor. Removes a student's e-mail: the person who signed up chose it, and it must
   * not give access to an account of staff.
   * @returns whether the account exists
   */
  async promote(key: string, passwordHash: string, role: Role): Promise<boolean> {
    const student = await this.accounts
      .updateOne(
        { key, role: 'student' },
        {
          $set: { role, passwordHash },
          $unset: { email: '', ...NO_SECOND_FACTOR },
          ...END_TOKENS,
        },
      )
      .exec();
    if (student.matchedCount > 0) return true;
    const staff = await this.accounts
      .updateOne({ key }, { $set: { role, passwordHash }, $unset: NO_SECOND_FACTOR, ...END_TOKENS })
      .exec();
    return staff.matchedCount > 0;
  }
}
