import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  LATER_HARM_MS,
  STALL_PAUSE_MAX_MS,
  STALL_PAUSE_MS,
  STALLS_BEFORE_PAUSE,
  SUSPICION_MS,
} from '../../limits.js';
import { VersionRecord } from './version-record.js';

const version = (name: string, number = '1.0.0') => ({ name, version: number, serverFile: '', routes: [] });
const culprit = version('mfe-a');
let now: number;
let record: VersionRecord;

beforeEach(() => {
  now = 5_000;
  record = new VersionRecord(() => now);
});

const stall = (times: number) => {
  for (let time = 0; time < times; time += 1) record.recordStall(culprit);
};

describe('the record of versions', () => {
  it('pauses a version after three stalls, for 30 s', () => {
    expect([STALLS_BEFORE_PAUSE, STALL_PAUSE_MS]).toEqual([3, 30_000]);
    stall(2);
    expect(record.isPaused(culprit)).toBe(false);
    stall(1);
    expect(record.isPaused(culprit)).toBe(true);
    now += STALL_PAUSE_MS - 1;
    expect(record.isPaused(culprit)).toBe(true);
    now += 1;
    expect(record.isPaused(culprit)).toBe(false);
  });

  it('pauses a version that stalls after a pause immediately, for twice as long, up to eight minutes', () => {
    expect(STALL_PAUSE_MAX_MS).toBe(8 * 60_000);
    stall(3);
    now += STALL_PAUSE_MS;
    for (const minutes of [1, 2, 4, 8, 8]) {
      stall(1);
      now += minutes * 60_000 - 1;
      expect(record.isPaused(culprit)).toBe(true);
      now += 1;
      expect(record.isPaused(culprit)).toBe(false);
    }
  });

  it('starts at zero after as long a time without a stall as the last pause was', () => {
    stall(3);
    now += 2 * STALL_PAUSE_MS;
    expect(record.recordStall(culprit)).toBe(1);
    expect(record.isPaused(culprit)).toBe(false);
    stall(2);
    expect(record.isPaused(culprit)).toBe(true);
  });

  it('does not end a pause because of a stall that started before it', () => {
    stall(4);
    expect(record.isPaused(culprit)).toBe(true);
  });

  it('distinguishes versions and remotes', () => {
    stall(3);
    expect(record.isPaused(version('mfe-a', '1.0.1'))).toBe(false);
    expect(record.isPaused(version('mfe-b'))).toBe(false);
  });

  it('has a version on trial until two seconds after its first render, and for a minute after a stall', () => {
    expect([record.isOnTrial(culprit), record.isSuspect(culprit)]).toEqual([true, false]);
    record.recordResult(culprit);
    now += LATER_HARM_MS - 1;
    record.recordResult(culprit);
    expect(record.isOnTrial(culprit)).toBe(true);
    now += 1;
    expect(record.isOnTrial(culprit)).toBe(false);
    stall(1);
    record.recordResult(culprit);
    expect([record.isOnTrial(culprit), record.isSuspect(culprit)]).toEqual([true, true]);
    now += SUSPICION_MS - 1;
    expect(record.isSuspect(culprit)).toBe(true);
    now += 1;
    expect([record.isOnTrial(culprit), record.isSuspect(culprit)]).toEqual([false, false]);
  });

  it('has a trusted version on trial only after a stall', () => {
    record.trust(culprit);
    expect(record.isOnTrial(culprit)).toBe(false);
    stall(1);
    expect(record.isOnTrial(culprit)).toBe(true);
  });
});
