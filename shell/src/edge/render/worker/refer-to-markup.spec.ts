import { describe, expect, it } from '@jest/globals';
import { REFERENCE_KEY } from '../../../shared/markup-reference.js';
import { referToMarkup } from './refer-to-markup.js';

const text = `<p>${'Long enough to be worth a reference. '.repeat(20)}</p>`;
const other = text.replaceAll('Long', 'Also long');
const element = (id: string, content: string) => `<div class="prose" data-mb-html="${id}">${content}</div>`;

describe('the data of a page', () => {
  it('refers to rich text in the markup instead of repeating it', () => {
    const html = `<h1>A</h1>${element('r-1', text)}${element('r-2', other)}`;
    expect(referToMarkup({ blocks: [{ html: text }, { html: other }], title: 'A' }, html)).toEqual({
      blocks: [{ html: { [REFERENCE_KEY]: 'r-1' } }, { html: { [REFERENCE_KEY]: 'r-2' } }],
      title: 'A',
    });
  });

  it.each([
    ['is not in the markup', element('r-1', other)],
    ['is only part of an element', element('r-1', `${text}<p>more</p>`)],
    ['is in an element without the attribute', `<div>${text}</div>`],
    ['follows other content', element('r-1', `<p>before</p>${text}`)],
  ])('contains a text that %s', (_, html) => {
    expect(referToMarkup({ html: text }, html)).toEqual({ html: text });
  });

  it('contains short texts, numbers, lists and null', () => {
    const data = { short: '<p>Short</p>', count: 3, list: [true, null, 'a'], none: null };
    expect(referToMarkup(data, element('r-1', '<p>Short</p>'))).toEqual(data);
  });
});
