import type { Element, Node } from './parse-xml.js';

export const isElement = (node: Node): node is Element => typeof node !== 'string';

export const childElements = ({ children }: Element): Element[] => children.filter(isElement);

/** The children with a name. */
export const childrenOf = (element: Element, name: string): Element[] =>
  childElements(element).filter((child) => child.name === name);

/** The first child with a name. */
export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && childElements(element).find((child) => child.name === name);

/** All text inside an element. */
export const textOf = (node: Node | undefined): string => {
  if (node === undefined) return '';
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
};

/** Every element inside another one, in order. */
export function* descendantsOf(element: Element): Generator<Element> {
  for (const child of childElements(element)) {
    yield child;
    yield* descendantsOf(child);
  }
}
