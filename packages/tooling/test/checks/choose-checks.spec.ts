import { describe, expect, it } from '@jest/globals';
import { chooseChecks } from '../../../../scripts/lib/checks/choose-checks.mjs';
import { CHECKS } from '../../../../scripts/lib/checks/checks.mjs';

const namesOf = (...options: string[]) => chooseChecks(options).map(({ name }) => name);

describe('the checks of verify', () => {
  it('are all of them without a name', () => {
    expect(chooseChecks([])).toEqual(CHECKS);
  });

  it('are those that are named, in their usual order', () => {
    expect(namesOf('texts', 'lint')).toEqual(['lint', 'texts']);
  });

  it('of one workspace leave out what is about the whole', () => {
    const checks = chooseChecks(['--only', 'mfe-blog']);
    expect(checks.map(({ name }) => name)).toEqual([
      ...['lint', 'types', 'format', 'imports', 'language', 'texts', 'sizes'],
    ]);
    for (const { args } of checks) expect(args.join(' ')).toContain('mfe-blog');
  });

  it('find a package by the last part of its folder', () => {
    const [check] = chooseChecks(['language', '--only', 'contracts']);
    expect(check?.args.at(-1)).toBe('packages/contracts');
  });

  it('refuse a name that they do not know, with those that there are', () => {
    expect(() => chooseChecks(['spelling'])).toThrow('no check is called spelling; there are lint, types');
    expect(() => chooseChecks(['--only', 'mfe-shop'])).toThrow(/no workspace is called mfe-shop; .*mfe-blog/);
    expect(() => chooseChecks(['commits', '--only', 'mfe-blog'])).toThrow('leave out --only');
    expect(() => chooseChecks(['--onyl', 'mfe-blog'])).toThrow("Unknown option '--onyl'");
  });
});
