import fc from 'fast-check';
import {
  bodyText,
  encoded,
  parameter,
  query,
  type Body,
  type Sample,
} from '../../../services/test/http/fuzz-input.js';
import { arbitraryOf } from './arbitrary-of-schema.js';
import type { ApiRoute } from './description.js';

const METHODS = ['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'GET', 'POST', 'TRACE'];
const TOKENS = ['student', 'none', 'a.b.c', 'x', '..', '\u00ff'];

/** A request that was generated from the description of a route. */
export interface GeneratedRequest {
  method: string;
  path: string;
  /** Id of the key that signs it. */
  keyId: string;
  /** Whose token it carries, or the token itself. */
  token: string;
  body: Body | undefined;
  /** A client's address, so that the limits of one address do not end the attack. */
  address: string;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** A value for a path: as described, one that the site knows, or anything. */
const segmentOf = (
  { name, schema }: ApiRoute['parameters'][number],
  known: Readonly<Record<string, string[]>>,
) =>
  fc.oneof(
    { weight: 2, arbitrary: parameter(name, known) },
    {
      weight: 1,
      arbitrary: arbitraryOf(schema).map((value) => encoded(asText(value)) || '1'),
    },
  );

/** A query as described, or one of those that confuse servers. */
function queryOf({ parameters }: ApiRoute): fc.Arbitrary<string> {
  const described = parameters.filter((each) => each.in === 'query');
  if (described.length === 0) return query;
  const values = fc.record(
    Object.fromEntries(described.map(({ name, schema }) => [name, arbitraryOf(schema).map(asText)])),
    { requiredKeys: [] },
  );
  const text = values.map((given) => {
    const pairs = Object.entries(given).map(([name, value]) => `${name}=${encoded(String(value))}`);
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  });
  return fc.oneof({ weight: 2, arbitrary: text }, { weight: 1, arbitrary: query });
}

/** A body as described, one near it, or anything. */
function bodyOf({ body }: ApiRoute): fc.Arbitrary<Body | undefined> {
  if (!body) return bodyText(undefined);
  const isForm = body.type.startsWith('multipart/');
  return arbitraryOf(body.schema).chain((value) => {
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const form: Sample = {
      fields: Object.fromEntries(fields.map(([name, each]) => [name, asText(each)])),
      file: '[{"questionId":"q1","questionText":"a","options":["a","b"],"correctAnswer":0}]',
    };
    return bodyText(isForm ? form : { json: value });
  });
}

/** Requests to a route: as described, nearly, and not at all. @param known values of parameters that the site knows */
export function requestTo(
  route: ApiRoute,
  known: Readonly<Record<string, string[]>>,
): fc.Arbitrary<GeneratedRequest> {
  const inPath = route.parameters.filter((each) => each.in === 'path');
  const ownKey = (['release', 'edge'] as const).find((key) => route.access.includes(key)) ?? 'browser';
  return fc
    .record({
      values: fc.tuple(...inPath.map((each) => segmentOf(each, known))),
      search: queryOf(route),
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      keyId: fc.oneof(
        { weight: 8, arbitrary: fc.constant<string>(ownKey) },
        { weight: 1, arbitrary: fc.constantFrom('browser', 'edge', 'release') },
      ),
      token: fc.oneof(
        { weight: 4, arbitrary: fc.constant('admin') },
        { weight: 1, arbitrary: fc.constantFrom(...TOKENS) },
      ),
      body: bodyOf(route),
      address: fc.ipV4(),
    })
    .map(({ values, search, method, body, ...rest }) => {
      const byName = new Map(inPath.map(({ name }, at) => [name, values[at] ?? '1']));
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => byName.get(name) ?? '1');
      const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
      return { method, path: path + search, body: hasBody ? body : undefined, ...rest };
    });
}
