import { beforeAll, describe, expect, it } from '@jest/globals';
import { cruiseImports } from '../../test/import-rules/cruise-imports.js';

const EXAM = 'services/src/exam';
const CONTROLLER = `${EXAM}/exams.controller.ts`;
const SERVICE = `${EXAM}/exams.service.ts`;
const REPOSITORY = `${EXAM}/exam.repository.ts`;
const MODEL = `${EXAM}/models.ts`;
const HELPER = `${EXAM}/popularity.ts`;

const ALLOWED: [string, string][] = [
  [CONTROLLER, './exams.service.js'],
  [CONTROLLER, '../http/problem.js'],
  [SERVICE, './exam.repository.js'],
  [SERVICE, './lists.service.js'],
  [SERVICE, '../page-views/page-views.service.js'],
  [REPOSITORY, './models.js'],
  [`${EXAM}/exam.module.ts`, './exams.controller.js'],
  [`${EXAM}/exam.module.ts`, './reports/report.repository.js'],
  ['services/src/content/content.module.ts', './posts/posts.repository.js'],
  ['services/src/app/app.module.ts', '../health/health.controller.js'],
  ['services/src/auth/users.spec.ts', '../app/start.js'],
];

const FORBIDDEN: [string, string, string][] = [
  [CONTROLLER, './exam.repository.js', 'services: controller'],
  [CONTROLLER, './models.js', 'services: controller'],
  [SERVICE, './models.js', 'services: service and model'],
  [SERVICE, './exams.controller.js', 'services: service'],
  [REPOSITORY, './exams.service.js', 'services: repository'],
  [REPOSITORY, './exams.controller.js', 'services: repository'],
  [MODEL, './exam.repository.js', 'services: model'],
  [SERVICE, '../page-views/page-views.repository.js', 'services: repositories of exam'],
  ['services/src/auth/users.service.ts', '../page-views/page-views.repository.js', 'services: repositories'],
  [
    'services/src/auth/auth.module.ts',
    '../page-views/page-views.repository.js',
    'services: repositories in a module',
  ],
  ['services/src/main.ts', './auth/users.repository.js', 'services: repositories and entry points'],
  [HELPER, './exams.controller.js', 'services: controllers'],
  ['services/src/http/guard.ts', '../auth/tokens.js', 'services: order of modules, http'],
  ['services/src/database/connection.ts', '../http/problem.js', 'services: order of modules, database'],
  [HELPER, '../content/posts/posts.service.js', 'services: order of modules, exam'],
];

const KNOW_MONGOOSE = [
  'services/src/auth/user.repository.ts',
  'services/src/auth/models.ts',
  `${EXAM}/exam.model.ts`,
  'services/src/content/content.module.ts',
  'services/src/database/database.ts',
];
const KNOW_NONE = ['services/src/auth/auth.controller.ts', 'services/src/auth/auth.service.ts', HELPER];
const MONGOOSE = ['mongoose', '@nestjs/mongoose', 'mongodb', 'mongoose/types'];

const TYPED = 'services/src/content/posts.service.ts';
const TYPED_MODEL = '../exam/post.model.js';
const TYPED_CONTROLLER = 'services/src/content/posts.controller.ts';
const MIXED = 'services/src/content/articles.service.ts';

/** Collects the imports of each file. Imports in both directions also form cycles, so tests name the rule. */
function planted(): Record<string, string> {
  const imports = new Map<string, string[]>();
  const add = (path: string, line: string) => imports.set(path, [...(imports.get(path) ?? []), line]);
  for (const [path, specifier] of [...ALLOWED, ...FORBIDDEN]) add(path, `import '${specifier}';`);
  for (const path of [...KNOW_MONGOOSE, ...KNOW_NONE, 'services/src/main.ts'])
    for (const name of MONGOOSE) add(path, `import type { Model } from '${name}';`);
  add(TYPED, `import type { StoredExam } from '${TYPED_MODEL}';`);
  add(TYPED, "type Stored = import('../exam/other.model.js').Stored;");
  add(TYPED_CONTROLLER, `import type { StoredExam } from '${TYPED_MODEL}';`);
  add(MIXED, `import type { StoredExam } from '${TYPED_MODEL}';`);
  add(MIXED, `import { examSchema } from '${TYPED_MODEL}';`);
  return Object.fromEntries([...imports].map(([path, lines]) => [path, lines.join('\n')]));
}

let broken: Awaited<ReturnType<typeof cruiseImports>>;
const rules = (path: string, specifier: string) =>
  broken(path, specifier).filter((name) => name !== 'no cycles');

beforeAll(async () => {
  broken = await cruiseImports(planted());
});

describe('the layers of a service module', () => {
  it.each(ALLOWED)('%s may import %s', (path, specifier) => {
    expect(rules(path, specifier)).toEqual([]);
  });

  it.each(FORBIDDEN)('%s may not import %s: %s', (path, specifier, rule) => {
    expect(rules(path, specifier)).toContain(rule);
  });

  it('let a service name the type that its repository returns', () => {
    expect(rules(TYPED, TYPED_MODEL)).toEqual([]);
    expect(rules(TYPED, '../exam/other.model.js')).toEqual([]);
    expect(rules(TYPED_CONTROLLER, TYPED_MODEL)).toEqual(['services: controller']);
  });

  it('see a value beside a type from the same file', () => {
    expect(rules(MIXED, TYPED_MODEL)).toEqual(['services: service and model']);
  });
});

describe('mongoose', () => {
  it.each(KNOW_MONGOOSE)('is known to %s', (path) => {
    expect(rules(path, 'mongoose')).toEqual([]);
  });

  it.each([...KNOW_NONE, 'services/src/main.ts'])('is unknown to %s', (path) => {
    for (const specifier of MONGOOSE) expect(rules(path, specifier)).toEqual(['services: mongoose']);
  });
});
