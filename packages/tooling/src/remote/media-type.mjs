import { extname } from 'node:path';

/** Files that a build of a remote may contain. @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.cjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The media type of a file of a remote. A browser shows no picture without the right one. @param {string} path */
export const mediaTypeOf = (path) => TYPES[extname(path)] ?? 'application/octet-stream';
