import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SHARE_QUEUE_LIMIT } from '../../limits.js';
import { Rasterizer } from './rasterizer.js';

/** A thread that answers a text with its bytes, and does what some texts say. */
const WORKER = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', (text) => {
  if (text === 'loop') for (;;);
  if (text === 'fail') throw new Error('cannot be painted');
  parentPort.postMessage(Buffer.from(text === 'thread' ? String(threadId) : text));
});`;
/** Milliseconds; long enough for the start of a thread on a busy machine. */
const TIME_LIMIT_MS = 3_000;

let folder: string;
let workerFile: string;
let rasterizer: Rasterizer;
const warnings: object[] = [];
const log = { warn: (fields: object) => void warnings.push(fields) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasterizer-'));
  workerFile = join(folder, 'worker.cjs');
  await writeFile(workerFile, WORKER);
});

afterEach(async () => {
  await rasterizer.close();
  warnings.length = 0;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns the options, which a test may change later */
function create(changes: { workerFile?: string; idleMs?: number } = {}) {
  const options = { workerFile, log, timeLimitMs: TIME_LIMIT_MS, ...changes };
  rasterizer = new Rasterizer(options);
  return options;
}
const draw = async (text: string) => (await rasterizer.rasterize(text)).toString();

describe('the thread for pictures', () => {
  it('tries at the start whether pictures can be made', async () => {
    create();
    await rasterizer.start();
    expect([rasterizer.isUsable, warnings]).toEqual([true, []]);
  });

  it('is missed with one warning, and nothing else', async () => {
    create({ workerFile: join(folder, 'none.cjs') });
    await rasterizer.start();
    expect(rasterizer.isUsable).toBe(false);
    expect(warnings).toEqual([expect.objectContaining({ code: 'MB-2014' })]);
  });

  it('makes one picture after the other', async () => {
    create();
    expect(await Promise.all(['a', 'b', 'c'].map(draw))).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['takes too long', 'loop', 100],
    ['fails', 'fail', TIME_LIMIT_MS],
  ])('is replaced when a picture %s', async (_what, text, timeLimitMs) => {
    const options = create();
    await draw('first');
    options.timeLimitMs = timeLimitMs;
    await expect(draw(text)).rejects.toThrow();
    options.timeLimitMs = TIME_LIMIT_MS;
    expect(await draw('next')).toBe('next');
  });

  it('refuses pictures when too many wait', async () => {
    create();
    const results = await Promise.allSettled(
      Array.from({ length: SHARE_QUEUE_LIMIT + 3 }, (_, index) => draw(String(index))),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
  });

  it('stays for the next picture', async () => {
    create();
    expect(await draw('thread')).toBe(await draw('thread'));
  });

  it('ends when it is idle, and the next picture gets another one', async () => {
    create({ idleMs: 1 });
    const first = await draw('thread');
    // Timers run in the order of their times.
    await setTimeout(10);
    expect(await draw('thread')).not.toBe(first);
  });
});
