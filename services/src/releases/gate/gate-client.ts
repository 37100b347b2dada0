import { Inject, Injectable } from '@nestjs/common';
import {
  type GateCheck,
  type GateRequest,
  type GateResult,
  type Issue,
  type Manifest,
  problemSchema,
  receivedGateResponse,
} from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';
import type { Logger } from 'pino';
import * as z from 'zod';
import { type Config, findEdgeKey } from '../../config/config.js';
import { errorField } from '../../common/error-field.js';
import { ProblemError } from '../../http/response/problem.js';
import { currentRequestId } from '../../common/request-context.js';
import { GATE_CALL_MS } from './limits.js';
import { addSource, type ReadSourceMap } from './add-source.js';
import { CONFIG, LOGGER } from '../../common/injection-tokens.js';
import { type CheckName, type CheckResult, skipped, undecidedProblem } from './check-results.js';
import { GateMetrics, type GateOutcome } from './gate-metrics.js';

const PATH = '/_mb/gate';
/** Only the gate's process has React, the shared libraries and the shell. */
export const RENDER_CHECKS: readonly CheckName[] = ['shared', 'renders', 'accessibility', 'browser'];
/** Earlier gates do not know it. */
const OPTIONAL: CheckName = 'browser';

/** The gate did not respond, or sent an invalid response. */
class GateUnavailable extends Error {}
/** The gate is busy or timed out: the same version may pass later. */
class GateBusy extends Error {}

/** Each of these checks exactly once, and no others. */
const completeResponse = receivedGateResponse.check(
  z.refine(
    ({ data }) => RENDER_CHECKS.every((name) => hasOne(data.checks, name) || isLacking(data.checks, name)),
    'Expected each of the checks once',
  ),
  z.refine(
    ({ data }) => data.checks.every(({ check }) => RENDER_CHECKS.includes(check)),
    'Expected no other checks',
  ),
);

const hasOne = (checks: GateResult['checks'], name: CheckName) =>
  checks.filter(({ check }) => check === name).length === 1;
const isLacking = (checks: GateResult['checks'], name: CheckName) =>
  name === OPTIONAL && checks.every(({ check }) => check !== name);

/** What the gate found about a version. */
export interface GateResults {
  results: CheckResult[];
  /** What a browser showed, if the gate has one. */
  report: GateResult['report'];
}

/** Pairs each check with its issues. All belong to the first rejected or undecided check: they are listed together. */
function toCheckResults(checks: readonly GateCheck[], issues: readonly Issue[]): CheckResult[] {
  const indexOf = (outcome: GateCheck['outcome']) => checks.findIndex((check) => check.outcome === outcome);
  const first = indexOf('refused') >= 0 ? indexOf('refused') : indexOf('undecided');
  const results = checks.map((check, index) => ({ check, issues: index === first ? issues : [] }));
  if (checks.some(({ check }) => check === OPTIONAL)) return results;
  return [...results, skipped(OPTIONAL, 'Not decided: the gate is older than this check.')];
}

const outcomeOf = ({ checks }: GateResult): GateOutcome =>
  (['refused', 'undecided'] as const).find((outcome) => checks.some((check) => check.outcome === outcome)) ??
  'passed';

const toRequest = (manifest: Manifest, files: ReadonlyMap<string, Buffer>): GateRequest => ({
  manifest,
  server: (files.get(manifest.server) ?? Buffer.alloc(0)).toString('base64'),
  files: Object.fromEntries(
    [...files]
      .filter(([file]) => file !== manifest.server)
      .map(([file, bytes]) => [file, bytes.toString('base64')]),
  ),
});

/** The detail of a check is its first issue, which now names a line of source. */
const addSourceToDetails = ({ checks, issues }: GateResult, located: readonly Issue[]): GateCheck[] =>
  checks.map((check) => {
    // One message may begin as another one does.
    const original = issues
      .map(({ message }) => message)
      .filter((message) => check.detail.startsWith(message))
      .reduce<string | undefined>(
        (longest, each) => (each.length > (longest?.length ?? -1) ? each : longest),
        undefined,
      );
    const message = located[issues.findIndex((issue) => issue.message === original)]?.message;
    return message === undefined || original === undefined
      ? check
      : { ...check, detail: message + check.detail.slice(original.length) };
  });

/** Sends a version to the gate's process, which renders and checks it. */
@Injectable()
export class GateClient {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly metrics: GateMetrics,
  ) {}

  get isConfigured(): boolean {
    return this.config.gateUrl !== undefined;
  }

  /**
   * @param readSourceMap finds the source map of a browser file of this version
   * @throws ProblemError MB-4013 when the gate does not respond correctly; MB-4016 when it is busy
   */
  async check(
    manifest: Manifest,
    files: ReadonlyMap<string, Buffer>,
    readSourceMap: ReadSourceMap,
  ): Promise<GateResults> {
    const { gateUrl } = this.config;
    if (gateUrl === undefined) {
      const results = RENDER_CHECKS.map((check) => skipped(check, 'Not checked: GATE_URL is not set.'));
      return { results, report: undefined };
    }
    const end = this.metrics.start();
    try {
      const result = await this.sendRequest(gateUrl, toRequest(manifest, files));
      end(outcomeOf(result));
      const issues = await Promise.all(result.issues.map((issue) => addSource(issue, readSourceMap)));
      return { results: toCheckResults(addSourceToDetails(result, issues), issues), report: result.report };
    } catch (error) {
      const isBusy = error instanceof GateBusy || errorField(error, 'name') === 'TimeoutError';
      end(isBusy ? 'undecided' : 'unavailable');
      if (isBusy) throw undecidedProblem([]);
      const reason = error instanceof GateUnavailable ? error.message : String(errorField(error, 'name'));
      this.log.warn({ requestId: currentRequestId(), reason }, 'gate_unavailable');
      throw new ProblemError(
        503,
        'MB-4013',
        'The gate that renders a version before it goes live did not answer. Nothing was stored or changed.',
        [],
        { 'retry-after': '10' },
      );
    }
  }

  private async sendRequest(gateUrl: string, body: GateRequest): Promise<GateResult> {
    const keyId = findEdgeKey(this.config.apiKeys) ?? '';
    const secret = this.config.apiKeys.get(keyId) ?? '';
    const response = await fetch(gateUrl + PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signRequest({ keyId, secret, method: 'POST', path: PATH, now: Date.now() }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(GATE_CALL_MS),
    });
    if (!response.ok) {
      const problem = problemSchema.safeParse(await response.json().catch(() => undefined)).data;
      throw problem?.code === 'MB-4016' ? new GateBusy() : new GateUnavailable(`status ${response.status}`);
    }
    const parsed = completeResponse.safeParse(await response.json());
    if (!parsed.success) throw new GateUnavailable(`invalid response: ${parsed.error.issues[0]?.message}`);
    return parsed.data.data;
  }
}
