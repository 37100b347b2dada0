import { describe, expect, it } from '@jest/globals';
import { findHarm } from './find-harm.js';

const ORIGIN = 'http://site.test';
const page = (content: string) =>
  `<!doctype html><html><head><script src="/_shell/main.js"></script></head><body><div id="mb-remote">${content}</div>
   <script type="application/json" id="mb-state">{"text":"\\u003cscript>alert(1)"}</script></body></html>`;

describe('the search for harm in a page', () => {
  it('finds nothing in a harmless page', () => {
    const harmless =
      '<a href="/about">a</a><a href="https://ok.example/">b</a><img src="data:image/png;base64,AA" alt="">' +
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(1)</p>';
    expect(findHarm(page(harmless), ORIGIN)).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<script src="https://evil.example/x.js"></script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<form action="javascript:alert(1)"></form>',
    '<button formaction="javascript:alert(1)"></button>',
    '<iframe src="/about"></iframe>',
    '<object data="/x"></object>',
    '<embed src="/x">',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=/x">',
    '<style>*{color:red}</style>',
    '<p style="color:red">x</p>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><a href="javascript:alert(1)">x</a></math>',
  ])('finds %s', (content) => {
    expect(findHarm(page(content), ORIGIN)).not.toEqual([]);
  });

  it('finds a script behind the end of a data block', () => {
    const html = page('').replace('\\u003cscript>', '</script><script>');
    expect(findHarm(html, ORIGIN)).not.toEqual([]);
  });
});
