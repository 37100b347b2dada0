import { Inject, Injectable } from '@nestjs/common';
import {
  type GateCheck,
  type GateRequest,
  gateResponse,
  type GateResult,
  type Manifest,
  problemSchema,
} from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';
import type { Logger } from 'pino';
import * as z from 'zod';
import { type Config, edgeKeyOf } from '../../config/config.js';
import { errorField } from '../../common/error-field.js';
import { ProblemError } from '../../http/response/problem.js';
import { currentRequestId } from '../../common/request-context.js';
import { GATE_CALL_MS } from './limits.js';
import { CONFIG, LOGGER } from '../../common/injection-tokens.js';
import { type CheckName, type Finding, skipped, undecided } from './check-results.js';

const PATH = '/_mb/gate';
/** Only the edge has React, the shared libraries and the shell. */
export const EDGE_CHECKS: readonly CheckName[] = ['shared', 'renders', 'accessibility'];

/** The edge did not answer, or not as it should. */
class GateAway extends Error {}
/** The edge answered that it has no time, or had not answered when it was given up: the same version may pass later. */
class GateLate extends Error {}

/** Every check once, and nothing that the services look at themselves. */
const complete = gateResponse.check(
  z.refine(
    ({ data }) => EDGE_CHECKS.join() === EDGE_CHECKS.filter((name) => one(data.checks, name)).join(),
    'Expected each of the checks once',
  ),
  z.refine(({ data }) => data.checks.length === EDGE_CHECKS.length, 'Expected no other checks'),
);

const one = (checks: GateResult['checks'], name: CheckName) =>
  checks.filter(({ check }) => check === name).length === 1;

/** Faults go with the first refusal, or the first check that nobody could decide: all are listed together anyway. */
function toFindings({ checks, faults }: GateResult): Finding[] {
  const at = (outcome: GateCheck['outcome']) => checks.findIndex((check) => check.outcome === outcome);
  const first = at('refused') >= 0 ? at('refused') : at('undecided');
  return checks.map((check, index) => ({ check, faults: index === first ? faults : [] }));
}

/** Has the edge draw a version and look at it, over HTTP. */
@Injectable()
export class EdgeGate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  get isThere(): boolean {
    return this.config.gateUrl !== undefined;
  }

  /** @throws ProblemError MB-4013 when the edge does not answer, or not as it should; MB-4016 when it had no time */
  async look(manifest: Manifest, server: Buffer): Promise<Finding[]> {
    const { gateUrl } = this.config;
    if (gateUrl === undefined) {
      return EDGE_CHECKS.map((check) => skipped(check, 'Not looked at: GATE_URL names no edge that could.'));
    }
    try {
      return toFindings(await this.ask(gateUrl, { manifest, server: server.toString('base64') }));
    } catch (error) {
      if (error instanceof GateLate || errorField(error, 'name') === 'TimeoutError') throw undecided([]);
      const reason = error instanceof GateAway ? error.message : String(errorField(error, 'name'));
      this.log.warn({ requestId: currentRequestId(), reason }, 'gate not reachable');
      throw new ProblemError(
        503,
        'MB-4013',
        'The edge that draws a version before it goes live did not answer. Nothing was stored or changed.',
        [],
        { 'retry-after': '10' },
      );
    }
  }

  private async ask(gateUrl: string, body: GateRequest): Promise<GateResult> {
    const keyId = edgeKeyOf(this.config.apiKeys) ?? '';
    const secret = this.config.apiKeys.get(keyId) ?? '';
    const answer = await fetch(gateUrl + PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signRequest({ keyId, secret, method: 'POST', path: PATH, now: Date.now() }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(GATE_CALL_MS),
    });
    if (!answer.ok) {
      const problem = problemSchema.safeParse(await answer.json().catch(() => undefined)).data;
      throw problem?.code === 'MB-4016' ? new GateLate() : new GateAway(`status ${answer.status}`);
    }
    const parsed = complete.safeParse(await answer.json());
    if (!parsed.success)
      throw new GateAway(`an answer that does not fit: ${parsed.error.issues[0]?.message}`);
    return parsed.data.data;
  }
}
