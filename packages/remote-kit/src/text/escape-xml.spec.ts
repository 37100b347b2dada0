import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeXml } from './escape-xml.js';

/** @returns the text of an element and of an attribute, as an XML parser reads them */
function readBack(value: string): { text: string | null; attribute: string | null } {
  const written = escapeXml(value);
  const xml = new DOMParser().parseFromString(`<a b="${written}">${written}</a>`, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return { text: xml.documentElement.textContent, attribute: xml.documentElement.getAttribute('b') };
}

/** The first and last code point of each class, and those between where there are few. */
const WRITABLE = {
  'a tab and the ends of lines': ['\t', '\n', '\r'],
  'what XML itself uses': ['&', '<', '>', '"', "'", ']]>', '&amp;', '<!--', '<?xml?>'],
  'letters and signs': [' ', '~', 'A', 'é', '\u00A0', '\u2028', '\uD7FF', '\uE000', '\uFFFD'],
  'control characters of Latin-1, which XML allows': ['\u007F', '\u0080', '\u0085', '\u009F'],
  'characters of two units': ['\u{10000}', '😀', '\u{1FFFE}', '\u{10FFFF}'],
};
const CONTROL_CHARACTERS = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => !'\t\n\r'.includes(character),
);
const UNWRITABLE = {
  'control characters': CONTROL_CHARACTERS,
  'halves of a character': ['\uD800', '\uDBFF', '\uDC00', '\uDFFF'],
  'what is no character': ['\uFFFE', '\uFFFF'],
};
/** A parser converts line ends to line feeds, and white space in an attribute to spaces. */
const asText = (value: string) => value.replace(/\r\n?/g, '\n');
const asAttribute = (value: string) => asText(value).replace(/[\t\n]/g, ' ');

describe('text in XML', () => {
  it.each(Object.entries(WRITABLE))('keeps %s', (_, characters) => {
    for (const character of characters) {
      const value = `x${character}y`;
      expect(readBack(value)).toEqual({ text: asText(value), attribute: asAttribute(value) });
    }
  });

  it.each(Object.entries(UNWRITABLE))('leaves out %s, which XML cannot hold', (_, characters) => {
    for (const character of characters) {
      expect(readBack(`x${character}y`)).toEqual({ text: 'xy', attribute: 'xy' });
    }
  });

  it('is well-formed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        expect(readBack(value).text).not.toBeNull();
      }),
    );
  });
});
