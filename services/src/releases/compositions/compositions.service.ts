import { Inject, Injectable } from '@nestjs/common';
import type { AutoRollback, Composition, ReleaseChange } from '@mockingbird/contracts';
import { type About, CompositionError } from '@mockingbird/registry';
import {
  parseTrustedKeys,
  publicKeyText,
  type SigningKey,
  type TrustedKeys,
} from '@mockingbird/registry/signing';
import type { Config } from '../../config/config.js';
import { type BytesAnswer, textAnswer } from '../../http/response/raw-response.js';
import { ProblemError } from '../../http/response/problem.js';
import { InTurn } from '../../common/mutex.js';
import { PROMOTION_ATTEMPTS } from '../limits.js';
import { CLOCK, type Clock, CONFIG } from '../../common/injection-tokens.js';
import { CompositionRepository } from './composition.repository.js';
import { refuseConflicts } from './conflicts.js';
import type { StoredComposition } from './composition.model.js';
import { staleFaults } from './stale-issues.js';
import { isSigned, openStored, signedFirst, toStored } from './stored-composition.js';

/** The envelope as its answer's bytes: `text` is JSON already. */
const answerOf = (text: string) => textAnswer(`{"data":${text}}`);

const unknownComposition = (number: number) =>
  new ProblemError(404, 'MB-4011', `There is no composition ${number}.`);

interface Change {
  by: string;
  why: string;
  dryRun: boolean;
  /** Number of the composition that the caller looked at; any when absent. */
  base?: number | undefined;
  /** Names of the remotes that the change is about; all when absent. What happens to others does not refuse it. */
  remotes?: readonly string[] | undefined;
  /** Of an automatic rollback: the version that it takes away, as `name@version`. */
  autoRollbackOf?: string;
}

/** Makes compositions, each numbered one above the last and signed, and hands them out. */
@Injectable()
export class CompositionsService {
  private readonly turns = new InTurn();
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
   * Makes the next composition. Changes of this process wait for each other; one of another process may still take the
   * number first, and then this one is made anew on top of it.
   * @param make throws what cannot be done with the present one
   * @throws ProblemError what a CompositionError of `make` says; MB-1007 when another than `base` is live; MB-4004 or MB-4015 when two remotes claim the same
   */
  async change(
    { by, why, dryRun, base, remotes, autoRollbackOf }: Change,
    make: (current: Composition | undefined, about: About) => Composition | Promise<Composition>,
  ): Promise<ReleaseChange> {
    return this.turns.run(async () => {
      for (let attempt = 0; attempt < PROMOTION_ATTEMPTS; attempt += 1) {
        const about = { by, why, createdAt: this.now() };
        const current = await this.current();
        await this.refuseStale(current, base, remotes);
        const composition = await this.made(make, current, about);
        refuseConflicts(composition, current);
        const stored = {
          ...toStored(composition, this.key()),
          ...(autoRollbackOf && { autoRollbackOf, autoRollbackAt: composition.createdAt }),
        };
        if (dryRun || (await this.compositions.add(stored))) {
          return { composition, dryRun, checks: [] };
        }
      }
      throw new ProblemError(409, 'MB-1007', 'Too many changes at once; try again.');
    });
  }

  /** @throws ProblemError MB-1003 while there is none */
  async answer(): Promise<BytesAnswer> {
    const stored = await this.latest();
    if (stored === null) throw new ProblemError(404, 'MB-1003', 'There is no composition yet.');
    return answerOf(stored.composition);
  }

  /** @throws ProblemError MB-4011 for a number that does not exist, or is older than signatures */
  async numbered(number: number): Promise<BytesAnswer> {
    const stored = await this.compositions.numbered(number);
    if (stored === null) throw unknownComposition(number);
    if (isSigned(stored)) return answerOf(stored.composition);
    throw new ProblemError(
      404,
      'MB-4011',
      `Composition ${number} is older than signatures; history and diff show it.`,
    );
  }

  /** The live composition; undefined before the first one. */
  async current(): Promise<Composition | undefined> {
    const stored = await this.latest();
    return stored === null ? undefined : this.opened(stored);
  }

  /** Number of the live composition, read alone; undefined before the first one. */
  currentNumber(): Promise<number | undefined> {
    return this.compositions.latestNumber();
  }

  async find(number: number): Promise<Composition | undefined> {
    const stored = await this.compositions.numbered(number);
    return stored === null ? undefined : this.opened(stored);
  }

  /** When versions were last rolled back automatically, by `name@version`. */
  autoRollbacks(labels: readonly string[]): Promise<ReadonlyMap<string, AutoRollback>> {
    return this.compositions.autoRollbacks(labels);
  }

  /** Every composition, the latest first; one at a time, for they are large. */
  async *latestFirst(): AsyncGenerator<Composition> {
    let stored = await this.compositions.before(undefined);
    while (stored !== null) {
      yield await this.opened(stored);
      stored = await this.compositions.before(stored.number);
    }
  }

  /** @throws ProblemError MB-4011 when there is no such composition */
  async needed(number: number): Promise<Composition> {
    const found = await this.find(number);
    if (!found) throw unknownComposition(number);
    return found;
  }

  /** Public keys that compositions are signed with, base64 by id: its own, and those of before a rotation. */
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
   * The latest composition. One of before signing is taken over as a signed one first: edges would refuse it. That is
   * done when it is first looked for and not at the start, which the database may come later than.
   */
  private async latest(): Promise<StoredComposition | null> {
    for (;;) {
      const stored = await this.compositions.latest();
      if (stored === null || isSigned(stored)) return stored;
      const composition = await this.opened(stored);
      // Whoever is refused here finds the one that another process has just made.
      await this.compositions.add(toStored(signedFirst(composition, this.now()), this.key()));
    }
  }

  /** @throws ProblemError MB-2008 when no trusted key signed it, though it ought to be signed */
  private async opened(stored: StoredComposition): Promise<Composition> {
    // Numbers only grow, so that the first signed one stays the first.
    if (!isSigned(stored)) this.firstSigned ??= await this.compositions.firstSigned();
    return openStored(stored, this.trustedKeys, this.firstSigned);
  }

  /** @throws ProblemError MB-1007, with what changed since, when that is about the same remotes */
  private async refuseStale(
    current: Composition | undefined,
    base: number | undefined,
    remotes: readonly string[] | undefined,
  ): Promise<void> {
    if (base === undefined || base === (current?.number ?? 0)) return;
    const before = await this.find(base);
    const faults = current && before ? staleFaults(before, current, remotes) : [];
    // Who names its remotes may go on beside what others do with theirs.
    if (before && remotes !== undefined && faults.length === 0) return;
    const last = current ? ` (the last change: ${current.kind} by ${current.by})` : '';
    const detail = `Composition ${current?.number ?? 0} is live by now, not ${base}${last}: look again.`;
    throw new ProblemError(409, 'MB-1007', detail, faults);
  }

  private async made(
    make: (current: Composition | undefined, about: About) => Composition | Promise<Composition>,
    current: Composition | undefined,
    about: About,
  ): Promise<Composition> {
    try {
      return await make(current, about);
    } catch (error) {
      if (error instanceof CompositionError) throw new ProblemError(409, error.code, error.message);
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
    if (!compositionKey) throw new Error('COMPOSITION_KEY is needed for releases.');
    return compositionKey;
  }
}
