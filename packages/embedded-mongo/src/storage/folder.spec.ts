import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { takeFolder } from './folder.js';

/** Above the highest process id of any system, so no process has it. */
const UNUSED_PID = 2 ** 30;

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'embedded-mongo-')), 'data');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));
  const lock = (): string => join(folder, 'server.lock');

  it('is made for its owner alone, and belongs to one at a time', () => {
    const release = takeFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(() => takeFolder(folder)).toThrow(`in use by process ${process.pid}`);
    release();
    takeFolder(folder)();
  });

  it.each([
    ['of a process that is gone', `${UNUSED_PID} 1\n`],
    ['of a process id that another process has now', `${process.pid} 1\n`],
    ['that is empty', ''],
  ])('is taken over with a lock %s', (_what, content) => {
    takeFolder(folder)();
    writeFileSync(lock(), content);
    const release = takeFolder(folder);
    expect(readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+\n$`));
    release();
  });

  // Only Linux tells.
  (existsSync('/proc/self/stat') ? it : it.skip)(
    'is taken over from a process that has ended unseen',
    async () => {
      // The first shell starts one that exits immediately, and becomes a program that never reaps it.
      const parent = spawn('sh', ['-c', "sh -c 'echo $$' & exec sleep 60"]);
      const pid = await new Promise<string>((resolve) =>
        createInterface(parent.stdout).once('line', resolve),
      );
      const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
      while (!stat().startsWith('Z')) await new Promise((resolve) => setImmediate(resolve));
      takeFolder(folder)();
      writeFileSync(lock(), `${pid} ${stat().split(' ')[19] ?? ''}\n`);
      takeFolder(folder)();
      parent.kill();
    },
  );

  it('is given back by its holder only', () => {
    const release = takeFolder(folder);
    writeFileSync(lock(), `${UNUSED_PID} 1\n`);
    release();
    expect(readFileSync(lock(), 'utf8')).toBe(`${UNUSED_PID} 1\n`);
  });

  it('of another format, or of none although it holds data, is refused', () => {
    takeFolder(folder)();
    writeFileSync(join(folder, 'format.json'), '{"format":3}');
    expect(() => takeFolder(folder)).toThrow('has data format 3; this version reads format 2');
    rmSync(join(folder, 'format.json'));
    writeFileSync(join(folder, 'data.mdb'), '');
    expect(() => takeFolder(folder)).toThrow('unknown format');
  });
});
