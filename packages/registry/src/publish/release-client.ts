import {
  compositionResponse,
  problemSchema,
  type Composition,
  type Promotion,
  type Publication,
} from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';

/** Milliseconds; a publication carries every file of a version. */
const RELEASE_TIMEOUT_MS = 30_000;

/** A refusal by the releases module; `code` is one of contracts' error codes. */
export class ReleaseError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, detail: string) {
    super(`${code} ${detail}`);
    this.name = 'ReleaseError';
    this.code = code;
    this.status = status;
  }
}

export interface ReleaseClient {
  publish: (publication: Publication) => Promise<void>;
  promote: (promotion: Promotion) => Promise<Composition>;
}

/**
 * Talks to the releases module over HTTP.
 * @param options.servicesUrl origin of the services
 * @param options.key a key whose id begins with `release`
 */
export function createReleaseClient(options: {
  servicesUrl: string;
  key: { id: string; secret: string };
}): ReleaseClient {
  async function post(path: string, body: unknown): Promise<unknown> {
    const response = await fetch(options.servicesUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signRequest({
          keyId: options.key.id,
          secret: options.key.secret,
          method: 'POST',
          path,
          now: Date.now(),
        }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RELEASE_TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const problem = problemSchema.safeParse(answer);
    throw new ReleaseError(
      problem.data?.code ?? 'MB-1009',
      response.status,
      problem.data?.detail ?? `${path} answered ${response.status}`,
    );
  }

  return {
    publish: async (publication) => {
      await post('/api/releases/artefacts', publication);
    },
    promote: async (promotion) =>
      compositionResponse.parse(await post('/api/releases/promote', promotion)).data,
  };
}
