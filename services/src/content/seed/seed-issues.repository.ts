import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SEED_ISSUES } from './models.js';
import type { SeedIssuesModel } from './models.js';

const ONE = 'last';

@Injectable()
export class SeedIssuesRepository {
  constructor(@InjectModel(SEED_ISSUES) private readonly issues: SeedIssuesModel) {}

  async list(): Promise<string[]> {
    return (await this.issues.findOne({ _id: ONE }).lean().exec())?.issues ?? [];
  }

  async save(issues: readonly string[]): Promise<void> {
    await this.issues.updateOne({ _id: ONE }, { $set: { issues: [...issues] } }, { upsert: true }).exec();
  }
}
