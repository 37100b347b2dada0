import { createHash } from 'node:crypto';
import type { Fault, Manifest, Publication } from '@mockingbird/contracts';
import { jsonPointer } from '../http/request/validate.js';

/** @returns the bytes, or undefined for what is not base64. A regular expression runs out of stack on megabytes. */
function fromBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

export interface ReadPublication {
  files: Map<string, Buffer>;
  faults: Fault[];
}

/** Every file that the manifest leads to must be one that it lists. */
function danglingFaults(manifest: Manifest): Fault[] {
  const known = (file: string) => Object.hasOwn(manifest.files, file);
  const fault = (path: PropertyKey[]) => ({
    path: jsonPointer(['manifest', ...path]),
    message: 'Not among the files',
  });
  const ofViews = (views: 'routes' | 'fragments') =>
    manifest[views].flatMap((view, at) =>
      (['js', 'css'] as const).flatMap((kind) =>
        view[kind].flatMap((file, index) => (known(file) ? [] : [fault([views, at, kind, index])])),
      ),
    );
  return [
    ...(known(manifest.entry) ? [] : [fault(['entry'])]),
    ...(known(manifest.server) ? [] : [fault(['server'])]),
    ...ofViews('routes'),
    ...ofViews('fragments'),
  ];
}

/** A file cannot be a folder of another one as well. */
function nestingFaults(names: readonly string[]): Fault[] {
  const folders = new Set(
    names.flatMap((name) => name.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
  );
  return names
    .filter((name) => folders.has(name) || name.split('/').some((part) => part === '' || part === '.'))
    .map((name) => ({ path: jsonPointer(['files', name]), message: 'Not a file name' }));
}

/** Holds files against the manifest: all are there, sizes and hashes right. */
export function fileFaults(manifest: Manifest, bytesOf: (file: string) => Buffer | undefined): Fault[] {
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

/** Decodes the files and holds each against the manifest: all are there, none beside, sizes and hashes right. */
export function readPublication({ manifest, files }: Publication): ReadPublication {
  const decoded = new Map<string, Buffer>();
  const faults = [...danglingFaults(manifest), ...nestingFaults(Object.keys(files))];
  const unread = new Set<string>();
  for (const [file, text] of Object.entries(files)) {
    const path = jsonPointer(['files', file]);
    const bytes = fromBase64(text);
    if (!Object.hasOwn(manifest.files, file)) faults.push({ path, message: 'Not in the manifest' });
    else if (bytes === undefined) {
      unread.add(file);
      faults.push({ path, message: 'Expected base64' });
    } else decoded.set(file, bytes);
  }
  const readable = Object.entries(manifest.files).filter(([file]) => !unread.has(file));
  faults.push(
    ...fileFaults({ ...manifest, files: Object.fromEntries(readable) }, (file) => decoded.get(file)),
  );
  return { files: decoded, faults };
}
