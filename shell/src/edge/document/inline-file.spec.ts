import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { inlineScript, inlineStyle } from './inline-file.js';

const BASE = '/remotes/mfe-home/1.0.0/';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('a stylesheet inside the page', () => {
  it('has the file’s text, and the source that allows it', () => {
    const text = '.a{color:red;background:url("data:image/svg+xml,x")}.b{fill:url(#c)}';
    expect(inlineStyle(Buffer.from(text), BASE)).toEqual({ text, source: `'sha256-${sha256(text)}'` });
  });

  it.each([
    ['url(dmv.0123456789.svg)', 'url(/remotes/mfe-home/1.0.0/dmv.0123456789.svg)'],
    ['url("dmv.0123456789.svg#dark")', 'url("/remotes/mfe-home/1.0.0/dmv.0123456789.svg#dark")'],
  ])('finds the files beside it: %s', (written, found) => {
    const style = inlineStyle(Buffer.from(`.a{--motif:${written}}`), BASE);
    expect(style?.text).toBe(`.a{--motif:${found}}`);
  });

  it.each([
    '.a::after{content:"</style><script>"}',
    '@import "b.css";',
    '.a{background:url(picture.png)}',
    ".a{background:url( 'picture.png')}",
    '.a{background:url(../picture.png)}',
    '.a{background:URL(https://elsewhere.test/a.png)}',
  ])('stays a file where it would change its meaning or the page: %s', (text) => {
    expect(inlineStyle(Buffer.from(text), BASE)).toBeUndefined();
  });
});

describe('a script inside the page', () => {
  it('has the file’s text, and the source that allows it', () => {
    const text = 'try{a()}catch{}';
    expect(inlineScript(Buffer.from(text))).toEqual({ text, source: `'sha256-${sha256(text)}'` });
  });

  it.each(['a("</script>")', 'a("<!--")'])('is refused where it could end its element: %s', (text) => {
    expect(() => inlineScript(Buffer.from(text))).toThrow('cannot be part of a page');
  });
});
