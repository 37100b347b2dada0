import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Head } from '@mockingbird/platform';
import * as z from 'zod';
import { LISTED_REFUSALS, MAX_TRACED_CALLS, REFUSAL_CHARACTERS } from '../limits.js';
import type { FromWorker, SentResult, ServiceCall } from './protocol.js';

const ANY_ORIGIN = 'http://edge.invalid';
const STATUS = { min: 200, max: 599 } as const;

const succeeds = (work: () => unknown): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

const status = z.int().min(STATUS.min).max(STATUS.max);
const address = z
  .string()
  .refine((path) => URL.canParse(path, ANY_ORIGIN), { error: 'Expected a path or an address' });
/** Threads and processes can exchange circular values. JSON in a page cannot be circular. */
const json = z.unknown().refine((value) => succeeds(() => JSON.stringify(value)), { error: 'Expected JSON' });
const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Expected JSON text' });
    return z.NEVER;
  }
});

/** Mirrors the platform's `Head`. Unknown fields do not reach the page. */
const headSchema = z.object({
  title: z.string(),
  description: z.string(),
  canonical: address.optional(),
  alternates: z.array(z.object({ hreflang: z.string(), path: address })).optional(),
  robots: z.string().optional(),
  keywords: z.string().optional(),
  type: z.enum(['website', 'article']).optional(),
  published: z.string().optional(),
  feed: z.object({ path: address, title: z.string() }).optional(),
  image: z.object({ path: address, alt: z.string() }).optional(),
  structuredData: z.array(z.record(z.string(), z.unknown()).and(json)).optional(),
  transient: z.boolean().optional(),
  incomplete: z.boolean().optional(),
  language: z.enum(['en-US', 'en-IN']).optional(),
  noscriptRefresh: z.string().optional(),
} satisfies Record<keyof Head, z.ZodType>);

const headersSchema = z.record(z.string(), z.string()).refine(
  (headers) =>
    Object.entries(headers).every(([name, value]) =>
      succeeds(() => {
        validateHeaderName(name);
        validateHeaderValue(name, value);
      }),
    ),
  { error: 'Expected valid names and values of HTTP headers' },
);

const location = z.string().refine((value) => succeeds(() => validateHeaderValue('location', value)), {
  error: 'Expected an address',
});

const pageShape = {
  kind: z.literal('page'),
  status,
  html: z.string(),
  head: headSchema,
  placements: z.array(z.object({ name: z.string(), input: json })),
  refused: z.array(z.string().max(REFUSAL_CHARACTERS)).max(LISTED_REFUSALS).optional(),
};
const fragmentShape = { kind: z.literal('fragment'), html: z.string(), isEmpty: z.boolean() };
const otherSchemas = [
  z.object({ kind: z.literal('redirect'), status, location }),
  z.object({ kind: z.literal('addresses'), paths: z.array(z.string()) }),
  z.object({ kind: z.literal('data'), status, json: z.string(), isComplete: z.boolean() }),
  z.object({ kind: z.literal('resource'), status, headers: headersSchema, body: z.string() }),
  z.object({
    kind: z.literal('failed'),
    code: z.enum(['MB-2003', 'MB-2004', 'MB-2005', 'MB-2007', 'MB-2012', 'MB-2013']),
    message: z.string(),
    source: z.string().optional(),
    causes: z.array(z.object({ message: z.string(), source: z.string().optional() })).optional(),
  }),
] as const;

/** Checks a result in the worker, before it is sent, so that only this render fails. */
const sentSchema = z.discriminatedUnion('kind', [
  z.object({ ...pageShape, hydration: z.string() }),
  z.object({ ...fragmentShape, data: z.string().optional() }),
  ...otherSchemas,
]);

const receivedSchema = z.discriminatedUnion('kind', [
  z.object({ ...pageShape, hydration: jsonText }),
  z.object({ ...fragmentShape, data: jsonText.optional() }),
  ...otherSchemas,
]);

/** A span has this form in each part of a trace. */
const callSchema = z.object({
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  method: z.enum(['GET', 'POST']),
  template: z.string().regex(/^\/api\/(?:[a-z-]+\/)?\*$/),
  status: z.int().min(0).max(STATUS.max),
  startedAt: z.number(),
  durationMs: z.number().min(0),
} satisfies Record<keyof ServiceCall, z.ZodType>);

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({
    type: z.literal('done'),
    id: z.int(),
    result: receivedSchema,
    calls: z.array(callSchema).max(MAX_TRACED_CALLS).optional(),
  }),
  z.object({ type: z.literal('warmed'), id: z.int() }),
]);

const describeIssues = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `/${path.join('/')}: ${message}`).join('; ');

/** @throws with all issues and their paths when the remote's result is invalid */
export function validateResult(result: SentResult): SentResult {
  const parsed = sentSchema.safeParse(result);
  if (!parsed.success)
    throw new TypeError(`The result of the remote is invalid. ${describeIssues(parsed.error)}`);
  return parsed.data;
}

/** Validates a worker's message. A worker runs the code of remotes, so its messages are not trusted. */
export function parseMessage(message: unknown): { message: FromWorker } | { issues: string; id?: number } {
  const parsed = messageSchema.safeParse(message);
  if (parsed.success) return { message: parsed.data };
  const id: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'id') : undefined;
  return { issues: describeIssues(parsed.error), ...(typeof id === 'number' ? { id } : {}) };
}
