import {
  compositionListResponse,
  compositionSchema,
  freezeStateResponse,
  problemSchema,
  publishedResponse,
  receivedGcResponse,
  releaseChangeResponse,
  releaseHealthResponse,
  releaseKeysResponse,
  signedCompositionResponse,
  tokenCreatedResponse,
  tokenListResponse,
  versionListResponse,
  type CanaryEnd,
  type CanaryRequest,
  type Composition,
  type CompositionSummary,
  type CreatedToken,
  type Freeze,
  type FreezeRequest,
  type Issue,
  type GcRequest,
  type GcResult,
  type Promotion,
  type Publication,
  type PublishedResult,
  type PublishedVersion,
  type ReleaseChange,
  type ReleaseHealth,
  type ReleaseToken,
  type Retirement,
  type Rollback,
  type SignedComposition,
  type TokenRequest,
} from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';

/** Milliseconds: for calls that only read or that are decided immediately. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Milliseconds: the gate renders every route of every version first. Node's fetch gives up at 300 s. */
const GATE_TIMEOUT_MS = 280_000;

/** A rejection by the releases module; `code` is one of the error codes of contracts. */
export class ReleaseError extends Error {
  readonly code: string;
  readonly status: number;
  /** The message without the code. */
  readonly detail: string;
  /** The issues with their paths. */
  readonly issues: readonly Issue[];

  constructor(code: string, status: number, detail: string, issues: readonly Issue[] = []) {
    super(`${code} ${detail}`);
    this.name = 'ReleaseError';
    this.code = code;
    this.status = status;
    this.detail = detail;
    this.issues = issues;
  }
}

export interface ReleaseClient {
  /** The live composition; undefined before the first one. Its signature is not verified: use `signed` for that. */
  current: () => Promise<Composition | undefined>;
  /** A composition in its signed envelope; the live one without a number. */
  signed: (number?: number) => Promise<SignedComposition>;
  /** Newest first, below a number. */
  history: (page?: { before?: number | undefined; limit?: number | undefined }) => Promise<{
    data: CompositionSummary[];
    meta: { before?: number | undefined };
  }>;
  versions: () => Promise<PublishedVersion[]>;
  /** What visitors report about the live versions and canaries. */
  health: () => Promise<ReleaseHealth>;
  publish: (publication: Publication) => Promise<PublishedResult>;
  promote: (promotion: Promotion) => Promise<ReleaseChange>;
  rollback: (request: Rollback) => Promise<ReleaseChange>;
  retire: (request: Retirement) => Promise<ReleaseChange>;
  canary: (request: CanaryRequest) => Promise<ReleaseChange>;
  endCanary: (request: CanaryEnd) => Promise<ReleaseChange>;
  /** Undefined when releases are not frozen. Services of an earlier release cannot freeze them. */
  freezeState: () => Promise<Freeze | undefined>;
  freeze: (request: FreezeRequest) => Promise<Freeze | undefined>;
  unfreeze: () => Promise<void>;
  gc: (request: GcRequest) => Promise<GcResult>;
  keys: () => Promise<Readonly<Record<string, string>>>;
  tokens: () => Promise<ReleaseToken[]>;
  createToken: (request: TokenRequest) => Promise<CreatedToken>;
  revokeToken: (id: string) => Promise<void>;
  /** One file of a version. */
  file: (name: string, version: string, file: string) => Promise<Buffer>;
}

/** The payload of a signed composition. */
export const readEnvelope = ({ payload }: SignedComposition): Composition =>
  compositionSchema.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));

interface Options {
  /** Origin of the services. */
  servicesUrl: string;
  /** A key whose id begins with `release`: the platform's key, or a token. */
  key: { id: string; secret: string };
}

