import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyRequest } from '@mockingbird/request-signing/node';
import { runCommand } from '../src/cli/run-command.js';

const SECRET = 'a-secret-of-sixteen-or-more';
export const TOKEN = `release-team-x-1a2b3c4d:${SECRET}`;

interface RecordedRequest {
  route: string;
  body: unknown;
  /** Undefined when no known key made the signature. */
  keyId: string | undefined;
}

export interface Answer {
  status: number;
  /** Bytes are sent unchanged, other values as JSON. */
  body: unknown;
}

/** Output and exit code of a command. */
export interface Ended {
  code: number;
  /** Lines of standard output. */
  out: string[];
  /** Lines of standard error. */
  err: string[];
  /** Progress lines. */
  progress: string[];
}

/** A services stand-in with responses from the test, and the command `mb`. */
export class StandInServices {
  readonly answers: Record<string, Answer> = {};
  /** One-time responses, used before those of `answers`. */
  readonly first: Record<string, Answer[]> = {};
  readonly requests: RecordedRequest[] = [];
  private readonly server: Server;

  constructor() {
    // Before the first composition: no versions either.
    this.refuse('GET /api/releases/composition', 404, 'MB-1003', 'There is no composition yet.');
    this.answer('GET /api/releases/versions', []);
    this.answer('GET /api/releases/freeze', { freeze: null });
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method = '', url = '' } = request;
        const route = `${method} ${url}`;
        const verified = verifyRequest({
          headers: request.headers,
          method,
          path: url.split('?')[0] ?? '',
          keys: new Map([
            ['release', SECRET],
            ['release-team-x-1a2b3c4d', SECRET],
          ]),
          now: Date.now(),
        });
        const text = Buffer.concat(parts).toString();
        this.requests.push({
          route,
          body: text === '' ? undefined : JSON.parse(text),
          keyId: verified.ok ? verified.keyId : undefined,
        });
        const answer = this.first[route]?.shift() ?? this.answers[route] ?? { status: 500, body: {} };
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(Buffer.isBuffer(answer.body) ? answer.body : JSON.stringify(answer.body));
      });
    });
  }

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
  }

  stop(): Promise<unknown> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  get url(): string {
    // The type of a listening server's address is always an object with a port.
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** The request bodies of a route, in order. */
  sentTo(route: string): unknown[] {
    return this.requests.filter((each) => each.route === route).map(({ body }) => body);
  }

  get routes(): string[] {
    return this.requests.map(({ route }) => route);
  }

  /** Responds with `{ data }`, as the services do. */
  answer(route: string, data: unknown, status = 200): void {
    this.answers[route] = { status, body: { data } };
  }

  /** Responds with a problem document. */
  refuse(
    route: string,
    status: number,
    code: string,
    detail: string,
    errors?: { path: string; message: string }[],
  ): void {
    const problem = { type: 'about:blank', title: 'A title', status, detail, code, requestId: 'r-1' };
    this.answers[route] = { status, body: { ...problem, ...(errors ? { errors } : {}) } };
  }

  /** Runs `mb` with the platform's key. */
  mb(...args: string[]): Promise<Ended> {
    return this.mbWith({ environment: { API_KEYS: `browser:${SECRET},release:${SECRET}` } }, ...args);
  }

  async mbWith(
    {
      environment,
      terminal = false,
    }: { environment: Record<string, string | undefined>; terminal?: boolean },
    ...args: string[]
  ): Promise<Ended> {
    const ended = { out: [] as string[], err: [] as string[], progress: [] as string[] };
    const code = await runCommand(
      args,
      { SERVICES_URL: this.url, ...environment },
      {
        log: (line) => ended.out.push(line),
        error: (line) => ended.err.push(line),
        terminal,
        progress: (line) => ended.progress.push(line),
        gatePausesMs: [1, 1],
      },
    );
    return { code, ...ended };
  }
}

/** The document that `--json` prints. */
export const documentOf = ({ out }: Ended): unknown => JSON.parse(out.join('\n'));
