/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LiveComposition, LiveRemote } from '@mockingbird/contracts';
import { bucketOf, type Visitor } from '@mockingbird/registry';
import { chooseVersions, presentVisitor } from './choose-versions.js';

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

/** A composition in which mfe-a has a canary for a share of the visitors. */
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
  it('are the canary below its share, with the stable version to fall back to, and the stable one above', () => {
    const id = 'AAAAAAAAAAAAAAAAAAAAAA';
    const share = bucketOf(id, SALT) / 100;
    expect(versions(composition(share + 0.01), { id })).toEqual(CANARY);
    expect(versions(composition(share), { id })).toEqual(STABLE);
  });

  it('are the canary for a group that asked for it', () => {
    expect(versions(composition(0), { id: 'x', cohort: 'beta' })).toEqual(CANARY);
    expect(versions(composition(0), { id: 'x', cohort: 'other' })).toEqual(STABLE);
  });

  it('are stable for who refuses cookies', () => {
    expect(versions(composition(100), undefined)).toEqual(STABLE);
  });

  it('are the pinned ones whatever is live; nobody needs an id for that', () => {
    const pinned = [remote('mfe-a', '3.0.0'), remote('mfe-new', '1.0.0')];
    const ask = jest.fn(() => undefined);
    const chosen = chooseVersions(composition(100), ask, pinned);
    expect(chosen.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'mfe-b@1.0.0',
      'mfe-a@3.0.0',
      'mfe-new@1.0.0',
    ]);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the visitor', () => {
  it('is the one of the cookie', () => {
    document.cookie = 'mb-visitor=BBBBBBBBBBBBBBBBBBBBBB; Path=/';
    document.cookie = 'mb-cohort=beta; Path=/';
    expect(presentVisitor()).toEqual({ id: 'BBBBBBBBBBBBBBBBBBBBBB', cohort: 'beta' });
  });

  it('is given an id that stays', () => {
    const first = presentVisitor();
    expect(first?.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(presentVisitor()).toEqual(first);
  });

  it('is nobody where cookies are refused', () => {
    const refused = jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => undefined);
    expect(presentVisitor()).toBeUndefined();
    refused.mockRestore();
  });
});
