import { isElement } from '../xml/elements.js';
import type { Element, Node } from '../xml/parse-xml.js';

const toCamel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** QTI 3.0 writes `qti-simple-choice` and `response-identifier`, QTI 2 `simpleChoice` and `responseIdentifier`. */
export function normalise(element: Element): Element {
  const isThree = element.name.startsWith('qti-');
  return {
    ...element,
    name: isThree ? toCamel(element.name.slice('qti-'.length)) : element.name,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [isThree ? toCamel(name) : name, value]),
    ),
    children: element.children.map((child): Node => (isElement(child) ? normalise(child) : child)),
  };
}
