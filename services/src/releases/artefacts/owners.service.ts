import { Injectable } from '@nestjs/common';
import { type Issue, type Manifest, manifestSchema } from '@mockingbird/contracts';
import { ProblemError } from '../../http/response/problem.js';
import type { Actor } from '../actor.js';
import { ArtefactRepository } from './artefact.repository.js';
import { OwnerRepository } from './owner.repository.js';

/** @returns the owner id of tokens: `mock tests` in a remote.json equals `mock-tests` in a token */
const toOwnerId = (owner: string): string => owner.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const foreignOwnerMessage = (name: string, owner: string, team: string) =>
  `${name} belongs to "${owner}", the token to "${team}"`;

function rejectIfAny(issues: readonly Issue[]): void {
  const [first] = issues;
  if (first) throw new ProblemError(403, 'MB-4006', `${first.message}.`, issues);
}

/** Checks who may release a remote: the owner of its first version, and the platform. */
@Injectable()
export class OwnersService {
  constructor(
    private readonly owners: OwnerRepository,
    private readonly artefacts: ArtefactRepository,
  ) {}

  /** @returns undefined if the remote was never published */
  async findOwner(name: string): Promise<string | undefined> {
    const stored = await this.owners.find(name);
    if (stored !== undefined) return stored;
    const first = await this.artefacts.findFirst(name);
    if (first === null) return undefined;
    return toOwnerId(first.owner ?? manifestSchema.parse(JSON.parse(first.manifest)).owner);
  }

  /** @throws ProblemError MB-4006 when the actor may not publish this version */
  async checkPublisher({ name, owner }: Manifest, actor: Actor): Promise<void> {
    const team = actor.owner;
    if (team === undefined) return;
    const owners = [toOwnerId(owner), await this.findOwner(name)];
    const otherOwner = owners.find((each) => each !== undefined && each !== team);
    if (otherOwner !== undefined)
      rejectIfAny([{ path: '/manifest/owner', message: foreignOwnerMessage(name, otherOwner, team) }]);
  }

  /**
   * Sets the owner of a new remote.
   * @throws ProblemError MB-4006 when the remote belongs to another team
   */
  async claim(manifest: Manifest, actor: Actor): Promise<void> {
    const { name, owner } = manifest;
    await this.owners.add(name, (await this.findOwner(name)) ?? toOwnerId(owner));
    await this.checkPublisher(manifest, actor);
  }

  /** @throws ProblemError MB-4006 with an issue for each remote of another owner */
  async checkReleaser(names: readonly string[], actor: Actor): Promise<void> {
    const team = actor.owner;
    if (team === undefined) return;
    const owners = await Promise.all(names.map((name) => this.findOwner(name)));
    rejectIfAny(
      names.flatMap((name, index) => {
        const owner = owners[index];
        const path = `/remotes/${index}/name`;
        return owner === undefined || owner === team
          ? []
          : [{ path, message: foreignOwnerMessage(name, owner, team) }];
      }),
    );
  }
}
