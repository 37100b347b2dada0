import { childElements, childrenOf, descendantsOf, isElement, textOf } from '../xml/elements.js';
import type { Element, Node } from '../xml/parse-xml.js';
import { readMoodleMath } from '../text/maths.js';
import { mathmlToTex } from './mathml-to-tex.js';

export interface HtmlImage {
  source: string;
  alternative: string;
}

/** What a piece of HTML holds. */
export interface HtmlContent {
  text: string;
  images: HtmlImage[];
  /** What a text of ours cannot hold, each kind once: `bold or italic letters`. */
  leftOut: Set<string>;
}

const BLOCKS: ReadonlySet<string> = new Set(
  'address article blockquote center dd div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);
/** Letters stay, their look does not. */
const LOOKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del', 'ins', 'font', 'mark', 'small', 'big'].map(
      (name) => [name, 'bold, italic or other letters'],
    ),
  ),
  a: 'the address of a link',
  table: 'a table with its look',
};
/** Nothing of these stays. */
const LOST: Readonly<Record<string, string>> = {
  audio: 'a sound',
  video: 'a film',
  object: 'an embedded object',
  embed: 'an embedded object',
  iframe: 'an embedded page',
  canvas: 'a drawing',
  svg: 'a drawing',
  input: 'a field of a form',
  textarea: 'a field of a form',
  select: 'a field of a form',
  button: 'a button',
  script: 'a script',
  style: 'a style sheet',
};

const SPACES = /[ \t\n\r\f]+/g;
/** A break of a block; several in a row are one. */
const BLOCK_BREAK = '\uE00A';

/** Superscripts and subscripts are formulas: without them, x² would be x2. */
const asIndex = (mark: '^' | '_', element: Element): string => {
  const inner = textOf(element).replace(SPACES, ' ').trim();
  if (inner === '') return '';
  const tex = /^[\w+\-−., ]+$/.test(inner)
    ? inner
    : String.raw`\text{${inner.replace(/[{}\\$%#&_^~]/g, '')}}`;
  return String.raw`\(${mark}{${tex}}\)`;
};

/** A table in Markdown, as passages have it. */
function ofTable(table: Element, content: HtmlContent): string {
  const rows = [...descendantsOf(table)]
    .filter(({ name }) => name === 'tr')
    .map((row) => childElements(row).filter(({ name }) => name === 'td' || name === 'th'));
  const captions = childrenOf(table, 'caption').map(({ children }) => ofNodes(children, content));
  const lines = rows.map(
    (cells) => `| ${cells.map(({ children }) => inOneLine(ofNodes(children, content))).join(' | ')} |`,
  );
  const [first, ...rest] = lines;
  if (first === undefined) return '';
  const rule = `|${' --- |'.repeat(rows[0]?.length ?? 1)}`;
  return `${BLOCK_BREAK}${[...captions, first, rule, ...rest].join('\n')}${BLOCK_BREAK}`;
}

const inOneLine = (text: string): string => text.replace(/[\n\uE00A ]+/g, ' ').trim();

function ofElement(element: Element, content: HtmlContent): string {
  const { name, attributes } = element;
  const look = LOOKS[name];
  if (look !== undefined) content.leftOut.add(look);
  if (LOST[name] !== undefined) {
    content.leftOut.add(LOST[name]);
    return '';
  }
  switch (name) {
    case 'br':
      return '\n';
    case 'img': {
      const { src = '', alt = '' } = attributes;
      content.images.push({ source: src, alternative: alt });
      return '';
    }
    case 'sup':
      return asIndex('^', element);
    case 'sub':
      return asIndex('_', element);
    case 'math': {
      const { tex, isComplete } = mathmlToTex(element);
      if (!isComplete) content.leftOut.add('a part of a formula in MathML');
      return tex === '' ? '' : String.raw`\(${tex}\)`;
    }
    case 'table':
      return ofTable(element, content);
    default: {
      const inner = ofNodes(element.children, content);
      return BLOCKS.has(name) ? `${BLOCK_BREAK}${inner}${BLOCK_BREAK}` : inner;
    }
  }
}

const ofNodes = (nodes: readonly Node[], content: HtmlContent): string =>
  nodes.map((node) => (isElement(node) ? ofElement(node, content) : node.replace(SPACES, ' '))).join('');

/** Several spaces are written as a space and non-breaking ones: see `text-to-html`. */
const tidy = (text: string): string =>
  text
    .replace(/ *\uE00A[ \uE00A]*/g, BLOCK_BREAK)
    .replace(/^\uE00A|\uE00A$/g, '')
    .replace(/\uE00A/g, '\n')
    .replace(/ *\n */g, '\n')
    .replace(/(?<=^|[ \n\u00A0])\u00A0/g, ' ')
    .trim();

/** Turns HTML into a text of ours: line breaks, formulas between dollar signs, nothing else. */
export function htmlToText(nodes: readonly Node[]): HtmlContent {
  const content: HtmlContent = { text: '', images: [], leftOut: new Set() };
  content.text = readMoodleMath(tidy(ofNodes(nodes, content)));
  return content;
}
