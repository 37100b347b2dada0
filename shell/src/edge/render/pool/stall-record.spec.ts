import { beforeEach, describe, expect, it } from '@jest/globals';
import { STALL_PAUSE_MS, STALLS_BEFORE_PAUSE } from '../../limits.js';
import { StallRecord } from './stall-record.js';

const version = (name: string, number = '1.0.0') => ({ name, version: number, serverFile: '', routes: [] });
const guilty = version('mfe-a');
let now: number;
let record: StallRecord;

beforeEach(() => {
  now = 5_000;
  record = new StallRecord(() => now);
});

const stall = (times: number) => {
  for (let time = 0; time < times; time += 1) record.note(guilty);
};

describe('the record of stalls', () => {
  it('pauses a version after three stalls, for 30 s', () => {
    expect([STALLS_BEFORE_PAUSE, STALL_PAUSE_MS]).toEqual([3, 30_000]);
    stall(2);
    expect(record.isPaused(guilty)).toBe(false);
    stall(1);
    expect(record.isPaused(guilty)).toBe(true);
    now += STALL_PAUSE_MS - 1;
    expect(record.isPaused(guilty)).toBe(true);
    now += 1;
    expect(record.isPaused(guilty)).toBe(false);
  });

  it('counts anew after a pause', () => {
    stall(3);
    now += STALL_PAUSE_MS;
    expect(record.note(guilty)).toBe(1);
    expect(record.isPaused(guilty)).toBe(false);
    stall(2);
    expect(record.isPaused(guilty)).toBe(true);
  });

  it('does not end a pause because of a stall that was under way when it began', () => {
    stall(4);
    expect(record.isPaused(guilty)).toBe(true);
  });

  it('knows versions and remotes apart', () => {
    stall(3);
    expect(record.isPaused(version('mfe-a', '1.0.1'))).toBe(false);
    expect(record.isPaused(version('mfe-b'))).toBe(false);
  });
});
