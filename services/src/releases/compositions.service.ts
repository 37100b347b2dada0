import { Inject, Injectable } from '@nestjs/common';
import { type Composition, compositionSchema, type Manifest, type Promotion } from '@mockingbird/contracts';
import { nextComposition, routeConflicts } from '@mockingbird/registry';
import { type BytesAnswer, textAnswer } from '../http/bytes-answer.js';
import { invalid, ProblemError } from '../http/problem.js';
import { InTurn } from '../in-turn.js';
import { PROMOTION_ATTEMPTS } from '../limits.js';
import { CLOCK, type Clock } from '../tokens.js';
import { ArtefactsService } from './artefacts.service.js';
import { CompositionRepository } from './composition.repository.js';

/** The composition as its answer's bytes: `text` is JSON already. */
const answerOf = (text: string) => textAnswer(`{"data":${text}}`);

function refuseConflicts(composition: Composition): void {
  const conflicts = routeConflicts(composition.remotes.map(({ manifest }) => manifest));
  if (conflicts.length === 0) return;
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

function refuseRepeats(remotes: Promotion['remotes']): void {
  const names = remotes.map(({ name }) => name);
  const repeated = names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []));
  if (repeated.length === 0) return;
  throw invalid(repeated.map((index) => ({ path: `/remotes/${index}/name`, message: 'Is named already' })));
}

/** Makes compositions, each numbered one above the last, and hands them out. */
@Injectable()
export class CompositionsService {
  private readonly turns = new InTurn();

  constructor(
    private readonly compositions: CompositionRepository,
    private readonly artefacts: ArtefactsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Puts published versions live. Several promotions at once each make a composition of their own: the number is
   * unique, and whoever comes second builds on the first one's.
   * @param by id of the key that promotes
   * @throws ProblemError MB-1002 when a remote is named twice, MB-4005 for an unknown version, MB-4004 when two remotes claim an address
   */
  async promote({ remotes, why }: Promotion, by: string): Promise<Composition> {
    refuseRepeats(remotes);
    const manifests = await Promise.all(
      remotes.map(({ name, version }) => this.artefacts.manifestOf(name, version)),
    );
    return this.turns.run(() => this.makeNext(manifests, why, by));
  }

  /** Promotions of this process wait for each other; one of another process may still take the number first. */
  private async makeNext(manifests: Manifest[], why: string, by: string): Promise<Composition> {
    for (let attempt = 0; attempt < PROMOTION_ATTEMPTS; attempt += 1) {
      const createdAt = new Date(this.clock()).toISOString();
      const next = nextComposition(await this.latest(), manifests, { by, why, createdAt });
      refuseConflicts(next);
      if (await this.compositions.add({ number: next.number, composition: JSON.stringify(next) }))
        return next;
    }
    throw new ProblemError(409, 'MB-1007', 'Too many promotions at once; try again.');
  }

  /** @throws ProblemError MB-1003 while there is none */
  async current(): Promise<BytesAnswer> {
    const stored = await this.compositions.latest();
    if (stored === null) throw new ProblemError(404, 'MB-1003', 'There is no composition yet.');
    return answerOf(stored.composition);
  }

  /** @throws ProblemError MB-1003 for a number that does not exist */
  async numbered(number: number): Promise<BytesAnswer> {
    const stored = await this.compositions.numbered(number);
    if (stored === null) throw new ProblemError(404, 'MB-1003', `There is no composition ${number}.`);
    return answerOf(stored.composition);
  }

  private async latest(): Promise<Composition | undefined> {
    const stored = await this.compositions.latest();
    return stored === null ? undefined : compositionSchema.parse(JSON.parse(stored.composition));
  }
}
