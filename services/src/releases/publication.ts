import { createHash } from 'node:crypto';
import type { Fault, Manifest, Publication } from '@mockingbird/contracts';
import { jsonPointer } from '../http/validate.js';

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
  return [
    ...(known(manifest.entry) ? [] : [fault(['entry'])]),
    ...(known(manifest.server) ? [] : [fault(['server'])]),
    ...manifest.routes.flatMap((route, at) =>
      (['js', 'css'] as const).flatMap((kind) =>
        route[kind].flatMap((file, index) => (known(file) ? [] : [fault(['routes', at, kind, index])])),
      ),
    ),
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

/** Decodes the files and holds each against the manifest: all are there, none beside, sizes and hashes right. */
export function readPublication({ manifest, files }: Publication): ReadPublication {
  const decoded = new Map<string, Buffer>();
  const faults = [...danglingFaults(manifest), ...nestingFaults(Object.keys(files))];
  const fault = (file: string, message: string) =>
    faults.push({ path: jsonPointer(['files', file]), message });
  for (const file of Object.keys(files)) {
    if (!Object.hasOwn(manifest.files, file)) fault(file, 'Not in the manifest');
  }
  for (const [file, entry] of Object.entries(manifest.files)) {
    const text = Object.hasOwn(files, file) ? files[file] : undefined;
    const bytes = text === undefined ? undefined : fromBase64(text);
    if (text === undefined) fault(file, 'Is missing');
    else if (bytes === undefined) fault(file, 'Expected base64');
    else {
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (bytes.length !== entry.bytes) fault(file, 'Its size differs from the manifest');
      if (integrity !== entry.integrity) fault(file, 'Its hash differs from the manifest');
      decoded.set(file, bytes);
    }
  }
  return { files: decoded, faults };
}
