import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type CanaryEnd,
  type CanaryRequest,
  type Composition,
  type Promotion,
  type ReleaseChange,
  type Rollback,
  signedCompositionSchema,
} from '@mockingbird/contracts';
import {
  type About,
  CompositionError,
  fragmentConflicts,
  promote,
  rollback,
  routeConflicts,
  withCanary,
  withoutCanary,
} from '@mockingbird/registry';
import {
  openComposition,
  publicKeyText,
  parseTrustedKeys,
  signComposition,
} from '@mockingbird/registry/signing';
import type { Config } from '../config.js';
import { type BytesAnswer, textAnswer } from '../http/bytes-answer.js';
import { invalid, ProblemError } from '../http/problem.js';
import { InTurn } from '../in-turn.js';
import { PROMOTION_ATTEMPTS } from '../limits.js';
import { CLOCK, type Clock, CONFIG } from '../tokens.js';
import { ArtefactsService } from './artefacts.service.js';
import { CompositionRepository } from './composition.repository.js';
import type { StoredComposition } from './models.js';

const SALT_BYTES = 9;

/** The envelope as its answer's bytes: `text` is JSON already. */
const answerOf = (text: string) => textAnswer(`{"data":${text}}`);

function refuseConflicts({ remotes }: Composition): void {
  const manifests = remotes.flatMap(({ manifest, canary }) =>
    canary ? [manifest, canary.manifest] : [manifest],
  );
  const conflicts = routeConflicts(manifests);
  if (conflicts.length > 0) {
    throw new ProblemError(
      409,
      'MB-4004',
      'Two remotes claim the same addresses.',
      conflicts.map(({ path, remote, otherPath, otherRemote }) => ({
        path: '/remotes',
        message: `${remote} ${path} and ${otherRemote} ${otherPath}`,
      })),
    );
  }
  const [fragment] = fragmentConflicts(manifests);
  if (!fragment) return;
  throw new ProblemError(
    409,
    'MB-4015',
    `The fragment "${fragment.fragment}" of ${fragment.remote} is offered by ${fragment.otherRemote} already.`,
  );
}

function refuseRepeats(remotes: Promotion['remotes']): void {
  const names = remotes.map(({ name }) => name);
  const repeated = names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
  if (repeated.length === 0) return;
  throw invalid(repeated.map((index) => ({ path: `/remotes/${index}/name`, message: 'Is named already' })));
}

/** Makes compositions, each numbered one above the last and signed, and hands them out. */
@Injectable()
export class CompositionsService {
  private readonly turns = new InTurn();

  constructor(
    private readonly compositions: CompositionRepository,
    private readonly artefacts: ArtefactsService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Puts published versions live. Several promotions at once each make a composition of their own: the number is
   * unique, and whoever comes second builds on the first one's.
   * @param by who promotes
   * @throws ProblemError MB-1002 when a remote is named twice, MB-4005 for an unknown version, MB-4004 when two remotes claim an address
   */
  async promote({ remotes, why = '', dryRun = false }: Promotion, by: string): Promise<ReleaseChange> {
    refuseRepeats(remotes);
    const manifests = await Promise.all(
      remotes.map(({ name, version }) => this.artefacts.manifestOf(name, version)),
    );
    return this.change({ by, why, dryRun }, (current, about) => promote(current, manifests, about));
  }

  /**
   * Shows again what an older composition showed.
   * @throws ProblemError MB-4011 when there is no such composition, MB-4014 when a version of it was removed since
   */
  async rollback({ to, why = '', dryRun = false }: Rollback, by: string): Promise<ReleaseChange> {
    return this.change({ by, why, dryRun }, async (current, about) => {
      if (!current) throw new ProblemError(409, 'MB-4011', 'There is no composition yet.');
      const number = to ?? current.number - 1;
      const older = number === current.number ? undefined : await this.find(number);
      if (!older) throw new ProblemError(404, 'MB-4011', `There is no earlier composition ${number}.`);
      await Promise.all(
        older.remotes.map(({ manifest }) => this.artefacts.manifestOf(manifest.name, manifest.version)),
      );
      return rollback(current, older, about);
    });
  }

  /** @throws ProblemError MB-4012 when the canary does not fit what is live, MB-4005 for an unknown version */
  async canary(asked: CanaryRequest, by: string): Promise<ReleaseChange> {
    const { name, version, percent, cohorts = [], why = '', dryRun = false } = asked;
    const manifest = await this.artefacts.manifestOf(name, version);
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    return this.change({ by, why, dryRun }, (current, about) =>
      withCanary(this.needed(current), { manifest, percent, cohorts, salt }, about),
    );
  }

  /** @throws ProblemError MB-4012 when none runs */
  async endCanary({ name, why = '', dryRun = false }: CanaryEnd, by: string): Promise<ReleaseChange> {
    return this.change({ by, why, dryRun }, (current, about) =>
      withoutCanary(this.needed(current), name, about),
    );
  }

  /**
   * Makes the next composition. Changes of this process wait for each other; one of another process may still take the
   * number first, and then this one is made anew on top of it.
   * @param make throws what cannot be done with the present one
   */
  async change(
    { by, why, dryRun }: { by: string; why: string; dryRun: boolean },
    make: (current: Composition | undefined, about: About) => Composition | Promise<Composition>,
  ): Promise<ReleaseChange> {
    return this.turns.run(async () => {
      for (let attempt = 0; attempt < PROMOTION_ATTEMPTS; attempt += 1) {
        const about = { by, why, createdAt: new Date(this.clock()).toISOString() };
        const composition = await this.made(make, await this.current(), about);
        refuseConflicts(composition);
        if (dryRun || (await this.compositions.add(this.signed(composition)))) {
          return { composition, dryRun, checks: [] };
        }
      }
      throw new ProblemError(409, 'MB-1007', 'Too many changes at once; try again.');
    });
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

  /** @throws ProblemError MB-1003 while there is none */
  async answer(): Promise<BytesAnswer> {
    const stored = await this.compositions.latest();
    if (stored === null) throw new ProblemError(404, 'MB-1003', 'There is no composition yet.');
    return answerOf(stored.composition);
  }

  /** @throws ProblemError MB-4011 for a number that does not exist */
  async numbered(number: number): Promise<BytesAnswer> {
    const stored = await this.compositions.numbered(number);
    if (stored === null) throw new ProblemError(404, 'MB-4011', `There is no composition ${number}.`);
    return answerOf(stored.composition);
  }

  /** The live composition; undefined before the first one. */
  async current(): Promise<Composition | undefined> {
    return this.open(await this.compositions.latest());
  }

  async find(number: number): Promise<Composition | undefined> {
    return this.open(await this.compositions.numbered(number));
  }

  private needed(current: Composition | undefined): Composition {
    if (!current) throw new ProblemError(409, 'MB-4012', 'There is no composition yet: promote first.');
    return current;
  }

  private signed(composition: Composition): StoredComposition {
    return {
      number: composition.number,
      composition: JSON.stringify(signComposition(composition, this.key())),
    };
  }

  private open(stored: StoredComposition | null): Composition | undefined {
    if (stored === null) return undefined;
    const envelope = signedCompositionSchema.parse(JSON.parse(stored.composition));
    const opened = openComposition(envelope, parseTrustedKeys(publicKeyText(this.key())));
    if (!opened.ok) throw new ProblemError(500, 'MB-2008', `Composition ${stored.number}: ${opened.detail}`);
    return opened.composition;
  }

  private key() {
    const { compositionKey } = this.config;
    if (!compositionKey) throw new Error('COMPOSITION_KEY is needed for releases.');
    return compositionKey;
  }
}
