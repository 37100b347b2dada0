import { describe, expect, it } from '@jest/globals';
import { startChild } from '../../scripts/lib/child.mjs';

const start = async (code: string) =>
  startChild('database', process.execPath, ['-e', code], {
    cwd: import.meta.dirname,
    env: process.env,
    quiet: true,
  });

const crash = (signal: string): string =>
  `process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000);`;

describe('a process of the site', () => {
  it.each([
    ['SIGSEGV', 'it crashed (SIGSEGV)'],
    ['SIGBUS', 'a file that it reads is shorter than it was (SIGBUS)'],
    ['SIGKILL', 'it was killed, by a person or by the system because memory is short (SIGKILL)'],
    ['SIGHUP', 'signal SIGHUP'],
  ])('that %s ends before it is ready is explained in words', async (signal, words) => {
    await expect(start(`console.log('last line');${crash(signal)}`)).rejects.toThrow(words);
  });

  it('says its exit code, and its own numbered error in place of that', async () => {
    await expect(start(`console.log('last line'); process.exitCode = 3`)).rejects.toThrow(
      'database ended before it was ready, code 3:\nlast line',
    );
    await expect(start(`console.error('MB-5010 x is damaged')`)).rejects.toThrow(/^MB-5010 x is damaged$/);
  });

  it('says later why it ended', async () => {
    const child = await start(
      `console.log('x ready http://a/'); setTimeout(() => { ${crash('SIGSEGV')} }, 50)`,
    );
    await child.exited;
    expect(child.exitReason?.()).toBe('it crashed (SIGSEGV)');
  });
});
