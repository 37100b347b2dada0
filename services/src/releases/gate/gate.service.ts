import { Inject, Injectable } from '@nestjs/common';
import type { Composition, Fault, GateCheck, Manifest } from '@mockingbird/contracts';
import { promote } from '@mockingbird/registry';
import { GATE_PASS_MS } from './limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ArtefactsService } from '../artefacts/artefacts.service.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import { conflictOf } from '../compositions/conflicts.js';
import type { StoredPass } from '../artefacts/artefact.model.js';
import { fileFaults } from '../read-publication.js';
import { EDGE_CHECKS, EdgeGate } from './edge-gate.js';
import {
  type CheckName,
  type Finding,
  inOrder,
  passed,
  refuse,
  refusedBy,
  skipped,
  together,
} from './check-results.js';
import { sizesFinding } from './check-sizes.js';

/** What depends on a version's content alone: a pass of these stays good for a while. */
const CONTENT_CHECKS: readonly CheckName[] = ['hashes', 'sizes', ...EDGE_CHECKS];

/** Both were looked at before anything came here: the request's schema says the one, its sender the other. */
const BEFORE: readonly Finding[] = [
  passed('manifest', 'It fits its schema.'),
  passed('owner', 'The sender may release it.'),
];

const label = ({ name, version }: Manifest) => `${name}@${version}`;
const NOBODY = { by: '', why: '', createdAt: '' };

function hashesFinding(manifest: Manifest, faults: readonly Fault[]): Finding {
  if (faults.length === 0) {
    return passed('hashes', `${Object.keys(manifest.files).length} files are those of the manifest.`);
  }
  return refusedBy('hashes', 'MB-4003', 'The files are not those of the manifest.', faults);
}

function routesFinding(
  next: Pick<Composition, 'remotes'>,
  current: Composition | undefined,
  pathOf: (name: string) => string,
): Finding {
  const conflict = conflictOf(next, current, pathOf);
  if (!conflict) return passed('routes', "Addresses and fragments are no other remote's.");
  return refusedBy('routes', conflict.code, conflict.detail, conflict.faults);
}

interface Candidate {
  manifest: Manifest;
  findings: readonly Finding[];
  /** To be sent to the edge; undefined when the findings are whole. */
  server: Buffer | undefined;
}

/** Looks at versions before they are stored, and again before they go live. */
@Injectable()
export class GateService {
  constructor(
    private readonly artefacts: ArtefactsService,
    private readonly compositions: CompositionsService,
    private readonly edge: EdgeGate,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param files those of the publication, and what is wrong with them
   * @returns all checks, and what of them stays good for a while
   * @throws ProblemError with the code of the first refusal; MB-4013 when the edge cannot be asked
   */
  async beforeStored(
    manifest: Manifest,
    { files, faults }: { files: ReadonlyMap<string, Buffer>; faults: readonly Fault[] },
  ): Promise<{ checks: GateCheck[]; pass: StoredPass }> {
    const hashes = hashesFinding(manifest, faults);
    // Nothing more can be said of files that are not those of the manifest.
    refuse([hashes]);
    const current = await this.compositions.current();
    const routes = routesFinding(promote(current, [manifest], NOBODY), current, () => '/manifest/routes');
    const local = [hashes, await sizesFinding(manifest, files), routes];
    refuse(local);
    const seen = await this.edge.look(manifest, files.get(manifest.server) ?? Buffer.alloc(0));
    refuse(seen);
    const findings = [...BEFORE, ...local, ...seen];
    return { checks: inOrder(findings), pass: this.passOf(findings) };
  }

  /**
   * @param asCanary the versions come beside the live ones, not in their place
   * @returns all checks, each made of all versions
   * @throws ProblemError as `beforeStored`; MB-4003 also when the store lost or altered a file
   */
  async beforeLive(
    manifests: readonly Manifest[],
    { dryRun, asCanary = false }: { dryRun: boolean; asCanary?: boolean },
  ): Promise<GateCheck[]> {
    const current = await this.compositions.current();
    const names = manifests.map(({ name }) => name);
    const next = asCanary
      ? { remotes: [...(current?.remotes ?? []), ...manifests.map((manifest) => ({ manifest, since: '' }))] }
      : promote(current, manifests, NOBODY);
    const routes = routesFinding(next, current, (name) => `/remotes/${Math.max(0, names.indexOf(name))}`);
    const candidates: Candidate[] = [];
    for (const manifest of manifests) candidates.push(await this.contentOf(manifest));
    refuse([routes, ...this.merged(candidates)]);
    const seen: Candidate[] = [];
    for (const candidate of candidates) seen.push(await this.seenByEdge(candidate, dryRun));
    const findings = [...BEFORE, routes, ...this.merged(seen)];
    refuse(findings);
    return inOrder(findings);
  }

  /**
   * The checks of a version that is not looked at again.
   * @param pass what was seen when it was, if that is known
   */
  unchanged(reason: string, pass?: StoredPass): GateCheck[] {
    const seen = (pass?.checks ?? []).map((check) => ({ check, faults: [] }));
    const missing = CONTENT_CHECKS.filter((name) => seen.every(({ check }) => check.check !== name));
    const spared = [...missing, 'routes' as const].map((name) => skipped(name, reason));
    return inOrder([...BEFORE, ...seen, ...spared]);
  }

  /** Files as they are in the store, unless a pass is fresh enough to spare reading them. */
  private async contentOf(manifest: Manifest): Promise<Candidate> {
    const pass = await this.artefacts.passOf(manifest.name, manifest.version);
    if (pass && this.isFresh(pass)) {
      return { manifest, findings: pass.checks.map((check) => ({ check, faults: [] })), server: undefined };
    }
    const files = await this.artefacts.filesOf(manifest);
    const hashes = hashesFinding(
      manifest,
      fileFaults(manifest, (file) => files.get(file)),
    );
    const findings = [hashes, await sizesFinding(manifest, files)];
    return { manifest, findings, server: files.get(manifest.server) ?? Buffer.alloc(0) };
  }

  private async seenByEdge(candidate: Candidate, dryRun: boolean): Promise<Candidate> {
    const { manifest, server } = candidate;
    if (!server) return candidate;
    const findings = [...candidate.findings, ...(await this.edge.look(manifest, server))];
    const isGood = findings.every(({ check: { outcome } }) => outcome === 'passed' || outcome === 'skipped');
    if (isGood && !dryRun) {
      await this.artefacts.keepPass(manifest.name, manifest.version, this.passOf(findings));
    }
    return { manifest, findings, server: undefined };
  }

  private merged(candidates: readonly Candidate[]): Finding[] {
    return CONTENT_CHECKS.flatMap((name) => {
      const found = candidates.flatMap(({ manifest, findings }, index) =>
        findings
          .filter(({ check }) => check.check === name)
          .map(({ check, faults }) => ({
            label: label(manifest),
            finding: {
              check,
              faults: faults.map(({ path, message }) => ({ path: `/remotes/${index}${path}`, message })),
            },
          })),
      );
      return found.length > 0 ? [together(name, found)] : [];
    });
  }

  private passOf(findings: readonly Finding[]): StoredPass {
    const checks = findings.map(({ check }) => check).filter(({ check }) => CONTENT_CHECKS.includes(check));
    return { at: new Date(this.clock()), checks, drawn: this.edge.isThere };
  }

  /** A pass that was given without an edge is none where there is one; one of the future came from a clock that is wrong. */
  private isFresh({ at, drawn }: StoredPass): boolean {
    const age = this.clock() - at.getTime();
    return age >= 0 && age < GATE_PASS_MS && (drawn || !this.edge.isThere);
  }
}
