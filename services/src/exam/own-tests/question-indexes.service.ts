import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { QUESTION_INDEXES } from '../limits.js';
import {
  type QuestionIndex,
  QuestionSetRepository,
  type SetName,
} from '../questions/question-set.repository.js';

const keyOf = ({ testKey, revision }: SetName) => `${testKey} ${revision}`;

/** Ids, topics and levels of published questions. A set never changes, so that an index is read once. */
@Injectable()
export class QuestionIndexes {
  private readonly indexes = new LRUCache<string, QuestionIndex>({ max: QUESTION_INDEXES });

  constructor(private readonly sets: QuestionSetRepository) {}

  /** @returns the index of each set in the same order; undefined for sets that are not stored any more */
  async find(names: readonly SetName[]): Promise<(QuestionIndex | undefined)[]> {
    const known = new Map(names.map((name) => [keyOf(name), this.indexes.get(keyOf(name))]));
    const missing = names.filter((name) => known.get(keyOf(name)) === undefined);
    for (const index of await this.sets.findIndexes(missing)) {
      this.indexes.set(keyOf(index), index);
      known.set(keyOf(index), index);
    }
    return names.map((name) => known.get(keyOf(name)));
  }
}
