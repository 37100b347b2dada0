import { describe, expect, it } from '@jest/globals';
import { ReleaseError } from './release-client.js';
import { untilDecided } from './until-decided.js';

const LATE = { path: '/manifest/routes/0', message: 'Route "a" gave nothing in time' };
const undecided = () => new ReleaseError('MB-4016', 503, 'The gate could not decide in time.', [LATE]);
const pausesMs = [1, 2];

/** Fails the given number of times, then returns "done". */
function work(failures: number, error: () => Error) {
  let tries = 0;
  return {
    tries: () => tries,
    run: async () => {
      tries += 1;
      if (tries <= failures) throw error();
      return 'done';
    },
  };
}

describe('what the gate could not decide', () => {
  it('is retried, and reported each time', async () => {
    const lines: string[] = [];
    const { run, tries } = work(2, undecided);
    await expect(untilDecided(run, { pausesMs, onRetry: (line) => lines.push(line) })).resolves.toBe('done');
    expect(tries()).toBe(3);
    expect(lines).toEqual([
      'the gate could not decide in time (Route "a" gave nothing in time); next try in 0.001 s',
      'the gate could not decide in time (Route "a" gave nothing in time); next try in 0.002 s',
    ]);
  });

  it('ends as undecided after the last try', async () => {
    const { run, tries } = work(9, undecided);
    await expect(untilDecided(run, { pausesMs })).rejects.toMatchObject({ code: 'MB-4016', status: 503 });
    expect(tries()).toBe(3);
  });

  it('never retries a rejection', async () => {
    const { run, tries } = work(9, () => new ReleaseError('MB-4009', 409, 'threw'));
    await expect(untilDecided(run, { pausesMs })).rejects.toMatchObject({ code: 'MB-4009' });
    expect(tries()).toBe(1);
  });
});
