import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EXCEPTIONS, licenceIssues } from './licences.mjs';
import { readLock } from './lock.mjs';
import { productionPackages } from './production-packages.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const production = productionPackages(readLock(ROOT), ['services', 'shell']);
const withLicence = (name: string, license?: string) => ({
  path: `node_modules/${name}`,
  name,
  entry: { version: '1.0.0', ...(license === undefined ? {} : { license }) },
});

describe('the licences of production packages', () => {
  it('are allowed, or exceptions with a reason', () => {
    expect(production.length).toBeGreaterThan(200);
    expect(licenceIssues(production)).toEqual([]);
    for (const { reason } of Object.values(EXCEPTIONS)) expect(reason.length).toBeGreaterThan(20);
  });

  it.each([
    ['GPL-3.0-only', 'GPL-3.0-only'],
    ['(MIT OR GPL-3.0-only)', '(MIT OR GPL-3.0-only)'],
    ['UNLICENSED', 'UNLICENSED'],
    [undefined, 'none'],
  ])('are refused without a decision: %s', (license, said) => {
    expect(licenceIssues([...production, withLicence('newcomer', license)])).toEqual([
      `newcomer@1.0.0 has the licence ${said}, which is not allowed`,
    ]);
  });

  it('make no exception for a package that changed its licence', () => {
    const changed = production.map((one) =>
      one.name === 'axe-core' ? withLicence('axe-core', 'SSPL-1.0') : one,
    );
    expect(licenceIssues(changed)).toEqual(['axe-core@1.0.0 has the licence SSPL-1.0, which is not allowed']);
  });

  it('have no exception that is not needed', () => {
    const rest = production.filter(({ name }) => name !== 'argparse');
    expect(licenceIssues(rest)).toEqual([
      'the exception of licences for argparse is not needed any more: remove it',
    ]);
  });
});
