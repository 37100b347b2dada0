import { Inject, Injectable } from '@nestjs/common';
import type { AutoRollback, Composition, ReleaseChange } from '@mockingbird/contracts';
import { type About, CompositionError } from '@mockingbird/registry';
import {
  parseTrustedKeys,
  publicKeyText,
  type SigningKey,
  type TrustedKeys,
} from '@mockingbird/registry/signing';
import pLimit from 'p-limit';
import { failpoint } from '../../common/failpoints.js';
import type { Config } from '../../config/config.js';
import { type RawResponse, textResponse } from '../../http/response/raw-response.js';
import { ProblemError } from '../../http/response/problem.js';
import { PROMOTION_ATTEMPTS } from '../limits.js';
import { CLOCK, type Clock, CONFIG } from '../../common/injection-tokens.js';
import { CompositionRepository } from './composition.repository.js';
import { rejectConflicts } from './conflicts.js';
import type { StoredComposition } from './composition.model.js';
import { staleIssues } from './stale-issues.js';
import { isSigned, openStored, copyForSigning, toStored } from './stored-composition.js';

/** @param text the signed composition as JSON */
const toResponse = (text: string) => textResponse(`{"data":${text}}`);

const unknownComposition = (number: number) =>
  new ProblemError(404, 'MB-4011', `There is no composition ${number}.`);

interface ChangeOptions {
  by: string;
  why: string;
  dryRun: boolean;
  /** Number of the composition that the change is based on; any if absent. */
  base?: number | undefined;
  /** Names of the changed remotes; all if absent. Concurrent changes of other remotes are no conflict. */
  remotes?: readonly string[] | undefined;
  /** The version that an automatic rollback removes, as `name@version`. */
  autoRollbackOf?: string;
}

/** Creates numbered, signed compositions and serves them. */
@Injectable()
export class CompositionsService {
  /** Changes run one at a time, in order of arrival. */
  private readonly changes = pLimit(1);
  private readonly trustedKeys: TrustedKeys;
  private firstSigned: number | undefined;

  constructor(
    private readonly compositions: CompositionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.trustedKeys = parseTrustedKeys(this.keysText());
  }

  /**
   * Creates the next composition. Changes of this process run one at a time. If another process uses the number first, the
   * composition is built again on top of that one.
   * @param build throws a CompositionError if the change is not possible
   * @throws ProblemError with the code of the CompositionError; MB-1007 when the live composition is not `base`; MB-4004 or MB-4015
   *   when two remotes conflict
   */
  async change(
    { by, why, dryRun, base, remotes, autoRollbackOf }: ChangeOptions,
    build: (current: Composition | undefined, about: About) => Composition | Promise<Composition>,
  ): Promise<ReleaseChange> {
    return this.changes(async () => {
      for (let attempt = 0; attempt < PROMOTION_ATTEMPTS; attempt += 1) {
        const about = { by, why, createdAt: this.now() };
        const current = await this.current();
        await this.rejectStale(current, base, remotes);
        const composition = await this.buildNext(build, current, about);
        rejectConflicts(composition, current);
        const stored = {
          ...toStored(composition, this.key()),
          ...(autoRollbackOf && { autoRollbackOf, autoRollbackAt: composition.createdAt }),
        };
        if (dryRun || (await this.store(stored))) return { composition, dryRun, checks: [] };
      }
      throw new ProblemError(409, 'MB-1007', 'Too many changes at the same time. Try again.');
    });
  }

  /** @throws ProblemError MB-1003 before the first composition */
  async currentResponse(): Promise<RawResponse> {
    const stored = await this.latest();
    if (stored === null) throw new ProblemError(404, 'MB-1003', 'There is no composition yet.');
    return toResponse(stored.composition);
  }

  /** @throws ProblemError MB-4011 if the number does not exist or is older than signatures */
  async numberedResponse(number: number): Promise<RawResponse> {
    const stored = await this.compositions.findNumber(number);
    if (stored === null) throw unknownComposition(number);
    if (isSigned(stored)) return toResponse(stored.composition);
    throw new ProblemError(
      404,
      'MB-4011',
      `Composition ${number} is older than signatures; history and diff show it.`,
    );
  }

  /** @returns the live composition; undefined before the first one */
  async current(): Promise<Composition | undefined> {
    const stored = await this.latest();
    return stored === null ? undefined : this.open(stored);
  }

