import { Injectable } from '@nestjs/common';
import { type Fault, type Manifest, manifestSchema } from '@mockingbird/contracts';
import { ProblemError } from '../../http/response/problem.js';
import type { Actor } from '../actor.js';
import { ArtefactRepository } from './artefact.repository.js';
import { OwnerRepository } from './owner.repository.js';

/** An owner as tokens name it: `mock tests` of a remote.json and `mock-tests` of a token are one. */
const ownerId = (owner: string): string => owner.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const foreign = (name: string, owner: string, team: string) =>
  `${name} belongs to "${owner}", the token to "${team}"`;

function refuse(faults: readonly Fault[]): void {
  const [first] = faults;
  if (first) throw new ProblemError(403, 'MB-4006', `${first.message}.`, faults);
}

/** Whose a remote is: the owner of the first version that was published of it. The platform may release every one. */
@Injectable()
export class OwnersService {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly artefacts: ArtefactRepository,
  ) {}

  /** @returns undefined while nothing of the remote was published */
  async ownerOf(name: string): Promise<string | undefined> {
    const known = await this.owners.find(name);
    if (known !== undefined) return known;
    const first = await this.artefacts.first(name);
    if (first === null) return undefined;
    return ownerId(first.owner ?? manifestSchema.parse(JSON.parse(first.manifest)).owner);
  }

  /** @throws ProblemError MB-4006 when the actor may not publish this version */
  async checkPublisher({ name, owner }: Manifest, actor: Actor): Promise<void> {
    const team = actor.owner;
    if (team === undefined) return;
    const owners = [ownerId(owner), await this.ownerOf(name)];
    const other = owners.find((each) => each !== undefined && each !== team);
    if (other !== undefined) refuse([{ path: '/manifest/owner', message: foreign(name, other, team) }]);
  }

  /**
   * Makes a remote the owner's of its first version.
   * @throws ProblemError MB-4006 when another team was first
   */
  async claim(manifest: Manifest, actor: Actor): Promise<void> {
    const { name, owner } = manifest;
    await this.owners.add(name, (await this.ownerOf(name)) ?? ownerId(owner));
    await this.checkPublisher(manifest, actor);
  }

  /** @throws ProblemError MB-4006 with a fault for each remote that is not the actor's */
  async checkReleaser(names: readonly string[], actor: Actor): Promise<void> {
    const team = actor.owner;
    if (team === undefined) return;
    const owners = await Promise.all(names.map((name) => this.ownerOf(name)));
    refuse(
      names.flatMap((name, index) => {
        const owner = owners[index];
        const path = `/remotes/${index}/name`;
        return owner === undefined || owner === team ? [] : [{ path, message: foreign(name, owner, team) }];
      }),
    );
  }
}
