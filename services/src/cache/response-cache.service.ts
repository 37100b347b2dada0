import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BytesAnswer } from '../http/response/raw-response.js';
import { CACHED_ANSWER_MS, CACHED_ANSWERS_BYTES, CACHED_ENTRY_BYTES } from './limits.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import type { Domain } from './models.js';
import { Revisions } from './data-versions.service.js';

/** Which answer is wanted. */
export interface Wanted {
  /** A change of it makes the answer old. */
  domain: Domain;
  /**
   * What tells this answer from all others, such as `exam/e-9`: made from an id in its normal form, so that one answer
   * is kept once however its id is written.
   */
  key: string;
  /** For an answer that also becomes old by itself: after so many milliseconds. */
  lifetimeMs?: number;
}

interface Kept {
  answer: BytesAnswer;
  stamp: number;
  /** When it began to be loaded. */
  since: number;
}

interface Load {
  stamp: number;
  answer: Promise<BytesAnswer>;
}

/** Ready answers in this process's memory, right across processes: each is kept with the stamp of its domain. */
@Injectable()
export class CachedAnswers {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: CACHED_ANSWERS_BYTES });
  private readonly loads = new Map<string, Load>();

  constructor(
    private readonly revisions: Revisions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Bytes that are kept now. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  /**
   * @param load makes the answer when it is not there; requests that come together share one. What it throws is thrown
   *   and not kept: an address without an answer takes no memory
   */
  get(wanted: Wanted, load: () => Promise<BytesAnswer>): BytesAnswer | Promise<BytesAnswer> {
    const stamp = this.revisions.stamp(wanted.domain);
    if (typeof stamp === 'number') return this.at(stamp, wanted, load);
    return stamp.then((confirmed) => this.at(confirmed, wanted, load));
  }

  private at(
    stamp: number,
    wanted: Wanted,
    load: () => Promise<BytesAnswer>,
  ): BytesAnswer | Promise<BytesAnswer> {
    const { domain, key, lifetimeMs = CACHED_ANSWER_MS } = wanted;
    const place = `${domain}/${key}`;
    const found = this.kept.get(place);
    const age = found === undefined ? Number.POSITIVE_INFINITY : this.clock() - found.since;
    if (found?.stamp === stamp && age >= 0 && age < lifetimeMs) return found.answer;
    const loading = this.loads.get(place);
    if (loading?.stamp === stamp) return loading.answer;
    return this.load(place, stamp, load);
  }

  private load(place: string, stamp: number, load: () => Promise<BytesAnswer>): Promise<BytesAnswer> {
    const since = this.clock();
    const loading: Load = {
      stamp,
      answer: load()
        .then((answer) => {
          // A change came meanwhile, and another load with it: this answer may be the old one.
          if (this.loads.get(place) === loading) {
            const size = answer.bytes.length + place.length + CACHED_ENTRY_BYTES;
            this.kept.set(place, { answer, stamp, since }, { size });
          }
          return answer;
        })
        .finally(() => {
          if (this.loads.get(place) === loading) this.loads.delete(place);
        }),
    };
    this.loads.set(place, loading);
    return loading.answer;
  }
}
