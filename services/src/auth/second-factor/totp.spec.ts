import { describe, expect, it } from '@jest/globals';
import { findStep, newSecret, otpauthAddress } from './totp.js';

/** The secret of RFC 6238, appendix B, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SECOND_MS = 1_000;
const STEP = 30;

describe('a code of an authenticator app', () => {
  // The appendix has eight digits; the last six are the code of six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s is that of RFC 6238', (seconds, code) => {
    expect(findStep(RFC_SECRET, code, seconds * SECOND_MS)).toBe(Math.floor(seconds / STEP));
  });

  it('is valid one step early or late, and no longer', () => {
    const steps = [-2, -1, 0, 1, 2].map((late) =>
      findStep(RFC_SECRET, '287082', (59 + late * STEP) * SECOND_MS),
    );
    expect(steps).toEqual([undefined, 1, 1, 1, undefined]);
  });

  it.each(['287083', '28708', '2870821', '', 'abcdef', '287 082'])('%j is not valid', (code) => {
    expect(findStep(RFC_SECRET, code, 59 * SECOND_MS)).toBeUndefined();
  });

  it('comes from a new secret of 160 bits each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  it('has an address with issuer and user name for the app', () => {
    expect(otpauthAddress(RFC_SECRET, 'Asha.Rao')).toBe(
      `otpauth://totp/Mockingbird:Asha.Rao?issuer=Mockingbird&secret=${RFC_SECRET}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
