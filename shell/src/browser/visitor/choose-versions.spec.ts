/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveComposition, LiveRemote } from '@mockingbird/contracts';
import { bucketOf, type Visitor } from '@mockingbird/registry';
import { chooseVersions, currentVisitor } from './choose-versions.js';

const remote = (name: string, version: string): LiveRemote => ({
  name,
  version,
  base: `/remotes/${name}/${version}/`,
  globalName: name,
  entry: 'entry.js',
  integrity: {},
  routes: [],
});
const SALT = 'a-salt';

/** A composition in which mfe-a has a canary for a percentage of the visitors. */
const composition = (percent: number): LiveComposition => ({
  number: 7,
  shell: 'abc',
  remotes: [
    {
      ...remote('mfe-a', '1.0.0'),
      fallback: remote('mfe-a', '0.9.0'),
      canary: { percent, salt: SALT, cohorts: ['beta'], remote: remote('mfe-a', '2.0.0') },
    },
    { ...remote('mfe-b', '1.0.0'), fallback: remote('mfe-b', '0.9.0') },
  ],
});
const versions = (live: LiveComposition, visitor: Visitor | undefined) =>
  chooseVersions(live, () => visitor).map(({ version, fallback }) => [version, fallback?.version]);
const STABLE = [
  ['1.0.0', '0.9.0'],
  ['1.0.0', '0.9.0'],
];
const CANARY = [
  ['2.0.0', '1.0.0'],
  ['1.0.0', '0.9.0'],
];

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  for (const name of ['mb-visitor', 'mb-cohort']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('the versions that a visitor gets', () => {
  it('are the canary below its percentage, with the stable version as its fallback, and the stable one above', () => {
    const id = 'AAAAAAAAAAAAAAAAAAAAAA';
    const percent = bucketOf(id, SALT) / 100;
    expect(versions(composition(percent + 0.01), { id })).toEqual(CANARY);
    expect(versions(composition(percent), { id })).toEqual(STABLE);
  });

  it('are the canary for a cohort that opted in', () => {
    expect(versions(composition(0), { id: 'x', cohort: 'beta' })).toEqual(CANARY);
    expect(versions(composition(0), { id: 'x', cohort: 'other' })).toEqual(STABLE);
  });

  it('are stable where cookies are blocked', () => {
    expect(versions(composition(100), undefined)).toEqual(STABLE);
  });

  it('are the pinned ones, without reading the visitor', () => {
    const pinned = [remote('mfe-a', '3.0.0'), remote('mfe-new', '1.0.0')];
    const readVisitor = jest.fn(() => undefined);
    const chosen = chooseVersions(composition(100), readVisitor, pinned);
    expect(chosen.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'mfe-b@1.0.0',
      'mfe-a@3.0.0',
      'mfe-new@1.0.0',
    ]);
    expect(readVisitor).not.toHaveBeenCalled();
  });
});

describe('the visitor', () => {
  it('comes from the cookies', () => {
    document.cookie = 'mb-visitor=BBBBBBBBBBBBBBBBBBBBBB; Path=/';
    document.cookie = 'mb-cohort=beta; Path=/';
    expect(currentVisitor()).toEqual({ id: 'BBBBBBBBBBBBBBBBBBBBBB', cohort: 'beta' });
  });

  it('receives an id that stays', () => {
    const first = currentVisitor();
    expect(first?.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(currentVisitor()).toEqual(first);
  });

  it('is undefined where cookies are blocked', () => {
    const blocked = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    expect(currentVisitor()).toBeUndefined();
    blocked.mockRestore();
  });
});
