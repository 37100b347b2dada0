import { toDataAddress } from '../html/data-address.js';
import type { ResolveImage } from '../html/set-content.js';
import type { FileReport } from '../model/file-report.js';
import { childOf, descendantsOf, textOf } from '../xml/elements.js';
import { parseXml } from '../xml/parse-xml.js';

type Files = ReadonlyMap<string, Uint8Array>;

export interface Manifest {
  /** Paths of items, in their order. */
  items: string[];
  /** Keywords in the metadata of each item. */
  keywords: Map<string, string[]>;
}

const MANIFEST = /(^|\/)imsmanifest\.xml$/;
const ITEM_TYPE = /^imsqti_(?:item|apipitem)/;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** @returns a path from the root of the archive; `../` goes up */
function joinPath(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}${path}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** @returns the text without percent encoding, or the text as it is where that is broken */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file that an address means: `a%20b.xml` is `a b.xml`, unless a file has just that name. */
function resolvePath(files: Files, folder: string, address: string): string {
  const path = address.split(/[?#]/)[0] ?? '';
  const literal = joinPath(folder, path);
  return files.has(literal) ? literal : joinPath(folder, decode(path));
}

/** Reads the manifest. Without a readable one, all XML files are looked at. */
export function readManifest(files: Files, report: FileReport): Manifest {
  const manifest: Manifest = { items: [], keywords: new Map() };
  const path = [...files.keys()].find((name) => MANIFEST.test(name));
  const bytes = path === undefined ? undefined : files.get(path);
  if (path === undefined || !bytes) {
    report.addOmission({}, 'The archive has no imsmanifest.xml: all its XML files were looked at');
    return manifest;
  }
  const xml = parseXml(new TextDecoder().decode(bytes));
  if (!xml.ok) {
    report.addIssue({ file: path, line: xml.line }, xml.message);
    return manifest;
  }
  for (const resource of descendantsOf(xml.root)) {
    const { type = '', href } = resource.attributes;
    if (resource.name !== 'resource' || href === undefined || !ITEM_TYPE.test(type)) continue;
    const item = resolvePath(files, folderOf(path), href);
    manifest.items.push(item);
    const metadata = childOf(resource, 'metadata');
    const keywords = metadata ? [...descendantsOf(metadata)].filter(({ name }) => name === 'keyword') : [];
    manifest.keywords.set(
      item,
      keywords.map((keyword) => textOf(keyword).trim()),
    );
  }
  return manifest;
}

/** The items of the manifest first, then other XML files. */
export function itemOrder(files: Files, { items }: Manifest): string[] {
  const others = [...files.keys()].filter((name) => /\.xml$/i.test(name) && !MANIFEST.test(name));
  return [...new Set([...items, ...others])];
}

/** Bytes that are turned into one text at a time: a call has a limited number of arguments. */
const PIECE = 8_192;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE)
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  return btoa(text);
}

/** Finds the pictures of items in the archive. */
export const imagesOf =
  (files: Files) =>
  (item: string): ResolveImage =>
  (source) => {
    const path = resolvePath(files, folderOf(item), source);
    const bytes = files.get(path);
    return (bytes && toDataAddress(path, toBase64(bytes))) ?? source;
  };
