/** The part of autocannon that bench and e2e use. */
declare module 'autocannon' {
  interface RequestParts {
    path?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  export type LoadRequest = RequestParts & { setupRequest?: (request: RequestParts) => RequestParts };

  interface LoadOptions {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
    requests?: LoadRequest[];
    /** Requests per second of all connections together; without it, as many as possible. */
    overallRate?: number;
    verifyBody?: (body: string) => boolean;
  }

  interface LoadResult {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    mismatches: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }

  /** A run: ends early with `stop`. */
  interface LoadRun extends Promise<LoadResult> {
    stop: () => void;
  }

  export default function autocannon(options: LoadOptions): LoadRun;
}
