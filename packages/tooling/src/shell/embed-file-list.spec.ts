import { describe, expect, it } from '@jest/globals';
import { embedFileList } from './embed-file-list.mjs';

const FILES = { '/assets/part-7.0123456789.js': 'sha384-x' };

describe('the list of later scripts in the first one', () => {
  it('replaces the name', () => {
    const script = embedFileList('trust(MB_SHELL_FILES);', FILES);
    const trust = (files: unknown): unknown => files;
    expect(new Function('trust', `return ${script}`)(trust)).toEqual(FILES);
  });

  it.each(['trust({});', 'trust(MB_SHELL_FILES, MB_SHELL_FILES);', 'trust(MB_SHELL_FILES_2);'])(
    'is refused for %s',
    (script) => {
      expect(() => embedFileList(script, FILES)).toThrow('MB_SHELL_FILES exactly once');
    },
  );
});
