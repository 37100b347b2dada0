import { describe, expect, it } from '@jest/globals';
import { checkFile } from './check-file.mjs';

const EXAM = 'services/src/exam';
const CONTROLLER = `${EXAM}/exams.controller.ts`;
const SERVICE = `${EXAM}/exams.service.ts`;
const REPOSITORY = `${EXAM}/exam.repository.ts`;
const MODEL = `${EXAM}/models.ts`;

const faults = (path: string, text: string) => checkFile({ path, text }).map(({ fault }) => fault);

describe('the layers of a service module', () => {
  it.each([
    [CONTROLLER, './exams.service.js'],
    [CONTROLLER, '../http/problem.js'],
    [SERVICE, './exam.repository.js'],
    [SERVICE, './lists.service.js'],
    [SERVICE, '../content/page-views.service.js'],
    [REPOSITORY, './models.js'],
    [`${EXAM}/exam.module.ts`, './exams.controller.js'],
    ['services/src/app/app.module.ts', './health/health.controller.js'],
  ])('%s may import %s', (path, specifier) => {
    expect(faults(path, `import { a } from '${specifier}';`)).toEqual([]);
  });

  it.each([
    [CONTROLLER, './exam.repository.js', 'a controller may not import a repository'],
    [CONTROLLER, './models.js', 'a controller may not import a model'],
    [SERVICE, './models.js', 'a service may not import a model'],
    [SERVICE, './exams.controller.js', 'a service may not import a controller'],
    [REPOSITORY, './exams.service.js', 'a repository may not import a service'],
    [REPOSITORY, './exams.controller.js', 'a repository may not import a controller'],
    [MODEL, './exam.repository.js', 'a model may not import a repository'],
    [
      SERVICE,
      '../content/page-views.repository.js',
      "another module's repository is its own: use its exported service",
    ],
    [`${EXAM}/popularity.ts`, './exams.controller.js', 'only the wiring of a module knows its controllers'],
  ])('%s may not import %s: %s', (path, specifier, fault) => {
    expect(faults(path, `import { a } from '${specifier}';`)).toEqual([fault]);
  });

  it('let a service name the shape of what its repository gives', () => {
    expect(faults(SERVICE, "import type { StoredExam } from './models.js';")).toEqual([]);
    expect(faults(CONTROLLER, "import type { StoredExam } from './models.js';")).toHaveLength(1);
  });
});

describe('mongoose', () => {
  it.each([
    REPOSITORY,
    MODEL,
    `${EXAM}/exam.model.ts`,
    `${EXAM}/exam.module.ts`,
    'services/src/database/database.ts',
  ])('is known to %s', (path) => {
    expect(faults(path, "import { Schema } from 'mongoose';")).toEqual([]);
  });

  it.each([CONTROLLER, SERVICE, `${EXAM}/popularity.ts`, 'services/src/main.ts'])(
    'is unknown to %s',
    (path) => {
      for (const specifier of ['mongoose', '@nestjs/mongoose', 'mongodb', 'mongoose/types']) {
        expect(faults(path, `import type { Model } from '${specifier}';`)).toEqual([
          'only repositories and models know mongoose',
        ]);
      }
    },
  );
});
