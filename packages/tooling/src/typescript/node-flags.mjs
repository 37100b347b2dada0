import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const register = pathToFileURL(join(import.meta.dirname, 'register.mjs')).href;

/** Flags with which plain Node runs TypeScript, on the sources of the workspace packages. */
export const TYPESCRIPT_FLAGS = [
  '--enable-source-maps',
  '--no-warnings',
  '--conditions=source',
  '--import',
  register,
];
