import { describe, expect, it } from '@jest/globals';
import { TokenKeys } from './token-keys.js';

const keys = (release: string, id = 'release') => new TokenKeys(new Map([[id, release]]));
const ID = 'release-team-x-0a1b2c3d';

describe('the secrets of release tokens', () => {
  it('follow from the id and the platform key alone', () => {
    const secret = keys('a-secret-of-16-or-more').secretOf(ID);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(keys('a-secret-of-16-or-more').secretOf(ID)).toBe(secret);
    expect(keys('another-secret-of-16-up').secretOf(ID)).not.toBe(secret);
    expect(keys('a-secret-of-16-or-more').secretOf('release-team-x-0a1b2c3e')).not.toBe(secret);
  });

  it('are not the platform key itself, nor made with it directly', () => {
    const secret = keys('a-secret-of-16-or-more').secretOf(ID) ?? '';
    expect(secret).not.toContain('a-secret');
  });

  it.each([
    'release',
    'release-2',
    'release-team-x',
    'release-0a1b2c3d',
    'release-team-x-0a1b2c3',
    'release-team-x-0A1B2C3D',
    'release-Team-0a1b2c3d',
    'edge-team-x-0a1b2c3d',
    ` ${ID}`,
    `${ID}\n`,
    'release--0a1b2c3d',
    `release-${'x'.repeat(33)}-0a1b2c3d`,
  ])('do not exist for %j', (id) => {
    expect(keys('a-secret-of-16-or-more').secretOf(id)).toBeUndefined();
  });

  it('do not exist without a key for releases', () => {
    expect(keys('a-secret-of-16-or-more', 'edge').secretOf(ID)).toBeUndefined();
  });
});
