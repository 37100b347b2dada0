import { describe, expect, it } from '@jest/globals';
import { supervise } from '../../scripts/lib/site/supervise.mjs';
import type { RunningPart } from '../../scripts/lib/child.mjs';

const settled = () => new Promise((done) => setImmediate(done));

/** A part, a clock and pauses under the test's control. */
function stage({ startsFail = false, givesUp = true } = {}) {
  const printed: string[] = [];
  const pauses: number[] = [];
  const ends: ((code: number) => void)[] = [];
  const stops: number[] = [];
  let time = 0;
  let endPause: () => void = () => undefined;
  let givenUp = false;
  let siteStops = false;
  const makePart = (): RunningPart => {
    const id = ends.length;
    let end: (code: number) => void = () => undefined;
    const exited = new Promise<number>((resolve) => (end = resolve));
    ends.push(end);
    return {
      address: 'http://127.0.0.1:4000',
      exited,
      stop: () => {
        stops.push(id);
        end(0);
        return Promise.resolve();
      },
    };
  };
  const part = supervise('services', makePart(), {
    start: () =>
      startsFail ? Promise.reject(new Error('MB-5003 Port 4000 is in use')) : Promise.resolve(makePart()),
    log: (line: string) => void printed.push(line),
    onGivingUp: givesUp ? () => void (givenUp = true) : undefined,
    isStopping: () => siteStops,
    now: () => time,
    pauseFor: (milliseconds: number) => {
      pauses.push(milliseconds);
      let end: () => void = () => undefined;
      const over = new Promise<void>((resolve) => (end = resolve));
      endPause = () => {
        time += milliseconds;
        end();
      };
      return { over, cancel: end };
    },
  });
  return {
    part,
    printed,
    pauses,
    stops,
    started: () => ends.length,
    isGivenUp: () => givenUp,
    stopSite: () => {
      siteStops = true;
    },
    /** Ends the newest part after this runtime, and passes the pause after it. */
    endAfter: async (milliseconds: number, passPause = true) => {
      time += milliseconds;
      ends.at(-1)?.(1);
      await settled();
      if (passPause) {
        endPause();
        await settled();
      }
    },
    passPause: async () => {
      endPause();
      await settled();
    },
  };
}

describe('a part that exits unexpectedly', () => {
  it('is started again, after pauses that double up to 30 seconds', async () => {
    const { part, pauses, printed, started, endAfter } = stage();
    for (let round = 0; round < 7; round += 1) await endAfter(15_000);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(started()).toBe(8);
    expect(printed.slice(0, 2)).toEqual([
      'services exited unexpectedly (code 1); restarting in 1 s',
      'services restarted',
    ]);
    await part.stop();
  });

  it('is started again after the shortest pause when it ran well for a minute', async () => {
    const { part, pauses, endAfter } = stage();
    await endAfter(0);
    await endAfter(0);
    await endAfter(60_000);
    expect(pauses).toEqual([1_000, 2_000, 1_000]);
    await part.stop();
  });

  it('is given up after five ends within a minute, and says so', async () => {
    const { printed, pauses, started, endAfter, isGivenUp } = stage();
    for (let round = 0; round < 4; round += 1) await endAfter(100);
    expect(isGivenUp()).toBe(false);
    await endAfter(100, false);
    expect(isGivenUp()).toBe(true);
    expect(printed.at(-1)).toBe(
      'services ended 5 times within a minute (code 1); giving up and stopping the rest',
    );
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(started()).toBe(5);
  });

  it('is started again without end when the site works without it', async () => {
    const { part, printed, pauses, started, endAfter } = stage({ givesUp: false });
    for (let round = 0; round < 8; round += 1) await endAfter(100);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(started()).toBe(9);
    expect(printed.filter((line) => line.includes('giving up'))).toEqual([]);
    await part.stop();
  });

  it('counts a start that fails as an end', async () => {
    const { printed, isGivenUp, endAfter, passPause } = stage({ startsFail: true });
    await endAfter(0);
    expect(printed.at(-1)).toBe(
      'services exited unexpectedly (MB-5003 Port 4000 is in use); restarting in 2 s',
    );
    for (let round = 0; round < 3; round += 1) await passPause();
    expect(isGivenUp()).toBe(true);
  });

  it('stays where it is when the site stops in the middle of a pause', async () => {
    const { part, started, printed, endAfter } = stage();
    await endAfter(0, false);
    await part.stop();
    await settled();
    expect(started()).toBe(1);
    expect(printed).toEqual(['services exited unexpectedly (code 1); restarting in 1 s']);
  });

  it('is not started again when all parts end because the site stops', async () => {
    const { started, printed, stopSite, endAfter } = stage();
    stopSite();
    await endAfter(0);
    expect(started()).toBe(1);
    expect(printed).toEqual([]);
  });

  it('is stopped as it was before, once it was started again', async () => {
    const { part, stops, printed, endAfter } = stage();
    await endAfter(0);
    await part.stop();
    expect(stops).toEqual([0, 1]);
    expect(printed).toHaveLength(2);
  });
});

describe('a part that the site did not start', () => {
  it('is left alone', () => {
    const database: RunningPart = { stop: () => Promise.resolve() };
    const options = {
      start: () => Promise.reject(new Error('not ours')),
      log: () => undefined,
      onGivingUp: () => undefined,
    };
    expect(supervise('database', database, options)).toBe(database);
  });
});
