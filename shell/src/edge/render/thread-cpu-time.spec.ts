import { describe, expect, it } from '@jest/globals';
import { currentThreadPath, readThreadCpuMs } from './thread-cpu-time.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('the processor time of a thread', () => {
  it('increases while the thread works', () => {
    const thread = currentThreadPath() ?? '';
    const before = readThreadCpuMs(thread) ?? NaN;
    const until = performance.now() + 10_000;
    while ((readThreadCpuMs(thread) ?? NaN) - before < 30 && performance.now() < until);
    expect(readThreadCpuMs(thread)).toBeGreaterThanOrEqual(before + 30);
  });

  it('is undefined for a thread that does not exist', () => {
    expect(readThreadCpuMs('0/task/0')).toBeUndefined();
  });
});
