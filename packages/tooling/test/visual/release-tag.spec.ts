import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { lastReleaseTag } from '../../../../scripts/lib/release-tags.mjs';

let folder: string;

function git(day: string, ...args: string[]): void {
  const at = `2026-11-${day}T10:00:00Z`;
  const author = { GIT_AUTHOR_NAME: 'A team', GIT_AUTHOR_EMAIL: 'team@example.org', GIT_AUTHOR_DATE: at };
  const committer = {
    GIT_COMMITTER_NAME: 'A team',
    GIT_COMMITTER_EMAIL: 'team@example.org',
    GIT_COMMITTER_DATE: at,
  };
  execFileSync('git', args, { cwd: folder, env: { PATH: process.env.PATH, ...author, ...committer } });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mockingbird-tags-'));
  git('01', 'init', '-q');
  git('01', 'commit', '-q', '--allow-empty', '-m', 'feat: first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is the newest tag of a package, not the highest version, nor a tag of something else', async () => {
  git('02', 'tag', '-a', '-m', 'a', '@mockingbird/mfe-blog@2.0.0');
  git('03', 'tag', '-a', '-m', 'b', '@mockingbird/shell@1.4.0');
  git('04', 'tag', '-a', '-m', 'c', 'backup');
  expect(await lastReleaseTag(folder)).toBe('@mockingbird/shell@1.4.0');
});

it('is undefined in a repository without a release', async () => {
  expect(await lastReleaseTag(folder)).toBeUndefined();
});
