import { Injectable } from '@nestjs/common';
import {
  type CompositionDiff,
  type CompositionSummary,
  compositionSummarySchema,
} from '@mockingbird/contracts';
import { diffCompositions, summaryOf } from '@mockingbird/registry';
import { CompositionRepository, type ListedComposition } from './composition.repository.js';
import { CompositionsService } from './compositions.service.js';

export interface HistoryPage {
  data: CompositionSummary[];
  meta: { before?: number };
}

/** The history of compositions, and the difference between two of them. */
@Injectable()
export class CompositionHistoryService {
  constructor(
    private readonly stored: CompositionRepository,
    private readonly compositions: CompositionsService,
  ) {}

  /** @returns compositions below a number, latest first; `meta.before` leads to the next page */
  async list({ before, limit }: { before?: number | undefined; limit: number }): Promise<HistoryPage> {
    const rows = await this.stored.list(before, limit + 1);
    const data = await Promise.all(rows.slice(0, limit).map((row) => this.getSummary(row)));
    const last = data.at(-1);
    return { data, meta: last && rows.length > limit ? { before: last.number } : {} };
  }

  /** @throws ProblemError MB-4011 when one of them does not exist */
  async diff(from: number, to: number): Promise<CompositionDiff> {
    const [before, after] = await Promise.all([this.compositions.get(from), this.compositions.get(to)]);
    return diffCompositions(before, after);
  }

  private async getSummary({ number, summary }: ListedComposition): Promise<CompositionSummary> {
    if (summary !== undefined) return compositionSummarySchema.parse(JSON.parse(summary));
    return summaryOf(await this.compositions.get(number));
  }
}
