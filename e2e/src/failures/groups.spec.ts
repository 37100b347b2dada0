import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

it('every scenario runs with exactly one group', () => {
  const scenarios = readdirSync(join(ROOT, 'failures'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `../failures/${name}/${name}.spec.js`);
  const imported = readdirSync(join(ROOT, 'test'))
    .filter((name) => name.startsWith('failures-'))
    .flatMap((name) => readFileSync(join(ROOT, 'test', name), 'utf8').match(/\.\.\/failures\/[^']+/g) ?? []);
  expect(imported.sort()).toEqual(scenarios.sort());
  expect(scenarios.length).toBeGreaterThanOrEqual(16);
});
