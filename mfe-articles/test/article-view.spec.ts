import { describe, expect, it } from '@jest/globals';
import { toArticleView } from '../src/article/article-view.js';
import { articleResponse } from './builders.js';

describe('the data of an article’s page', () => {
  it('contains no Markdown, and only headings of the table of contents', () => {
    const view = toArticleView(
      articleResponse({
        blocks: [
          {
            kind: 'richText',
            body: 'MARKDOWN',
            html: '<h2 id="a">A</h2>',
            headings: [
              { level: 2, id: 'a', text: 'A' },
              { level: 4, id: 'b', text: 'B' },
            ],
          },
          { kind: 'quote', title: 'A source', body: 'Words' },
        ],
      }),
      [],
    );
    expect(JSON.stringify(view)).not.toContain('MARKDOWN');
    expect(view.headings).toEqual([{ level: 2, id: 'a', text: 'A' }]);
    expect(view.blocks).toEqual([
      { kind: 'richText', html: '<h2 id="a">A</h2>' },
      { kind: 'quote', title: 'A source', body: 'Words' },
    ]);
  });
});
