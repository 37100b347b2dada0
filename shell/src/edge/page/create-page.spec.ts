import { describe, expect, it } from '@jest/globals';
import { createPage } from './create-page.js';

const etagOf = (body: string, leftOut?: string) => createPage(200, {}, body, leftOut).etag;

describe('the ETag of a page', () => {
  it('does not cover the part that is left out', () => {
    expect(etagOf('<p>ä at 1</p>', ' at 1')).toBe(etagOf('<p>ä at 22</p>', ' at 22'));
    expect(etagOf('<p>ä at 1</p>', ' at 1')).not.toBe(etagOf('<p>ö at 1</p>', ' at 1'));
    expect(etagOf('<p>ä at 1</p>', ' at 1')).not.toBe(etagOf('<p>ä at 1</p>!', ' at 1'));
  });

  it('covers the whole body otherwise', () => {
    expect(etagOf('one')).not.toBe(etagOf('two'));
    expect(etagOf('one', 'absent')).toBe(etagOf('one'));
  });
});
