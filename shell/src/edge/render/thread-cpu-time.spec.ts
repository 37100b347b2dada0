import { describe, expect, it } from '@jest/globals';
import { ownThread, threadWorkMs } from './thread-cpu-time.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the clock of a thread', () => {
  it('goes on while the thread works', () => {
    const thread = ownThread() ?? '';
    const before = threadWorkMs(thread) ?? NaN;
    const until = performance.now() + 10_000;
    while ((threadWorkMs(thread) ?? NaN) - before < 30 && performance.now() < until);
    expect(threadWorkMs(thread)).toBeGreaterThanOrEqual(before + 30);
  });

  it('is unknown for a thread that is not there', () => {
    expect(threadWorkMs('0/task/0')).toBeUndefined();
  });
});