/** The same message for a closed port, a broken connection and a timeout. */
function notReached(error: unknown, servicesUrl: string, timeoutMs: number): ReleaseError {
  if (error instanceof Error && error.name === 'TimeoutError') {
    const seconds = timeoutMs / 1_000;
    const detail = `${servicesUrl} did not answer within ${seconds} s. The request may have succeeded all the same.`;
    return new ReleaseError('MB-2006', 504, detail);
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ReleaseError('MB-2006', 503, `${servicesUrl} cannot be reached: ${reason || 'no connection'}.`);
}

/** Calls that run the gate, and calls that may delete many files. */
const SLOW: ReadonlySet<string> = new Set(
  ['artefacts', 'promote', 'canary', 'gc'].map((each) => `/api/releases/${each}`),
);

async function ask({ servicesUrl, key }: Options, method: 'GET' | 'POST', address: string, body?: unknown) {
  // The signature covers the path without the query.
  const [path = ''] = address.split('?');
  const timeoutMs = SLOW.has(path) ? GATE_TIMEOUT_MS : ANSWER_TIMEOUT_MS;
  const response = await fetch(servicesUrl + address, {
    method,
    headers: {
      'content-type': 'application/json',
      ...signRequest({ keyId: key.id, secret: key.secret, method, path, now: Date.now() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw notReached(error, servicesUrl, timeoutMs);
  });
  if (response.ok) return response;
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined)).data;
  throw new ReleaseError(
    problem?.code ?? 'MB-1009',
    response.status,
    problem?.detail ?? `${path} answered ${response.status}`,
    problem?.errors,
  );
}

const NOT_FOUND = 404;
const readFreeze = (answer: unknown): Freeze | undefined =>
  freezeStateResponse.parse(answer).data.freeze ?? undefined;

const queryOf = (values: Readonly<Record<string, number | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
};

/**
 * Client of the releases module at `/api/releases`. Every method throws ReleaseError for a rejection, and MB-2006 when
 * the services are unreachable.
 */
export function createReleaseClient(options: Options): ReleaseClient {
  const get = async (path: string): Promise<unknown> =>
    (await ask(options, 'GET', `/api/releases/${path}`)).json();
  const post = async (path: string, body: unknown): Promise<unknown> =>
    (await ask(options, 'POST', `/api/releases/${path}`, body)).json();
  const change = async (path: string, body: unknown): Promise<ReleaseChange> =>
    releaseChangeResponse.parse(await post(path, body)).data;
  const signed = async (number?: number): Promise<SignedComposition> =>
    signedCompositionResponse.parse(
      await get(number === undefined ? 'composition' : `compositions/${number}`),
    ).data;
  return {
    signed,
    current: async () => {
      try {
        return readEnvelope(await signed());
      } catch (error) {
        if (error instanceof ReleaseError && error.code === 'MB-1003') return undefined;
        throw error;
      }
    },
    history: async (page = {}) =>
      compositionListResponse.parse(await get(`compositions${queryOf({ ...page })}`)),
    versions: async () => versionListResponse.parse(await get('versions')).data,
    health: async () => releaseHealthResponse.parse(await get('health')).data,
    publish: async (publication) => publishedResponse.parse(await post('artefacts', publication)).data,
    promote: (promotion) => change('promote', promotion),
    rollback: (request) => change('rollback', request),
    retire: (request) => change('retire', request),
    canary: (request) => change('canary', request),
    endCanary: (request) => change('canary/end', request),
    freezeState: async () => {
      try {
        return readFreeze(await get('freeze'));
      } catch (error) {
        if (error instanceof ReleaseError && error.status === NOT_FOUND) return undefined;
        throw error;
      }
    },
    freeze: async (request) => readFreeze(await post('freeze', request)),
    unfreeze: async () => void (await post('unfreeze', {})),
    gc: async (request) => receivedGcResponse.parse(await post('gc', request)).data,
    keys: async () => releaseKeysResponse.parse(await get('keys')).data,
    tokens: async () => tokenListResponse.parse(await get('tokens')).data,
    createToken: async (request) => tokenCreatedResponse.parse(await post('tokens', request)).data,
    revokeToken: async (id) => void (await post(`tokens/${id}/revoke`, {})),
    file: async (name, version, file) =>
      Buffer.from(
        await (await ask(options, 'GET', `/api/releases/artefacts/${name}/${version}/${file}`)).arrayBuffer(),
      ),
  };
}
