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
  /** The live composition; undefined before the first one. */
  current: () => Promise<Composition | undefined>;
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
  async function send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(options.servicesUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...signRequest({
          keyId: options.key.id,
          secret: options.key.secret,
          method,
          path,
          now: Date.now(),
        }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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
    current: async () => {
      try {
        return compositionResponse.parse(await send('GET', '/api/releases/composition')).data;
      } catch (error) {
        if (error instanceof ReleaseError && error.status === 404) return undefined;
        throw error;
      }
    },
    publish: async (publication) => {
      await send('POST', '/api/releases/artefacts', publication);
    },
    promote: async (promotion) =>
      compositionResponse.parse(await send('POST', '/api/releases/promote', promotion)).data,
  };
}
