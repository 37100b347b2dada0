import { describe, expect, it } from '@jest/globals';
import { manifestOf } from '../test/manifest.js';
import { fragmentConflicts } from './conflicts.js';

const offering = (name: string, version: string, ...fragments: string[]) => ({
  ...manifestOf(name, version),
  fragments: fragments.map((fragment) => ({ name: fragment, js: [], css: [] })),
});

describe('fragments of one name', () => {
  it('are a conflict between two remotes', () => {
    const conflicts = fragmentConflicts([
      offering('a', '1.0.0', 'quiz', 'clock'),
      offering('b', '1.0.0', 'quiz'),
    ]);
    expect(conflicts).toEqual([{ fragment: 'quiz', remote: 'b', otherRemote: 'a' }]);
  });

  it('are none between two versions of one remote', () => {
    expect(fragmentConflicts([offering('a', '1.0.0', 'quiz'), offering('a', '2.0.0', 'quiz')])).toEqual([]);
  });
});
