/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { rich, type RichElements } from './rich.js';

const elements: RichElements = {
  a: (content) => <a href="/rules">{content}</a>,
  strong: (content) => <strong>{content}</strong>,
};
const html = (message: string) => renderToStaticMarkup(<p>{rich(message, elements)}</p>);

describe('a message with elements', () => {
  it('has them in its own order, one within another', () => {
    expect(html('Read <a>the <strong>rules</strong></a> first.')).toBe(
      '<p>Read <a href="/rules">the <strong>rules</strong></a> first.</p>',
    );
    expect(html('<strong>First</strong><a>read</a>')).toBe(
      '<p><strong>First</strong><a href="/rules">read</a></p>',
    );
  });

  it('stays as it is without a tag', () => {
    expect(html('5 < 6 and 7 > 6')).toBe('<p>5 &lt; 6 and 7 &gt; 6</p>');
  });

  it('shows a tag that has no element as text', () => {
    expect(html('Read <b>this</b> <a>now</a>')).toBe(
      '<p>Read &lt;b&gt;this&lt;/b&gt; <a href="/rules">now</a></p>',
    );
  });
});
