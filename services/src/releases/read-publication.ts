import { createHash } from 'node:crypto';
import type { Issue, Manifest, Publication } from '@mockingbird/contracts';
import { VERSION_FILES } from '@mockingbird/registry';
import { jsonPointer } from '../http/request/validate.js';
import { readSourceMaps } from './source-maps/read-source-maps.js';

/** @returns the bytes, or undefined if the text is not base64. A regular expression would overflow the stack on megabytes. */
function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

export interface DecodedPublication {
  files: Map<string, Buffer>;
  /** By the browser file that they belong to. */
  sourceMaps: Map<string, Buffer>;
  issues: Issue[];
}

/** Finds references of the manifest to files that it does not list. */
function danglingIssues(manifest: Manifest): Issue[] {
  const isListed = (file: string) => Object.hasOwn(manifest.files, file);
  const newIssue = (path: PropertyKey[]) => ({
    path: jsonPointer(['manifest', ...path]),
    message: 'Not among the files',
  });
  const checkViews = (views: 'routes' | 'fragments') =>
    manifest[views].flatMap((view, at) =>
      (['js', 'css'] as const).flatMap((kind) =>
        view[kind].flatMap((file, index) => (isListed(file) ? [] : [newIssue([views, at, kind, index])])),
      ),
    );
  return [
    ...(isListed(manifest.entry) ? [] : [newIssue(['entry'])]),
    ...(isListed(manifest.server) ? [] : [newIssue(['server'])]),
    ...checkViews('routes'),
    ...checkViews('fragments'),
  ];
}

/** Finds invalid file names, such as a file that is also a folder. */
function nestingIssues(names: readonly string[]): Issue[] {
  const folders = new Set(
    names.flatMap((name) => name.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
  );
  return names
    .filter((name) => folders.has(name) || name.split('/').some((part) => part === '' || part === '.'))
    .map((name) => ({ path: jsonPointer(['files', name]), message: 'Not a file name' }));
}

/** The edge makes this file from the manifest. A published one would never be served. */
const reservedIssues = (names: readonly string[]): Issue[] =>
  names
    .filter((name) => name === VERSION_FILES)
    .map((name) => ({
      path: jsonPointer(['files', name]),
      message: 'The platform makes a file of this name for each version. Choose another name',
    }));

/** Compares files with the manifest: all must exist with the correct sizes and hashes. */
export function fileIssues(manifest: Manifest, bytesOf: (file: string) => Buffer | undefined): Issue[] {
  return Object.entries(manifest.files).flatMap(([file, entry]) => {
    const path = jsonPointer(['files', file]);
    const bytes = bytesOf(file);
    if (bytes === undefined) return [{ path, message: 'Is missing' }];
    const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return [
      ...(bytes.length === entry.bytes ? [] : [{ path, message: 'Its size differs from the manifest' }]),
      ...(integrity === entry.integrity ? [] : [{ path, message: 'Its hash differs from the manifest' }]),
    ];
  });
}

/** Decodes the files and compares them with the manifest: no missing or additional files, correct sizes and hashes. */
export function readPublication(publication: Publication): DecodedPublication {
  const { manifest, files } = publication;
  const decoded = new Map<string, Buffer>();
  const { maps, issues: mapIssues } = readSourceMaps(publication);
  const names = Object.keys(files);
  const issues = [
    ...danglingIssues(manifest),
    ...nestingIssues(names),
    ...reservedIssues(names),
    ...mapIssues,
  ];
  const invalidFiles = new Set<string>();
  for (const [file, text] of Object.entries(files)) {
    const path = jsonPointer(['files', file]);
    const bytes = fromBase64(text);
    if (!Object.hasOwn(manifest.files, file)) issues.push({ path, message: 'Not in the manifest' });
    else if (bytes === undefined) {
      invalidFiles.add(file);
      issues.push({ path, message: 'Expected base64' });
    } else decoded.set(file, bytes);
  }
  const validEntries = Object.entries(manifest.files).filter(([file]) => !invalidFiles.has(file));
  issues.push(
    ...fileIssues({ ...manifest, files: Object.fromEntries(validEntries) }, (file) => decoded.get(file)),
  );
  return { files: decoded, sourceMaps: maps, issues };
}
