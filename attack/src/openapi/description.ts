import * as z from 'zod';
import { request } from '../../../e2e/src/harness/request.js';
import type { TestSite } from '../../../e2e/src/harness/site/site.js';
import { documentSchema, type Document } from '../../../services/test/support/openapi-agreement.js';

const jsonSchema = z.record(z.string(), z.unknown());

const operationSchema = z.object({
  'x-access': z.array(z.string()),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema: jsonSchema })),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) }).optional(),
});
const pathsSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });

/** One route of the API, as the document describes it. */
export interface ApiRoute {
  method: string;
  /** With parameters in braces. */
  path: string;
  access: readonly string[];
  parameters: readonly { name: string; in: 'path' | 'query'; schema: Record<string, unknown> }[];
  /** Media type and schema of the body. */
  body?: { type: string; schema: Record<string, unknown> };
}

export interface ApiDescription {
  document: Document;
  routes: ApiRoute[];
}

/** Reads the document with which a running site describes its API. */
export async function readApiDescription(site: TestSite): Promise<ApiDescription> {
  const { text } = await request(site.servicesUrl, '/api/openapi.json');
  const json: unknown = JSON.parse(text);
  const { paths } = pathsSchema.parse(json);
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): ApiRoute => {
      const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return {
        ...{ method: method.toUpperCase(), path, parameters: operation.parameters },
        access: operation['x-access'],
        body: type !== undefined && content ? { type, schema: content.schema } : undefined,
      };
    }),
  );
  return { document: documentSchema.parse(json), routes };
}
