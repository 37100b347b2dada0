import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { SignedComposition } from '@mockingbird/contracts';
import fc from 'fast-check';
import { manifestOf } from '../../test/manifest.js';
import { promote } from '../compose.js';
import {
  openComposition,
  parseSigningKey,
  parseTrustedKeys,
  publicKeyText,
  signComposition,
} from './dsse.js';

const ABOUT = { by: 'release', why: 'test', createdAt: '2026-11-20T00:00:00.000Z' };
const composition = promote(undefined, [manifestOf('mfe-a', '1.0.0', '/a')], ABOUT);
/** The first test vector of RFC 8032, section 7.1. */
const SEED = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
const PUBLIC = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');
const key = parseSigningKey(`one:${SEED.toString('base64')}`);
const other = parseSigningKey(`two:${randomBytes(32).toString('base64')}`);
const trusted = parseTrustedKeys(publicKeyText(key));
const signed = signComposition(composition, key);

describe('keys', () => {
  it('are those of RFC 8032', () => {
    expect(publicKeyText(key)).toBe(`one:${PUBLIC.toString('base64')}`);
  });

  it.each(['', 'one', ':AAAA', 'one:AAAA', 'one:not base64'])(
    'are refused when they do not fit: %j',
    (text) => {
      expect(() => parseSigningKey(text)).toThrow();
      if (text !== '') expect(() => parseTrustedKeys(text)).toThrow();
    },
  );

  it('are never named with their content', () => {
    const secret = randomBytes(31).toString('base64');
    expect(() => parseSigningKey(`one:${secret}`)).toThrow(expect.not.stringContaining(secret));
  });
});

describe('a signed composition', () => {
  it('opens to what was signed', () => {
    expect(openComposition(signed, trusted)).toEqual({ ok: true, composition, keyId: 'one' });
  });

  it('opens with any of several keys, so that keys can be changed', () => {
    const both = parseTrustedKeys(`${publicKeyText(other)}, ${publicKeyText(key)}`);
    expect(openComposition(signed, both)).toMatchObject({ ok: true, keyId: 'one' });
    expect(openComposition(signComposition(composition, other), both)).toMatchObject({
      ok: true,
      keyId: 'two',
    });
  });

  it('is refused when its key is not trusted, or another one bears its id', () => {
    expect(openComposition(signComposition(composition, other), trusted)).toMatchObject({
      ok: false,
      reason: 'signature',
    });
    const impostor = signComposition(composition, { ...other, id: 'one' });
    expect(openComposition(impostor, trusted)).toMatchObject({ ok: false, reason: 'signature' });
    expect(openComposition(signed, new Map())).toMatchObject({ ok: false, reason: 'signature' });
  });

  it('is refused when any bit of it was changed', () => {
    const payload = Buffer.from(signed.payload, 'base64');
    fc.assert(
      fc.property(fc.nat(payload.length * 8 - 1), (bit) => {
        const changed = Buffer.from(payload);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const envelope: SignedComposition = { ...signed, payload: changed.toString('base64') };
        expect(openComposition(envelope, trusted)).toMatchObject({ ok: false, reason: 'signature' });
      }),
    );
  });

  it('is refused when its signature was changed, cut or is no base64', () => {
    const [one] = signed.signatures;
    for (const sig of ['', 'AAAA', one?.sig.slice(4) ?? '', `AAAA${one?.sig.slice(4) ?? ''}`, '?']) {
      const envelope = { ...signed, signatures: [{ keyid: 'one', sig }] };
      expect(openComposition(envelope, trusted)).toMatchObject({ ok: false, reason: 'signature' });
    }
  });

  it('is refused, with every fault, when what was signed is no composition', () => {
    const strange = { ...composition, number: 0, remotes: 'none' };
    // A composition that a faulty program signed.
    const envelope = signComposition(strange as never, key);
    const opened = openComposition(envelope, trusted);
    expect(opened).toMatchObject({ ok: false, reason: 'content' });
    expect(!opened.ok && opened.detail).toMatch(/\/number.*\/remotes/);
  });
});
