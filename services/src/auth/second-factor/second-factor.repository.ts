import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ACCOUNT, type PendingSecondFactor, type StoredAccount, type StoredSecondFactor } from '../models.js';
import type { AccountModel } from '../models.js';

/** The second factor in the document of its account. Each change is one atomic step. */
@Injectable()
export class SecondFactorRepository {
  constructor(@InjectModel(ACCOUNT) private readonly accounts: AccountModel) {}

  /** @param key the user name in lower case */
  find(key: string): Promise<StoredAccount | null> {
    return this.accounts.findOne({ key }, { _id: 0 }).lean<StoredAccount>().exec();
  }

  async savePending(key: string, pendingSecondFactor: PendingSecondFactor): Promise<void> {
    await this.accounts.updateOne({ key }, { $set: { pendingSecondFactor } }).exec();
  }

  /** @returns false when another secret waits for its first code by now, or a second factor is on already */
  async enable(key: string, secondFactor: StoredSecondFactor): Promise<boolean> {
    const filter = {
      key,
      'pendingSecondFactor.secret': secondFactor.secret,
      secondFactor: { $exists: false },
    };
    const update = { $set: { secondFactor }, $unset: { pendingSecondFactor: '' } };
    return (await this.accounts.updateOne(filter, update).exec()).matchedCount > 0;
  }

  async remove(key: string): Promise<void> {
    await this.accounts.updateOne({ key }, { $unset: { secondFactor: '', pendingSecondFactor: '' } }).exec();
  }

  /** @returns false when a code of this time step or a later one was used already */
  async useStep(key: string, { secret }: StoredSecondFactor, step: number): Promise<boolean> {
    const filter = { key, 'secondFactor.secret': secret, 'secondFactor.lastStep': { $lt: step } };
    const used = await this.accounts.updateOne(filter, { $set: { 'secondFactor.lastStep': step } }).exec();
    return used.matchedCount > 0;
  }

  /** @returns false when there is no such unused recovery code */
  async useRecoveryCode(key: string, hash: string): Promise<boolean> {
    const used = await this.accounts
      .updateOne(
        { key, 'secondFactor.recoveryHashes': hash },
        { $pull: { 'secondFactor.recoveryHashes': hash } },
      )
      .exec();
    return used.matchedCount > 0;
  }
}
