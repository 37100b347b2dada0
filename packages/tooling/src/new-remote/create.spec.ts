import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { remoteDescriptorSchema } from '@mockingbird/contracts';
import { createRemote } from './create.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mockingbird-new-remote-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('createRemote', () => {
  it('writes a remote whose descriptor holds, and leaves no word of the template unfilled', async () => {
    const written = await createRemote(root, 'mfe-exam-news');
    const descriptor = JSON.parse(readFileSync(join(root, 'mfe-exam-news/remote.json'), 'utf8'));
    expect(remoteDescriptorSchema.parse(descriptor)).toMatchObject({
      name: 'mfe-exam-news',
      routes: [{ id: 'start', path: '/exam-news' }],
      navigation: [{ label: 'Exam news' }],
    });
    expect(written).toContain('mfe-exam-news/src/routes/start/page.tsx');
    for (const file of written) expect(readFileSync(join(root, file), 'utf8')).not.toContain('__');
    expect(readdirSync(root)).toEqual(['mfe-exam-news']);
  });

  it.each(['', 'exam-news', 'mfe-', 'mfe-Exam', 'mfe-../x', 'mfe-a--b', `mfe-${'x'.repeat(40)}`])(
    'refuses the name "%s" and writes nothing',
    async (name) => {
      await expect(createRemote(root, name)).rejects.toThrow(/^MB-5007 /);
      expect(readdirSync(root)).toEqual([]);
    },
  );

  it('leaves a remote alone that is there already', async () => {
    await createRemote(root, 'mfe-x');
    await expect(createRemote(root, 'mfe-x')).rejects.toThrow('MB-5007 mfe-x is there already');
  });
});
