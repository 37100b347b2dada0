import { parseHtml } from '../html/parse-html.js';
import { childOf, textOf } from '../xml/elements.js';
import type { Element, Node } from '../xml/parse-xml.js';

const breakLines = (text: string): Node[] =>
  text
    .split('\n')
    .flatMap((line, index): Node[] =>
      index === 0 ? [line] : [{ name: 'br', attributes: {}, children: [], line: 1, endLine: 1 }, line],
    );

/** A text of Moodle as HTML, by its format. */
export function formattedNodes(text: string, format: string): Node[] {
  switch (format) {
    case 'plain_text':
    case 'plain':
    case 'markdown':
      return breakLines(text);
    case 'moodle_auto_format':
    case 'moodle':
      return parseHtml(text.replace(/\n/g, '<br>'));
    default:
      return parseHtml(text);
  }
}

/** The content of an element with a child `text`, such as `questiontext`. Old files have no format. */
export function nodesOf(element: Element): Node[] {
  const text = textOf(childOf(element, 'text') ?? element).trim();
  return formattedNodes(text, element.attributes['format'] ?? 'html');
}
