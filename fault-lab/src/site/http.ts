import { signRequest } from '@mockingbird/request-signing/node';

/** Milliseconds after which a client stops waiting: the outcome is then unknown. */
export const PATIENCE_MS = 4_000;

/** A response, or status 0 when there was none. */
export interface LabResponse {
  status: number;
  text: string;
}

/** Keys by id, as in API_KEYS. */
export const parseKeys = (text: string): Map<string, string> =>
  new Map(
    text.split(',').map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
  );

/** Sends a request. Never throws: a broken connection and a timeout are results here. */
export async function send(url: string, init: RequestInit = {}): Promise<LabResponse> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Signs requests with one key. */
export class Signer {
  constructor(
    private readonly keyId: string,
    private readonly secret: string,
  ) {}

  /** @param address path and query; the signature covers the path */
  send(
    origin: string,
    method: 'GET' | 'POST',
    address: string,
    init: RequestInit = {},
  ): Promise<LabResponse> {
    const [path = ''] = address.split('?');
    const signed = signRequest({ keyId: this.keyId, secret: this.secret, method, path, now: Date.now() });
    return send(origin + address, { ...init, method, headers: { ...signed, ...init.headers } });
  }
}
