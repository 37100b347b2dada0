import { Injectable } from '@nestjs/common';
import type { Role } from '@mockingbird/contracts';
import { InjectModel } from '@nestjs/mongoose';
import { ACCOUNT, type StoredAccount } from '../models.js';
import type { AccountModel } from '../models.js';

/** A token with an older version is rejected. */
const END_TOKENS = { $inc: { tokenVersion: 1 } };

/** The roles in the documents of accounts. Each change is one atomic step. */
@Injectable()
export class PeopleRepository {
  constructor(@InjectModel(ACCOUNT) private readonly accounts: AccountModel) {}

  /** @param key the user name in lower case */
  find(key: string): Promise<StoredAccount | null> {
    return this.accounts.findOne({ key }, { _id: 0 }).lean<StoredAccount>().exec();
  }

  /** @returns whether there is an admin besides the account with this key */
  async hasAdminBeside(key: string): Promise<boolean> {
    const filter = { role: 'admin' as const, key: { $ne: key } };
    return (await this.accounts.findOne(filter, { _id: 1 }).lean().exec()) !== null;
  }

  /** @returns accounts with one of these roles by user name, and how many more there are */
  async listByRole(
    roles: readonly Role[],
    limit: number,
  ): Promise<{ accounts: StoredAccount[]; others: number }> {
    const filter = { role: { $in: [...roles] } };
    const [accounts, total] = await Promise.all([
      this.accounts
        .find(filter, { _id: 0, passwordHash: 0 })
        .sort({ key: 1 })
        .limit(limit)
        .lean<StoredAccount[]>()
        .exec(),
      this.accounts.countDocuments(filter).exec(),
    ]);
    return { accounts, others: total - accounts.length };
  }

  /**
   * Gives an account another role and ends all its tokens.
   * @param account as read before
   * @returns the changed account, or null when its role was changed in the meantime
   */
  changeRole({ key, role }: StoredAccount, changed: Role): Promise<StoredAccount | null> {
    const update = { $set: { role: changed }, ...END_TOKENS };
    return this.accounts
      .findOneAndUpdate({ key, role }, update, { returnDocument: 'after', projection: { _id: 0 } })
      .lean<StoredAccount>()
      .exec();
  }
}
