// Lets plain Node run the TypeScript sources of the workspace, so that a command needs no build.
import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { swcOptions } from '../swc-options.mjs';

const SOURCES = ['.ts', '.tsx'];

/**
 * A relative `.js` import may mean the TypeScript file beside it.
 * @type {import('node:module').ResolveHook}
 */
export const resolve = async (specifier, context, next) => {
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.startsWith('file:')) {
    const target = new URL(specifier, context.parentURL);
    for (const extension of SOURCES) {
      const source = new URL(target.href.replace(/\.js$/, extension));
      if (!existsSync(fileURLToPath(target)) && existsSync(fileURLToPath(source))) {
        return { url: source.href, format: 'module', shortCircuit: true };
      }
    }
  }
  return next(specifier, context);
};

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, next) => {
  if (!SOURCES.some((extension) => url.endsWith(extension))) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    ...swcOptions,
    filename,
    swcrc: false,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
};
