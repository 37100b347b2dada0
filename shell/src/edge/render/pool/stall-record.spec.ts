import { beforeEach, describe, expect, it } from '@jest/globals';
import { STALL_PAUSE_MS, STALLS_BEFORE_PAUSE } from '../../limits.js';
import { StallRecord } from './stall-record.js';

const version = (name: string, number = '1.0.0') => ({ name, version: number, serverFile: '', routes: [] });
const culprit = version('mfe-a');
let now: number;
let record: StallRecord;

beforeEach(() => {
  now = 5_000;
  record = new StallRecord(() => now);
});

const stall = (times: number) => {
  for (let time = 0; time < times; time += 1) record.recordStall(culprit);
};

describe('the record of stalls', () => {
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

  it('starts at zero after a pause', () => {
    stall(3);
    now += STALL_PAUSE_MS;
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
});