  /** @returns the number of the live composition, without reading its content; undefined before the first one */
  currentNumber(): Promise<number | undefined> {
    return this.compositions.latestNumber();
  }

  async find(number: number): Promise<Composition | undefined> {
    const stored = await this.compositions.findNumber(number);
    return stored === null ? undefined : this.open(stored);
  }

  /** @returns the last automatic rollback of each version, by `name@version` */
  findAutoRollbacks(labels: readonly string[]): Promise<ReadonlyMap<string, AutoRollback>> {
    return this.compositions.findAutoRollbacks(labels);
  }

  /** Yields all compositions, the latest first. One at a time, because they are large. */
  async *latestFirst(): AsyncGenerator<Composition> {
    let stored = await this.compositions.findBefore(undefined);
    while (stored !== null) {
      yield await this.open(stored);
      stored = await this.compositions.findBefore(stored.number);
    }
  }

  /** @throws ProblemError MB-4011 if the composition does not exist */
  async get(number: number): Promise<Composition> {
    const found = await this.find(number);
    if (!found) throw unknownComposition(number);
    return found;
  }

  /** @returns public keys of stored compositions, base64 by id: the current one and those from before a rotation */
  keys(): Record<string, string> {
    const pairs = this.keysText()
      .split(',')
      .filter((pair) => pair.trim() !== '');
    return Object.fromEntries(
      pairs.map((pair) => [
        pair.slice(0, pair.indexOf(':')).trim(),
        pair.slice(pair.indexOf(':') + 1).trim(),
      ]),
    );
  }

  /**
   * Finds the latest composition. If it is from before signing, a signed copy is stored first, because edges reject unsigned
   * ones. This happens on the first read and not at startup, when the database may be unavailable.
   */
  private async latest(): Promise<StoredComposition | null> {
    for (;;) {
      const stored = await this.compositions.findLatest();
      if (stored === null || isSigned(stored)) return stored;
      const composition = await this.open(stored);
      // If the number exists, another process has stored the copy, and the next round finds it.
      await this.compositions.add(toStored(copyForSigning(composition, this.now()), this.key()));
    }
  }

  /** @throws ProblemError MB-2008 when it must be signed, but no trusted key signed it */
  private async open(stored: StoredComposition): Promise<Composition> {
    // Numbers only increase, so the first signed one never changes.
    if (!isSigned(stored)) this.firstSigned ??= await this.compositions.firstSigned();
    return openStored(stored, this.trustedKeys, this.firstSigned);
  }

  /** @throws ProblemError MB-1007 with the changes since `base`, if they concern the same remotes */
  private async rejectStale(
    current: Composition | undefined,
    base: number | undefined,
    remotes: readonly string[] | undefined,
  ): Promise<void> {
    if (base === undefined || base === (current?.number ?? 0)) return;
    const before = await this.find(base);
    const issues = current && before ? staleIssues(before, current, remotes) : [];
    // Concurrent changes of other remotes are no conflict.
    if (before && remotes !== undefined && issues.length === 0) return;
    const last = current ? ` (the last change: ${current.kind} by ${current.by})` : '';
    const detail = `Composition ${current?.number ?? 0} is live by now, not ${base}${last}: look again.`;
    throw new ProblemError(409, 'MB-1007', detail, issues);
  }

  /** @returns false when another change has used the number first */
  private async store(composition: StoredComposition): Promise<boolean> {
    failpoint('promotion.before-store');
    const isStored = await this.compositions.add(composition);
    failpoint('promotion.after-store');
    return isStored;
  }

  private async buildNext(
    build: (current: Composition | undefined, about: About) => Composition | Promise<Composition>,
    current: Composition | undefined,
    about: About,
  ): Promise<Composition> {
    try {
      return await build(current, about);
    } catch (error) {
      if (error instanceof CompositionError)
        throw new ProblemError(409, error.code, error.message, error.issues);
      throw error;
    }
  }

  private now(): string {
    return new Date(this.clock()).toISOString();
  }

  private keysText(): string {
    const { compositionKey, compositionPublicKeys } = this.config;
    return compositionKey
      ? `${compositionPublicKeys},${publicKeyText(compositionKey)}`
      : compositionPublicKeys;
  }

  private key(): SigningKey {
    const { compositionKey } = this.config;
    if (!compositionKey) throw new Error('COMPOSITION_KEY is not set: the releases module needs it.');
    return compositionKey;
  }
}
