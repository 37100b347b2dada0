import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { checkFolderFiles } from './folder-files.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mockingbird-folders-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(folder: string, count: number, ending = '.ts'): void {
  mkdirSync(join(root, folder), { recursive: true });
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(root, folder, `file-${index}${ending}`), '');
}

it('lets a folder have 15 source files, besides specs and stylesheets', () => {
  plant('a/src', 15);
  plant('a/src', 9, '.spec.ts');
  plant('a/src', 9, '.module.css');
  expect(checkFolderFiles(root)).toEqual({ issues: [], folders: 1, largest: 15 });
});

it('names a folder with more', () => {
  plant('a/src', 16);
  plant('b/src', 15);
  expect(checkFolderFiles(root).issues).toEqual(['a/src has 16 source files; at most 15 are allowed']);
});
