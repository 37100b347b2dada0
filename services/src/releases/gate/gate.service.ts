import { Inject, Injectable } from '@nestjs/common';
import type { Composition, Issue, GateCheck, Manifest } from '@mockingbird/contracts';
import { promote } from '@mockingbird/registry';
import { GATE_PASS_MS } from './limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ArtefactsService } from '../artefacts/artefacts.service.js';
import { CompositionsService } from '../compositions/compositions.service.js';
import { findConflict } from '../compositions/conflicts.js';
import type { StoredPass } from '../artefacts/artefact.model.js';
import { type DecodedPublication, fileIssues } from '../read-publication.js';
import { type GateResults, RENDER_CHECKS, GateClient } from './gate-client.js';
import {
  type CheckName,
  type CheckResult,
  toChecks,
  passed,
  throwIfRejected,
  rejected,
  skipped,
  mergeResults,
} from './check-results.js';
import { checkSizes } from './check-sizes.js';
import { GateReportsService } from './gate-reports.service.js';

/** Checks that depend on the content only. A pass of these stays valid for `GATE_PASS_MS`. */
const CONTENT_CHECKS: readonly CheckName[] = ['hashes', 'sizes', ...RENDER_CHECKS];

/** Results of checks that run before the gate: by the schema of the request and by `OwnersService`. */
const EARLIER_RESULTS: readonly CheckResult[] = [
  passed('manifest', 'It matches its schema.'),
  passed('owner', 'The sender may release it.'),
];

const label = ({ name, version }: Manifest) => `${name}@${version}`;
const NO_METADATA = { by: '', why: '', createdAt: '' };

function checkHashes(manifest: Manifest, issues: readonly Issue[]): CheckResult {
  if (issues.length === 0) {
    return passed('hashes', `${Object.keys(manifest.files).length} files are those of the manifest.`);
  }
  return rejected('hashes', 'MB-4003', 'The files are not those of the manifest.', issues);
}

function checkRoutes(
  next: Pick<Composition, 'remotes'>,
  current: Composition | undefined,
  pathOf: (name: string) => string,
): CheckResult {
  const conflict = findConflict(next, current, pathOf);
  if (!conflict) return passed('routes', "Addresses and fragments are no other remote's.");
  return rejected('routes', conflict.code, conflict.detail, conflict.issues);
}

interface Candidate {
  manifest: Manifest;
  results: readonly CheckResult[];
  /** Its files for the gate's process; undefined when all results are known. */
  files: ReadonlyMap<string, Buffer> | undefined;
}

