import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { ContentSeedService } from '../../src/content/seed/content-seed.service.js';
import { SeedService } from '../../src/upload/seed/seed.service.js';
import { tinyBank } from '../support/bank.js';
import { startDatabase, type TestDatabase } from '../support/database.js';
import { tinyContent } from '../support/entries.js';
import { type Answer, type CallOptions, startApp, type TestApp } from '../support/harness.js';
import { publicationOf } from '../support/remote.js';

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()).optional() }));
const operation = z.object({
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()),
  'x-access': z.array(z.string()),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean() })),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional(), $ref: z.string().optional() })),
});
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ responses: z.object({ Problem: z.object({ content }) }) }),
});
type Document = z.infer<typeof documentSchema>;

/** The schemas are plain JSON: `fromJSONSchema` throws for anything that it cannot read. */
const parserOf = (schema: Record<string, unknown> | undefined) =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

describe('the OpenAPI document', () => {
  let database: TestDatabase;
  let services: TestApp;
  let document: Document;
  beforeAll(async () => {
    database = await startDatabase();
    services = await startApp({ mongodbUri: database.uri });
    await services.app.nest.get(SeedService, { strict: false }).seed(tinyBank());
    await services.app.nest.get(ContentSeedService, { strict: false }).seed(tinyContent());
    const answer = await fetch(`${services.url}/api/openapi.json`);
    document = documentSchema.parse(await answer.json());
  });
  afterAll(async () => {
    await services.close();
    await database.close();
  });

  const operationOf = (method: string, path: string) => {
    const found = document.paths[path]?.[method.toLowerCase()];
    if (found === undefined) throw new Error(`${method} ${path} is not described`);
    return found;
  };
  const schemaOf = (method: string, path: string, answer: Answer) => {
    const response = operationOf(method, path).responses[answer.status];
    const described =
      response?.$ref === undefined ? response?.content : document.components.responses.Problem.content;
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const schema = described?.[type]?.schema;
    if (schema === undefined) throw new Error(`${method} ${path} ${answer.status} ${type} is not described`);
    return parserOf(schema);
  };

  it('describes every path with its parameters', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const described of Object.values(methods)) {
        const inPath = described.parameters.filter((parameter) => parameter.in === 'path');
        expect(inPath.map(({ name, required }) => [name, required])).toEqual(
          named.map((name) => [name, true]),
        );
      }
    }
    expect(Object.keys(document.paths)).toContain('/api/releases/artefacts/{name}/{version}/{file}');
  });

  it('sorts every call by the module that answers it', () => {
    const modules = ['exam', 'content', 'auth', 'upload', 'releases', 'health'];
    expect(document.tags.map(({ name }) => name)).toEqual(modules);
    const tagsOf = new Map<string, Set<string>>();
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { tags } of Object.values(methods)) {
        expect(tags).toHaveLength(1);
        const [place = ''] = path
          .replace(/^\/api\//, '/')
          .split('/')
          .slice(1);
        tagsOf.set(place, new Set([...(tagsOf.get(place) ?? []), ...tags]));
      }
    }
    expect(Object.fromEntries([...tagsOf].map(([place, tags]) => [place, [...tags]]))).toEqual({
      exams: ['exam'],
      mocktests: ['exam'],
      'own-tests': ['exam'],
      articles: ['content'],
      content: ['content'],
      auth: ['auth'],
      upload: ['upload'],
      releases: ['releases'],
      health: ['health'],
      docs: ['health'],
      'openapi.json': ['health'],
    });
  });

  it('says which calls need no signature', () => {
    const open = Object.entries(document.paths).filter(([, methods]) =>
      Object.values(methods).some(({ security }) => security.length === 0),
    );
    expect(open.map(([path]) => path).sort()).toEqual([
      '/api/docs',
      '/api/openapi.json',
      '/health/live',
      '/health/ready',
    ]);
  });

  const publication = publicationOf({ name: 'home' });
  const release = { key: 'release' } as const;
  const calls: [string, string, string, number, CallOptions | undefined][] = [
    ['GET', '/health/live', '/health/live', 200, undefined],
    ['GET', '/health/ready', '/health/ready', 200, undefined],
    ['GET', '/api/exams/allexams', '/api/exams/allexams', 200, undefined],
    ['GET', '/api/exams/topexams', '/api/exams/topexams', 200, undefined],
    ['GET', '/api/exams/exam/{id}', '/api/exams/exam/e-9', 200, undefined],
    ['GET', '/api/exams/exam/{id}', '/api/exams/exam/nothing', 404, undefined],
    ['GET', '/api/exams/exam/{id}', `/api/exams/exam/${'x'.repeat(201)}`, 400, undefined],
    ['POST', '/api/exams/search', '/api/exams/search', 200, { body: { keyword: 'exam' } }],
    ['POST', '/api/exams/search', '/api/exams/search', 400, { body: {} }],
    ['POST', '/api/exams/search', '/api/exams/search', 415, { method: 'POST' }],
    ['GET', '/api/mocktests/{id}', '/api/mocktests/e-9', 200, undefined],
    ['GET', '/api/mocktests/{id}/questions', '/api/mocktests/e9-2/questions', 200, undefined],
    ['GET', '/api/mocktests/{id}/questions', '/api/mocktests/nothing/questions', 404, undefined],
    [
      'POST',
      '/api/content/pageviews',
      '/api/content/pageviews',
      200,
      { body: { path: '/', query: '', region: 'US' } },
    ],
    ['POST', '/api/content/newsletter', '/api/content/newsletter', 200, { body: { email: 'a@b.co' } }],
    ['GET', '/api/releases/composition', '/api/releases/composition', 404, release],
    ['POST', '/api/releases/artefacts', '/api/releases/artefacts', 201, { ...release, body: publication }],
    ['POST', '/api/releases/artefacts', '/api/releases/artefacts', 200, { ...release, body: publication }],
    [
      'POST',
      '/api/releases/promote',
      '/api/releases/promote',
      201,
      { ...release, body: { remotes: [{ name: 'home', version: '1.0.0' }] } },
    ],
    ['GET', '/api/releases/composition', '/api/releases/composition', 200, release],
    ['GET', '/api/releases/compositions/{number}', '/api/releases/compositions/1', 200, release],
    ['GET', '/api/releases/composition', '/api/releases/composition', 403, { key: 'browser' }],
  ];
  const articles = '/api/articles';
  const sections: [string, string, number][] = [
    ['/posts', '/posts', 200],
    ['/posts/{slug}', '/posts/newer', 200],
    ['/posts/{slug}', '/posts/plain', 200],
    ['/posts/{slug}', '/posts/nothing', 404],
    ['/exams/{examId}/categories', '/exams/E_1/categories', 200],
    ['/exams/{examId}/categories', '/exams/nothing/categories', 404],
    ['/categories', '/categories', 200],
    ['/categories/{id}', '/categories/e-1.signs', 200],
    ['/categories/{id}/articles', '/categories/e-1.signs/articles', 200],
    ['/categories/{examId}/{categorySlug}/{articleSlug}', '/categories/E_1/signs/shapes', 200],
    ['/categories/{examId}/{categorySlug}/{articleSlug}', '/categories/E_1/signs/nothing', 404],
  ];
  for (const [template, path, status] of sections) {
    calls.push(['GET', articles + template, articles + path, status, undefined]);
  }
  it.each(calls)(
    'agrees with what %s %s answers (%s, %i)',
    async (method, template, path, status, options) => {
      const answer = await services.call(path, options);
      expect(answer.status).toBe(status);
      const schema = schemaOf(method, template, answer);
      expect(schema.safeParse(answer.json())).toMatchObject({ success: true });
    },
  );

  it('describes the bodies that are taken', () => {
    for (const [path, body] of [
      ['/api/exams/search', { keyword: 'exam' }],
      ['/api/releases/artefacts', publication],
    ] as const) {
      const described = operationOf('POST', path).requestBody?.content['application/json']?.schema;
      const schema = parserOf(described);
      expect(schema.safeParse(body).success).toBe(true);
      expect(schema.safeParse({ other: 1 }).success).toBe(false);
    }
  });

  it('describes forms and queries', () => {
    const { requestBody, parameters } = operationOf('POST', '/api/upload');
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    expect(parameters).toEqual([expect.objectContaining({ name: 'dryRun', in: 'query', required: false })]);
    const history = operationOf('GET', '/api/upload/history').parameters.map(({ name }) => name);
    expect(history).toEqual([
      ...['testId', 'examId', 'by', 'type', 'events', 'from', 'to', 'seeded', 'before', 'limit'],
    ]);
  });

  it('has a page to read that loads nothing', async () => {
    const answer = await fetch(`${services.url}/api/docs`);
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<td>/api/exams/allexams</td>');
    expect(html.match(/<h3>\w+/g)).toHaveLength(6);
    expect(html).toContain('id="MB-1008"');
    expect(html).not.toMatch(/<(script|link|img|style|iframe)|style=/);
  });
});
