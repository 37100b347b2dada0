import { descendantsOf, textOf } from '../xml/elements.js';
import type { Element } from '../xml/parse-xml.js';
import type { ResolveImage } from '../html/set-content.js';
import { toDataAddress } from '../html/data-address.js';

const MARK = '@@PLUGINFILE@@/';

/** The files inside a question, which its HTML names as `@@PLUGINFILE@@/name`. */
export function fileResolver(element: Element): { resolve: ResolveImage; unused: () => string[] } {
  const files = new Map<string, string>();
  for (const { name, attributes, children } of descendantsOf(element)) {
    if (name !== 'file' || attributes['encoding'] !== 'base64') continue;
    const path = `${(attributes['path'] ?? '/').slice(1)}${attributes['name'] ?? ''}`;
    files.set(path, children.map(textOf).join('').replace(/\s+/g, ''));
  }
  const used = new Set<string>();
  const resolve: ResolveImage = (source) => {
    if (!source.startsWith(MARK)) return source;
    const path = decodePath(source.slice(MARK.length));
    const content = files.get(path);
    const address = content === undefined ? undefined : toDataAddress(path, content);
    // A file that cannot be a picture of a question is named as left out.
    if (address !== undefined) used.add(path);
    return address ?? source;
  };
  return { resolve, unused: () => [...files.keys()].filter((path) => !used.has(path)) };
}

/** The address may have signs such as %20. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