/** Checks versions before they are stored, and again before they become live. */
@Injectable()
export class GateService {
  constructor(
    private readonly artefacts: ArtefactsService,
    private readonly compositions: CompositionsService,
    private readonly client: GateClient,
    private readonly reports: GateReportsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param publication decoded files and their issues
   * @returns all checks, the pass with those that stay valid, and what a browser showed
   * @throws ProblemError with the code of the first rejection; MB-4013 when the gate's process is unavailable
   */
  async checkBeforeStore(
    manifest: Manifest,
    { files, sourceMaps, issues }: DecodedPublication,
  ): Promise<{ checks: GateCheck[]; pass: StoredPass; report: GateResults['report'] }> {
    const hashes = checkHashes(manifest, issues);
    // Other checks make no sense if the files differ from the manifest.
    throwIfRejected([hashes]);
    const current = await this.compositions.current();
    const routes = checkRoutes(promote(current, [manifest], NO_METADATA), current, () => '/manifest/routes');
    const local = [hashes, await checkSizes(manifest, files), routes];
    throwIfRejected(local);
    const rendered = await this.client.check(manifest, files, async (file) => sourceMaps.get(file));
    throwIfRejected(rendered.results);
    const results = [...EARLIER_RESULTS, ...local, ...rendered.results];
    return { checks: toChecks(results), pass: this.newPass(results), report: rendered.report };
  }

  /**
   * @param asCanary adds the versions beside the live ones instead of replacing them
   * @returns all checks, each merged from all versions
   * @throws ProblemError as `checkBeforeStore`; MB-4003 also when a stored file is missing or changed
   */
  async checkBeforeLive(
    manifests: readonly Manifest[],
    { dryRun, asCanary = false }: { dryRun: boolean; asCanary?: boolean },
  ): Promise<GateCheck[]> {
    const current = await this.compositions.current();
    const names = manifests.map(({ name }) => name);
    const next = asCanary
      ? { remotes: [...(current?.remotes ?? []), ...manifests.map((manifest) => ({ manifest, since: '' }))] }
      : promote(current, manifests, NO_METADATA);
    const routes = checkRoutes(next, current, (name) => `/remotes/${Math.max(0, names.indexOf(name))}`);
    const candidates: Candidate[] = [];
    for (const manifest of manifests) candidates.push(await this.checkContent(manifest));
    throwIfRejected([routes, ...this.mergeCandidates(candidates)]);
    const checked: Candidate[] = [];
    for (const candidate of candidates) checked.push(await this.checkOnEdge(candidate, dryRun));
    const results = [...EARLIER_RESULTS, routes, ...this.mergeCandidates(checked)];
    throwIfRejected(results);
    return toChecks(results);
  }

  /**
   * Returns the checks of a version that is not checked again.
   * @param pass its last pass, if known
   */
  skipUnchanged(reason: string, pass?: StoredPass): GateCheck[] {
    const known = (pass?.checks ?? []).map((check) => ({ check, issues: [] }));
    const missing = CONTENT_CHECKS.filter((name) => known.every(({ check }) => check.check !== name));
    const skippedResults = [...missing, 'routes' as const].map((name) => skipped(name, reason));
    return toChecks([...EARLIER_RESULTS, ...known, ...skippedResults]);
  }

  /** Checks the stored files, unless a recent pass makes that unnecessary. */
  private async checkContent(manifest: Manifest): Promise<Candidate> {
    const pass = await this.artefacts.findPass(manifest.name, manifest.version);
    if (pass && this.isFresh(pass)) {
      return { manifest, results: pass.checks.map((check) => ({ check, issues: [] })), files: undefined };
    }
    const files = await this.artefacts.readFiles(manifest);
    const hashes = checkHashes(
      manifest,
      fileIssues(manifest, (file) => files.get(file)),
    );
    const results = [hashes, await checkSizes(manifest, files)];
    return { manifest, results, files };
  }

  private async checkOnEdge(candidate: Candidate, dryRun: boolean): Promise<Candidate> {
    const { manifest, files } = candidate;
    if (!files) return candidate;
    const { name, version } = manifest;
    const rendered = await this.client.check(manifest, files, (file) =>
      this.artefacts.readSourceMap(name, version, file),
    );
    const results = [...candidate.results, ...rendered.results];
    const isPassed = results.every(({ check: { outcome } }) => outcome === 'passed' || outcome === 'skipped');
    if (isPassed && !dryRun) {
      await this.artefacts.savePass(name, version, this.newPass(results));
      if (rendered.report) await this.reports.save(name, version, rendered.report);
    }
    return { manifest, results, files: undefined };
  }

  private mergeCandidates(candidates: readonly Candidate[]): CheckResult[] {
    return CONTENT_CHECKS.flatMap((name) => {
      const versionResults = candidates.flatMap(({ manifest, results }, index) =>
        results
          .filter(({ check }) => check.check === name)
          .map(({ check, issues }) => ({
            label: label(manifest),
            result: {
              check,
              issues: issues.map(({ path, message }) => ({ path: `/remotes/${index}${path}`, message })),
            },
          })),
      );
      return versionResults.length > 0 ? [mergeResults(name, versionResults)] : [];
    });
  }

  private newPass(results: readonly CheckResult[]): StoredPass {
    const checks = results.map(({ check }) => check).filter(({ check }) => CONTENT_CHECKS.includes(check));
    return { at: new Date(this.clock()), checks, rendered: this.client.isConfigured };
  }

  /** If `GATE_URL` is set, a pass without rendering does not count. A pass from the future comes from a wrong clock. */
  private isFresh(pass: StoredPass): boolean {
    const age = this.clock() - pass.at.getTime();
    return age >= 0 && age < GATE_PASS_MS && (pass.rendered || !this.client.isConfigured);
  }
}
