import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AutoRollback } from '@mockingbird/contracts';
import { requestComment } from '../../database/request-comment.js';
import { isDuplicateKey } from '../../database/errors.js';
import { COMPOSITION, type StoredComposition } from './composition.model.js';
import type { CompositionModel } from './composition.model.js';

export type ListedComposition = Pick<StoredComposition, 'number' | 'summary'>;

/** Start of a stored signed envelope. Compositions from before signing start with their schema. */
const SIGNED_TEXT = /^\{"payload/;

@Injectable()
export class CompositionRepository {
  constructor(@InjectModel(COMPOSITION) private readonly compositions: CompositionModel) {}

  findLatest(): Promise<StoredComposition | null> {
    return this.compositions.findOne({}, { _id: 0 }).sort({ number: -1 }).lean().exec();
  }

  findNumber(number: number): Promise<StoredComposition | null> {
    return this.compositions.findOne({ number }, { _id: 0 }).lean().exec();
  }

  /** @returns the number of the live composition, without its content */
  async latestNumber(): Promise<number | undefined> {
    const found = await this.compositions
      .findOne({}, { _id: 0, number: 1 })
      .sort({ number: -1 })
      .lean()
      .exec();
    return found?.number;
  }

  /** @returns the lowest number of a signed composition */
  async firstSigned(): Promise<number | undefined> {
    const found = await this.compositions
      .findOne({ composition: SIGNED_TEXT }, { _id: 0, number: 1 })
      .sort({ number: 1 })
      .lean()
      .exec();
    return found?.number;
  }

  /**
   * @param before only numbers below this one
   * @returns the latest first, without their content
   */
  list(before: number | undefined, limit: number): Promise<ListedComposition[]> {
    return this.compositions
      .find(before === undefined ? {} : { number: { $lt: before } }, { _id: 0, number: 1, summary: 1 })
      .sort({ number: -1 })
      .limit(limit)
      .lean()
      .exec();
  }

  /** @returns the latest composition below the number; without a number, the latest of all */
  findBefore(number: number | undefined): Promise<StoredComposition | null> {
    return this.compositions
      .findOne(number === undefined ? {} : { number: { $lt: number } }, { _id: 0 })
      .sort({ number: -1 })
      .lean()
      .exec();
  }

  /**
   * @param labels `name@version`
   * @returns the last automatic rollback of each version, if any
   */
  async findAutoRollbacks(labels: readonly string[]): Promise<ReadonlyMap<string, AutoRollback>> {
    const rows = await this.compositions
      .find(
        { autoRollbackOf: { $in: [...labels] } },
        { _id: 0, number: 1, autoRollbackOf: 1, autoRollbackAt: 1 },
      )
      .sort({ number: 1 })
      .lean()
      .exec();
    return new Map(
      rows.map(({ number, autoRollbackOf = '', autoRollbackAt = '' }) => [
        autoRollbackOf,
        { composition: number, at: autoRollbackAt },
      ]),
    );
  }

  /** @returns false when another change has used the number first */
  async add(composition: StoredComposition): Promise<boolean> {
    try {
      await this.compositions.insertMany([composition], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
