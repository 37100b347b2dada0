import { describe, expect, it } from '@jest/globals';
import { readOfflinePage } from './read-offline-page.js';

const page = (state: unknown) =>
  `<head><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">
<link rel="stylesheet" href="/assets/shell.1.css" integrity="sha384-css" crossorigin="anonymous"></head>
<script type="application/json" id="mb-state">${JSON.stringify(state)}</script>
<script defer fetchpriority="low" src="/assets/shell.1.js" integrity="sha384-js" crossorigin="anonymous"></script>`;

describe('the offline page', () => {
  it('names its composition and every file of the shell', () => {
    const state = { compositionKey: '7-abc', shellFiles: { '/assets/part-1.js': 'sha384-part' } };
    expect(readOfflinePage(page(state))).toEqual({
      compositionKey: '7-abc',
      files: {
        '/assets/icon.svg': '',
        '/assets/shell.1.css': 'sha384-css',
        '/assets/shell.1.js': 'sha384-js',
        '/assets/part-1.js': 'sha384-part',
      },
    });
  });

  it.each([['<html></html>'], [page({})], [page(null)], [page('text')]])('is refused as %s', (html) => {
    expect(() => readOfflinePage(html)).toThrow('no state');
  });
});
