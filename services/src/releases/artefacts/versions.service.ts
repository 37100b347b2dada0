import { Injectable } from '@nestjs/common';
import { type Composition, manifestSchema, type PublishedVersion } from '@mockingbird/contracts';
import { VERSIONS_LISTED } from '../limits.js';
import { ArtefactRepository } from './artefact.repository.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import type { StoredArtefact } from './artefact.model.js';

type ListedArtefact = Omit<StoredArtefact, 'manifest'>;

const labelOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What each version that somebody may get is to the live composition, by `name@version`. */
function statesIn(current: Composition | undefined): ReadonlyMap<string, PublishedVersion['state']> {
  const states = new Map<string, PublishedVersion['state']>();
  // What somebody gets now counts more than what they would get if that failed.
  for (const { fallback } of current?.remotes ?? []) if (fallback) states.set(labelOf(fallback), 'fallback');
  for (const { canary } of current?.remotes ?? []) if (canary) states.set(labelOf(canary.manifest), 'canary');
  for (const { manifest } of current?.remotes ?? []) states.set(labelOf(manifest), 'live');
  return states;
}

/** What was published. */
@Injectable()
export class VersionsService {
  constructor(
    private readonly artefacts: ArtefactRepository,
    private readonly compositions: CompositionsService,
  ) {}

  /** @returns the newest first, those that were removed among them; `VERSIONS_LISTED` at most */
  async list(): Promise<PublishedVersion[]> {
    const [rows, current] = await Promise.all([
      this.artefacts.newest(VERSIONS_LISTED),
      this.compositions.current(),
    ]);
    const states = statesIn(current);
    const rolledBack = await this.compositions.autoRollbacks(rows.map(labelOf));
    return Promise.all(
      rows.map(async (row) => {
        const { name, version, by, publishedAt, removedAt } = row;
        return {
          name,
          version,
          ...(await this.described(row)),
          publishedAt: publishedAt.toISOString(),
          by,
          state: removedAt ? 'removed' : (states.get(labelOf(row)) ?? 'stored'),
          ...(removedAt && { removedAt: removedAt.toISOString() }),
          ...(rolledBack.has(labelOf(row)) && { autoRollback: rolledBack.get(labelOf(row)) }),
        };
      }),
    );
  }

  /** Whose a version is, and the bytes of its files. Older rows say it in their manifests alone. */
  async described({
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
