import { describe, expect, it } from '@jest/globals';
import { RENDERS_PER_WORKER } from '../../limits.js';
import type { ServerVersion } from '../protocol.js';
import { chooseWorker, orderForTrial, reserveWorker, type Candidate } from './choose-worker.js';

const version = (name: string): ServerVersion => ({ name, version: '1.0.0', serverFile: '', routes: [] });
const trial = version('mfe-trial');
const other = version('mfe-other');
const isOnTrial = ({ name }: ServerVersion) => name.startsWith('mfe-trial');

const busy = (...versions: ServerVersion[]): Candidate => ({
  isOpen: true,
  isIsolated: false,
  load: versions.length,
  activeVersions: versions,
});
const closed = { ...busy(), isOpen: false };
const full = busy(...Array.from({ length: RENDERS_PER_WORKER }, () => other));
const choose = (
  chosenFor: ServerVersion,
  workers: Candidate[],
  { retried = false, reserved = -1 }: { retried?: boolean; reserved?: number } = {},
) => {
  const chosen = chooseWorker({ version: chosenFor, retried }, workers, isOnTrial, workers[reserved]);
  return chosen === undefined ? 'waits' : workers.indexOf(chosen);
};

describe('a process for a render', () => {
  it('is the least busy one that is open and has room', () => {
    expect(choose(other, [busy(other, other), busy(other)])).toBe(1);
    expect(choose(other, [busy(other), closed])).toBe(0);
    expect(choose(other, [busy(other), { ...busy(), isIsolated: true }])).toBe(0);
    expect(choose(other, [full])).toBe('waits');
  });

  it('runs nothing else when the process of the first try ended', () => {
    expect(choose(other, [busy(other), busy()], { retried: true })).toBe(1);
    expect(choose(other, [busy(other), busy(other)], { retried: true })).toBe('waits');
    expect(choose(other, [{ ...busy(trial), load: 0 }], { retried: true })).toBe('waits');
  });

  it('runs no other version beside those on trial', () => {
    expect(choose(other, [busy(trial), busy(other, other)])).toBe(1);
    expect(choose(other, [busy(trial), full])).toBe('waits');
    expect(choose(other, [busy(trial), closed])).toBe(0);
    expect(choose(trial, [busy(other), busy(other)])).toBe('waits');
    expect(choose(trial, [busy(other), busy()])).toBe(1);
  });

  it('is one alone for all versions on trial, also a moment after their code ran', () => {
    const second = version('mfe-trial-2');
    for (const host of [busy(trial), { ...busy(trial), load: 0 }]) {
      expect(choose(trial, [busy(), host])).toBe(1);
      expect(choose(second, [busy(), host])).toBe(1);
      expect(choose(second, [busy(), { ...host, isOpen: false }])).toBe('waits');
    }
  });

  it('takes no further render while it is reserved for a version on trial', () => {
    expect(choose(other, [busy(other), busy(other, other)], { reserved: 0 })).toBe(1);
    expect(choose(trial, [busy(), busy(other)], { reserved: 0 })).toBe(0);
  });
});

describe('a reserved process', () => {
  const reserve = (isWaiting: boolean, ...workers: Candidate[]) => {
    const reserved = reserveWorker(workers, isOnTrial, isWaiting);
    return reserved === undefined ? 'none' : workers.indexOf(reserved);
  };

  it('is the one that becomes free first, while a version on trial waits for it', () => {
    expect(reserve(true, busy(other, other), busy(other))).toBe(1);
    expect(reserve(false, busy(other), busy(other))).toBe('none');
    expect(reserve(true, busy(other), busy(trial))).toBe('none');
    expect(reserve(true, closed)).toBe('none');
  });
});

describe('the order of processes for a new version', () => {
  const order = (...workers: Candidate[]) =>
    orderForTrial(workers, isOnTrial).map((each) => workers.indexOf(each));

  it('begins with the process of versions on trial, then with the least busy one', () => {
    expect(order(busy(other, other), busy(), busy(other))).toEqual([1, 2, 0]);
    expect(order(busy(), busy(other), busy(trial, trial))).toEqual([2, 0, 1]);
    expect(order(closed, busy(other), busy())).toEqual([2, 1, 0]);
  });
});
