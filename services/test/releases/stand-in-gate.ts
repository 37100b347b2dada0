import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gateRequestSchema, type GateRequest } from '@mockingbird/contracts';
import { verifyRequest } from '@mockingbird/request-signing/node';
import { SECRETS } from '../support/harness.js';

const NAMES = ['shared', 'renders', 'accessibility', 'browser'] as const;
export const GOOD = {
  data: { checks: NAMES.map((check) => ({ check, outcome: 'passed', detail: 'Good.' })), issues: [] },
};

/** The same response with one rejected check. */
export const refusing = (name: (typeof NAMES)[number], code: string) => ({
  data: {
    checks: GOOD.data.checks.map((check) =>
      check.check === name
        ? { ...check, outcome: 'refused', code, detail: `The ${name} check refuses.` }
        : check,
    ),
    issues: [{ path: '/manifest/routes/0', message: `something about ${name}` }],
  },
});

/** The same response with one check that timed out. */
export const undecided = (name: (typeof NAMES)[number]) => ({
  data: {
    checks: GOOD.data.checks.map((check) =>
      check.check === name
        ? { ...check, outcome: 'undecided', code: 'MB-4016', detail: `The ${name} check took too long.` }
        : check,
    ),
    issues: [{ path: '/manifest/routes/0', message: 'gave nothing in time' }],
  },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export interface StandInGate {
  url: string;
  /** All requests with a valid signature of the edge key. */
  requests: GateRequest[];
  /** Status and body of the next responses. */
  answer: { status: number; body: unknown };
  close: () => Promise<void>;
}

/** A server that replaces the gate and responds to `POST /_mb/gate`. */
export async function startStandInGate(): Promise<StandInGate> {
  const gate: StandInGate = {
    url: '',
    requests: [],
    answer: { status: 200, body: GOOD },
    close: () => new Promise((done) => server.close(() => done())),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const text = await bodyOf(request);
      const verified = verifyRequest({
        headers: request.headers,
        method: request.method ?? '',
        path: request.url ?? '',
        keys: new Map([['edge', SECRETS.edge]]),
        now: Date.now(),
      });
      const isRight = verified.ok && request.url === '/_mb/gate';
      if (isRight) gate.requests.push(gateRequestSchema.parse(JSON.parse(text)));
      response.statusCode = isRight ? gate.answer.status : 401;
      response.setHeader('content-type', 'application/json');
      response.setHeader('connection', 'close');
      response.end(JSON.stringify(gate.answer.body));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address with one.
  gate.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gate;
}
