import { describe, expect, it } from '@jest/globals';
import { mediaTypeOf } from './media-type.mjs';

describe('the media type of a file', () => {
  it.each([
    ['remote.js', 'text/javascript; charset=utf-8'],
    ['mfe-home-main.css', 'text/css; charset=utf-8'],
    ['dmv.ac606f1fc2.svg', 'image/svg+xml'],
    ['og.png', 'image/png'],
    ['notes.unknown', 'application/octet-stream'],
    ['LICENSE', 'application/octet-stream'],
  ])('of %s is %s', (file, type) => {
    expect(mediaTypeOf(file)).toBe(type);
  });
});
