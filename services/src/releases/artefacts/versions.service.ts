import { Injectable } from '@nestjs/common';
import { type Composition, manifestSchema, type PublishedVersion } from '@mockingbird/contracts';
import { VERSIONS_LISTED } from '../limits.js';
import { ArtefactRepository } from './artefact.repository.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import type { StoredArtefact } from './artefact.model.js';

type ListedArtefact = Omit<StoredArtefact, 'manifest'>;

const toLabel = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** @returns the state of each version in the live composition, by `name@version` */
function collectStates(current: Composition | undefined): ReadonlyMap<string, PublishedVersion['state']> {
  const states = new Map<string, PublishedVersion['state']>();
  // The last write wins: a live version takes precedence over a canary and a fallback.
  for (const { fallback } of current?.remotes ?? []) if (fallback) states.set(toLabel(fallback), 'fallback');
  for (const { canary } of current?.remotes ?? []) if (canary) states.set(toLabel(canary.manifest), 'canary');
  for (const { manifest } of current?.remotes ?? []) states.set(toLabel(manifest), 'live');
  return states;
}

/** Lists published versions. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly artefacts: ArtefactRepository,
    private readonly compositions: CompositionsService,
  ) {}

  /** @returns the newest first, including removed ones; at most `VERSIONS_LISTED` */
  async list(): Promise<PublishedVersion[]> {
    const [rows, current] = await Promise.all([
      this.artefacts.listNewest(VERSIONS_LISTED),
      this.compositions.current(),
    ]);
    const states = collectStates(current);
    const rolledBack = await this.compositions.findAutoRollbacks(rows.map(toLabel));
    return Promise.all(
      rows.map(async (row) => {
        const { name, version, by, commit, publishedAt, removedAt, report } = row;
        return {
          name,
          version,
          ...(await this.getOwnerAndSize(row)),
          publishedAt: publishedAt.toISOString(),
          by,
          state: removedAt ? 'removed' : (states.get(toLabel(row)) ?? 'stored'),
          ...(commit !== undefined && { commit }),
          ...(report !== undefined && !removedAt && { hasReport: true }),
          ...(removedAt && { removedAt: removedAt.toISOString() }),
          ...(rolledBack.has(toLabel(row)) && { autoRollback: rolledBack.get(toLabel(row)) }),
        };
      }),
    );
  }

  /** Gets the owner of a version and the bytes of its files. In old rows only the manifest contains them. */
  async getOwnerAndSize({
    name,
    version,
    owner,
    bytes,
  }: ListedArtefact): Promise<{ owner: string; bytes: number }> {
    if (owner !== undefined && bytes !== undefined) return { owner, bytes };
    const stored = await this.artefacts.find(name, version);
    if (stored === null) return { owner: '', bytes: 0 };
    const manifest = manifestSchema.parse(JSON.parse(stored.manifest));
    return { owner: manifest.owner, bytes: sum(Object.values(manifest.files).map((file) => file.bytes)) };
  }
}
