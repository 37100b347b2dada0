import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { installScriptIssues, originIssues } from './lock-issues.mjs';
import { readLock } from './lock.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const integrity = 'sha512-AAAA';

describe('the origin of packages', () => {
  it('is the registry, with a digest', () => {
    const packages = {
      '': {},
      services: { version: '0.1.0' },
      'node_modules/@mockingbird/services': { link: true, resolved: 'services' },
      'node_modules/a': { version: '1.0.0', integrity },
      'node_modules/b': { integrity, resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz' },
    };
    expect(originIssues({ packages })).toEqual([]);
  });

  it.each([
    ['no digest', { version: '1.0.0' }, 'has no sha512 integrity'],
    ['a weak digest', { version: '1.0.0', integrity: 'sha1-AAAA' }, 'has no sha512 integrity'],
    ...[
      'http://registry.npmjs.org/a/-/a-1.0.0.tgz',
      'https://registry.npmjs.org.evil.test/a.tgz',
      'git+ssh://git@github.com/a/a.git#1234',
      'https://mirror.test/a.tgz',
    ].map((resolved): [string, object, string] => [
      resolved,
      { version: '1.0.0', integrity, resolved },
      `comes from ${resolved}`,
    ]),
  ])('is refused for a package with %s', (_what, entry, said) => {
    const [issue, ...others] = originIssues({ packages: { 'node_modules/x/node_modules/a': entry } });
    expect(issue).toContain('node_modules/x/node_modules/a@1.0.0 ');
    expect(issue).toContain(said);
    expect(others).toEqual([]);
  });
});

describe('install scripts', () => {
  const packages = { 'node_modules/x/node_modules/@a/b': { hasInstallScript: true }, 'node_modules/c': {} };

  it('are accepted where the list decides on them, either way', () => {
    for (const decision of [true, false])
      expect(installScriptIssues({ packages }, { '@a/b': decision })).toEqual([]);
  });

  it('are refused where the list has no decision', () => {
    expect(installScriptIssues({ packages }, {})).toEqual([
      '@a/b has an install script: decide on it under "allowScripts" of package.json',
    ]);
  });

  it('leave no name on the list that needs no decision', () => {
    expect(installScriptIssues({ packages }, { '@a/b': true, c: true })).toEqual([
      'c of "allowScripts" has no install script any more: remove it',
    ]);
  });
});

describe('the lock file of this repository', () => {
  it('has no issue', () => {
    const { allowScripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'));
    const lock = readLock(ROOT);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1_000);
    expect([...originIssues(lock), ...installScriptIssues(lock, allowScripts)]).toEqual([]);
  });
});
