import { SaxesParser } from 'saxes';

/** An element of XML or HTML. */
export interface Element {
  /** In lower case for HTML, without a namespace prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
  /** Lines of its start and end tag, from 1. */
  line: number;
  endLine: number;
}

export type Node = Element | string;

export type XmlResult = { ok: true; root: Element } | { ok: false; line: number; message: string };

const MAX_DEPTH = 100;
/** A file of 8 MB with 20,000 questions has about a million. */
const MAX_NODES = 2_000_000;

class XmlError extends Error {}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Builds a tree. A document type is refused: it may define entities that grow without limit. */
class TreeBuilder {
  private readonly parser = new SaxesParser<{ xmlns: false; position: true }>({
    xmlns: false,
    position: true,
  });
  private readonly open: Element[] = [];
  private nodes = 0;
  root: Element | undefined;

  constructor() {
    this.parser.on('error', (error) => {
      throw new XmlError(error.message.replace(/^(?:[^:]*:)?\d+:\d+:\s*/, ''));
    });
    this.parser.on('doctype', () => {
      throw new XmlError('A document type (DTD) is not allowed. Remove the line with <!DOCTYPE');
    });
    this.parser.on('opentag', ({ name, attributes }) => this.start(name, attributes));
    this.parser.on('closetag', () => {
      const element = this.open.pop();
      if (element) element.endLine = this.parser.line;
    });
    this.parser.on('text', (text) => this.add(text));
    this.parser.on('cdata', (text) => this.add(text));
  }

  get line(): number {
    return this.parser.line;
  }

  read(text: string): void {
    this.parser.write(text).close();
  }

  private start(name: string, attributes: Record<string, string>): void {
    if (this.open.length >= MAX_DEPTH) throw new XmlError(`More than ${MAX_DEPTH} levels of elements`);
    const line = this.parser.line;
    const element = { name: localName(name), attributes, children: [], line, endLine: line };
    this.add(element);
    this.root ??= element;
    this.open.push(element);
  }

  private add(node: Node): void {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw new XmlError(`More than ${MAX_NODES} elements and texts`);
    this.open.at(-1)?.children.push(node);
  }
}

/** Reads XML. @returns its tree, or the line and the reason of the first error */
export function parseXml(text: string): XmlResult {
  const builder = new TreeBuilder();
  try {
    builder.read(text);
  } catch (error) {
    if (error instanceof XmlError)
      return { ok: false, line: builder.line, message: `Broken XML: ${error.message}` };
    throw error;
  }
  return builder.root
    ? { ok: true, root: builder.root }
    : { ok: false, line: 1, message: 'The file is empty' };
}
