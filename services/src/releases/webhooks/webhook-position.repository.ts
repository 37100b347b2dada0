import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import {
  type StoredPosition,
  WEBHOOK_POSITION,
  type WebhookPositionModel,
} from './webhook-position.model.js';

const NEVER = new Date(0);
const ONLY = { id: 'webhook' } as const;

/** Stores how far compositions are announced. One process at a time announces: it holds the position. */
@Injectable()
export class WebhookPositionRepository {
  constructor(@InjectModel(WEBHOOK_POSITION) private readonly positions: WebhookPositionModel) {}

  /** Starts after a composition, unless the position is known: older changes are not announced. */
  async start(number: number): Promise<void> {
    const initial = { number, attempts: 0, holder: '', heldUntil: NEVER };
    try {
      await this.positions.updateOne(ONLY, { $setOnInsert: initial }, { upsert: true }).exec();
    } catch (error) {
      // Another process has just done the same.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Whether compositions up to a number are not announced yet. */
  async isBehind(number: number): Promise<boolean> {
    return (await this.positions.exists({ ...ONLY, number: { $lt: number } }).exec()) !== null;
  }

  /** @returns the position, or null while another process holds it or a retry has to wait */
  hold(holder: string, now: Date, until: Date): Promise<StoredPosition | null> {
    return this.positions
      .findOneAndUpdate(
        { ...ONLY, heldUntil: { $lte: now } },
        { $set: { holder, heldUntil: until } },
        { returnDocument: 'after', projection: { _id: 0 } },
      )
      .lean()
      .exec();
  }

  /** Records that the next composition needs no further attempt, and gives the position back. */
  async advance({ holder, number }: StoredPosition): Promise<void> {
    await this.positions
      .updateOne({ ...ONLY, holder, number }, { $set: { number: number + 1, attempts: 0, heldUntil: NEVER } })
      .exec();
  }

  /** Gives the position back. @param heldUntil when the next attempt may begin */
  async release({ holder, number }: StoredPosition, attempts: number, heldUntil: Date): Promise<void> {
    await this.positions.updateOne({ ...ONLY, holder, number }, { $set: { attempts, heldUntil } }).exec();
  }
}
