import { beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { StoredDataVersion } from '../../src/cache/models.js';
import { DataVersionRepository } from '../../src/cache/data-version.repository.js';
import { DataVersions } from '../../src/cache/data-versions.service.js';
import { CHANGE_LEASE_MS, VERSION_CHECK_MS, VERSION_TRUST_MS } from '../../src/cache/limits.js';

/** A repository in memory. The test controls when it responds. */
class Stored extends DataVersionRepository {
  revision: StoredDataVersion = { domain: 'catalogue', revision: 0, open: 0 };
  looks = 0;
  hold: Promise<void> = Promise.resolve();

  constructor() {
    // All methods that need the model are overridden.
    super(undefined as never);
  }

  override async list() {
    this.looks += 1;
    const found = { ...this.revision };
    await this.hold;
    return [found];
  }

  override increment(_: string, opened: -1 | 0 | 1) {
    this.change(opened);
    return Promise.resolve();
  }

  change(opened: -1 | 0 | 1) {
    const { domain, revision, open } = this.revision;
    this.revision = { domain, revision: revision + 1, open: open + opened };
  }
}

describe('the stamp of a domain', () => {
  let stored: Stored;
  let now: number;
  let revisions: DataVersions;
  const stamp = async () => revisions.current('catalogue');
  /** @returns whether the version has changed */
  const moves = async (elapsed: number) => {
    const before = await stamp();
    now += elapsed;
    return (await stamp()) !== before;
  };
  beforeEach(() => {
    stored = new Stored();
    now = 1_000_000;
    revisions = new DataVersions(stored, () => now, pino({ level: 'silent' }));
  });

  it('costs the database one look for all who ask together, and none while that is young', async () => {
    await Promise.all([stamp(), stamp(), revisions.current('content')]);
    now += VERSION_CHECK_MS - 1;
    await stamp();
    expect(stored.looks).toBe(1);
  });

  it('is returned immediately and queried in the background when the last query is a second old', async () => {
    await stamp();
    now += VERSION_CHECK_MS;
    expect(typeof revisions.current('catalogue')).toBe('number');
    expect(stored.looks).toBe(2);
  });

  it('stays the same while nothing changes', async () => {
    await stamp();
    expect(await moves(VERSION_TRUST_MS)).toBe(false);
    expect(await moves(VERSION_TRUST_MS)).toBe(false);
  });

  it('is another one after the change of another process', async () => {
    await stamp();
    stored.change(1);
    stored.change(-1);
    expect(await moves(VERSION_TRUST_MS)).toBe(true);
    expect(await moves(VERSION_TRUST_MS)).toBe(false);
  });

  it('is another one with each look while a change is under way, and for a while after its writer fell silent', async () => {
    await stamp();
    stored.change(1);
    expect(await moves(VERSION_TRUST_MS)).toBe(true);
    expect(await moves(VERSION_TRUST_MS)).toBe(true);
    expect(await moves(CHANGE_LEASE_MS)).toBe(false);
    stored.change(0);
    expect(await moves(VERSION_TRUST_MS)).toBe(true);
    expect(await moves(VERSION_TRUST_MS)).toBe(true);
  });

  it('differs immediately after a change of this process, failed or not', async () => {
    const before = await stamp();
    await revisions.change('catalogue', () => Promise.resolve());
    const between = await stamp();
    await expect(revisions.change('catalogue', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(new Set([before, between, await stamp()]).size).toBe(3);
    expect(stored.revision).toEqual({ domain: 'catalogue', revision: 4, open: 0 });
  });

  it('is announced before the work begins', async () => {
    await revisions.change('catalogue', () => {
      expect(stored.revision).toEqual({ domain: 'catalogue', revision: 1, open: 1 });
      return Promise.resolve();
    });
  });

  it('does not rely on a query that started long before', async () => {
    let answer: () => void = () => undefined;
    stored.hold = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const first = stamp();
    stored.change(1);
    now += VERSION_TRUST_MS;
    stored.hold = Promise.resolve();
    const second = stamp();
    answer();
    await Promise.all([first, second]);
    expect(stored.looks).toBe(2);
  });

  it('is queried again when the clock was set back', async () => {
    await stamp();
    now -= 1;
    await stamp();
    expect(stored.looks).toBe(2);
  });

  it('fails when the database is unavailable after the trust period', async () => {
    await stamp();
    stored.hold = Promise.reject(new Error('away'));
    now += VERSION_CHECK_MS;
    expect(await stamp()).toBeDefined();
    now += VERSION_TRUST_MS - VERSION_CHECK_MS;
    await expect(stamp()).rejects.toThrow('away');
  });
});
