import { describe, expect, it } from '@jest/globals';
import { manifestOf } from '../test/manifest.js';
import { fragmentConflicts, routeConflicts } from './conflicts.js';

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

describe('routes of one shape', () => {
  it('are a conflict between each two remotes that have one', () => {
    const found = routeConflicts([
      manifestOf('a', '1.0.0', '/exam/:id', '/own'),
      manifestOf('b', '1.0.0', '/exam/:examId', '/exam/list'),
      manifestOf('c', '1.0.0', '/exam/:other'),
    ]);
    expect(found).toEqual([
      { path: '/exam/:id', remote: 'a', otherPath: '/exam/:examId', otherRemote: 'b' },
      { path: '/exam/:id', remote: 'a', otherPath: '/exam/:other', otherRemote: 'c' },
      { path: '/exam/:examId', remote: 'b', otherPath: '/exam/:other', otherRemote: 'c' },
    ]);
  });

  it('are none between two versions of one remote', () => {
    expect(routeConflicts([manifestOf('a', '1.0.0', '/a/*'), manifestOf('a', '2.0.0', '/a/*')])).toEqual([]);
  });
});
