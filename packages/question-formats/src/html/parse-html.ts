import { Parser } from 'htmlparser2';
import type { Element, Node } from '../xml/parse-xml.js';

const MAX_DEPTH = 200;

/** Reads a piece of HTML, however broken. Elements deeper than a limit are siblings. */
export function parseHtml(html: string): Node[] {
  const root: Element = { name: '', attributes: {}, children: [], line: 1, endLine: 1 };
  const open = [root];
  /** The deepest open element that takes contents. */
  const current = () => open.at(Math.min(open.length, MAX_DEPTH) - 1);
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [], line: 1, endLine: 1 };
      current()?.children.push(element);
      open.push(element);
    },
    ontext(text) {
      current()?.children.push(text);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root.children;
}
