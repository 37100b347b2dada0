import { problemSchema } from '@mockingbird/contracts';
import * as z from 'zod';
import { needsSignIn } from '../http/access/access.js';
import type { Route } from '../http/route-table.js';
import { moduleOf, MODULES } from './modules.js';

type Json = Record<string, unknown>;

const SIGNED = { apiKey: [], timestamp: [], signature: [] };
const SIGNED_IN = { ...SIGNED, bearer: [] };
/** Every route with a signature can return these. */
const GENERAL_PROBLEMS = [401, 503];

function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

/** Path parameters are always required; query parameters if the schema requires them. */
function parametersIn(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties, required } = toJsonSchema(schema, 'input');
  const requiredNames: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || requiredNames.includes(name),
    schema: parameter,
  }));
}

const parametersOf = (route: Route): Json[] => [
  ...parametersIn('path', route.parameters),
  ...parametersIn('query', route.query),
];

function problemsOf(route: Route): number[] {
  const isPublic = route.access.includes('public');
  const own = route.description?.problems ?? [];
  const input = route.body === undefined ? [] : [400, 408, 413, 415];
  const parameters = route.parameters === undefined && route.query === undefined ? [] : [400];
  const isOpen =
    isPublic ||
    route.access.includes('webhook') ||
    route.access.includes('signed') ||
    route.access.includes('account');
  const key = isOpen ? [] : [403];
  return [
    ...new Set([...(isPublic ? [] : GENERAL_PROBLEMS), ...own, ...input, ...parameters, ...key]),
  ].sort();
}

function responsesOf(route: Route): Json {
  const answer = route.description?.answer;
  const success = route.status ?? (route.method === 'POST' ? 201 : 200);
  const content =
    answer === undefined || typeof answer === 'string'
      ? { [answer ?? '*/*']: {} }
      : { 'application/json': { schema: toJsonSchema(answer, 'output') } };
  const problems = problemsOf(route).map((status) => [
    status,
    status === 503 && route.access.includes('public')
      ? { description: 'Not ready', content }
      : { $ref: '#/components/responses/Problem' },
  ]);
  const successes = [success, route.description?.otherStatus ?? success].map((status) => [
    status,
    { description: 'Success', content },
  ]);
  return Object.fromEntries([...successes, ...problems]);
}

function securityOf({ access }: Route): Json[] {
  if (access.includes('public')) return [];
  if (access.includes('webhook')) return [{ bearer: [] }];
  return [needsSignIn(access) ? SIGNED_IN : SIGNED];
}

function operationOf(route: Route): Json {
  return {
    summary: route.description?.summary,
    tags: [moduleOf(route.path)],
    'x-access': route.access,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(route.body !== undefined && {
      requestBody: {
        required: true,
        content: { [route.bodyType ?? 'application/json']: { schema: toJsonSchema(route.body, 'input') } },
      },
    }),
    responses: responsesOf(route),
  };
}

/** @returns the path in OpenAPI notation */
function toTemplate(path: string): string {
  return path.replace(/[:*]([A-Za-z]+)/g, '{$1}');
}

const header = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

/** @returns the OpenAPI 3.1 document of the routes, generated from the schemas that validate them */
export function createOpenApiDocument(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const template = toTemplate(route.path);
    paths[template] = { ...paths[template], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mockingbird services', version },
    tags: MODULES.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        apiKey: header('x-api-key', 'Id of the key'),
        timestamp: header('x-timestamp', 'Milliseconds since 1970, within 300 s of the server'),
        signature: header('x-signature', 'HMAC-SHA256 (hex) over METHOD, path and timestamp, one per line'),
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Token of a login' },
      },
      responses: {
        Problem: {
          description: 'RFC 9457 problem',
          content: { 'application/problem+json': { schema: toJsonSchema(problemSchema, 'output') } },
        },
      },
    },
  };
}
