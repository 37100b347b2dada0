import { createServer, type IncomingMessage } from 'node:http';
import * as z from 'zod';

const valueSchema = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.number(), z.string()]).optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((entries) =>
    Object.fromEntries(
      entries.map(({ key, value }) => [
        key,
        value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue,
      ]),
    ),
  );
const resourceSchema = z.object({ attributes: attributesSchema });

const spanSchema = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: attributesSchema.default({}),
  status: z.object({ code: z.int().default(0) }).default({ code: 0 }),
});
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({ resource: resourceSchema, scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});
const logsSchema = z.object({
  resourceLogs: z.array(
    z.object({
      resource: resourceSchema,
      scopeLogs: z.array(
        z.object({
          logRecords: z.array(
            z.object({ eventName: z.string(), severityNumber: z.int(), attributes: attributesSchema }),
          ),
        }),
      ),
    }),
  ),
});

type Attributes = z.infer<typeof attributesSchema>;
export type ReceivedSpan = z.infer<typeof spanSchema> & { service: unknown };
export interface ReceivedRecord {
  resource: Attributes;
  eventName: string;
  attributes: Attributes;
}

/** `SpanKind` and `StatusCode` of OTLP. */
export const KIND = { internal: 1, server: 2, client: 3 } as const;
export const STATUS_ERROR = 2;

/** A receiver of OTLP over HTTP, as JSON. */
export interface Collector {
  url: string;
  spans: ReceivedSpan[];
  records: ReceivedRecord[];
  /** All bodies as text. */
  text: () => string;
  /** The `authorization` headers that came. */
  keys: Set<string | undefined>;
  /** Later requests stay without an answer. */
  hang: () => void;
  stop: () => Promise<void>;
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

const readSpans = (json: unknown): ReceivedSpan[] =>
  tracesSchema
    .parse(json)
    .resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({ ...span, service: resource.attributes['service.name'] })),
      ),
    );

const readRecords = (json: unknown): ReceivedRecord[] =>
  logsSchema
    .parse(json)
    .resourceLogs.flatMap(({ resource, scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) =>
        logRecords.map((record) => ({ ...record, resource: resource.attributes })),
      ),
    );

/** Starts a collector on loopback. It answers 400 to what is no OTLP. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const records: ReceivedRecord[] = [];
  const texts: string[] = [];
  const keys = new Set<string | undefined>();
  let hangs = false;
  const server = createServer((request, response) => {
    if (hangs) return;
    void read(request)
      .then((text) => {
        texts.push(text);
        keys.add(request.headers.authorization);
        const json: unknown = JSON.parse(text);
        if (request.url === '/v1/traces') spans.push(...readSpans(json));
        else if (request.url === '/v1/logs') records.push(...readRecords(json));
        else throw new Error(`No path of OTLP: ${request.url}`);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      })
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(400).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ...{ spans, records, keys },
    text: () => texts.join('\n'),
    hang: () => (hangs = true),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
