import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { swcOptions } from '../swc-options.mjs';
import { describeBuildErrors } from '../webpack/build-errors.mjs';

/**
 * Copied unchanged: the program of a worker thread, which tests start from `src`.
 * @param {string} name
 */
const isScript = (name) => name.endsWith('.mjs');
/** @param {string} name */
const isSource = (name) => /\.tsx?$/.test(name) && !/\.(spec|d)\.tsx?$/.test(name);

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Compiles `src` of a Node package to `dist`, file by file, and copies scripts, so that plain Node runs it. It does not
 * check types.
 * @param {string} directory absolute path of the package
 * @throws when files have errors; the message lists them all, with file and line
 */
export async function build(directory) {
  const source = join(directory, 'src');
  const target = join(directory, 'dist');
  await rm(target, { recursive: true, force: true });
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isSource(entry.name));
  const compiled = await Promise.allSettled(
    files.map((entry) => compile(join(entry.parentPath, entry.name), source, target)),
  );
  const errors = compiled.flatMap((result) =>
    result.status === 'rejected' ? [{ message: messageOf(result.reason) }] : [],
  );
  if (errors.length > 0) throw new Error(describeBuildErrors(errors, directory).join('\n\n'));
  const scripts = entries.filter((entry) => entry.isFile() && isScript(entry.name));
  await Promise.all(scripts.map((entry) => copy(join(entry.parentPath, entry.name), source, target)));
}

/** @param {string} file @param {string} source @param {string} target */
async function copy(file, source, target) {
  const output = join(target, relative(source, file));
  await mkdir(dirname(output), { recursive: true });
  await copyFile(file, output);
}

/** @param {string} file @param {string} source @param {string} target */
async function compile(file, source, target) {
  const { code, map } = await transformFile(file, { ...swcOptions, swcrc: false, sourceMaps: true });
  const output = join(target, relative(source, file)).replace(/\.tsx?$/, '.js');
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, `${code}\n//# sourceMappingURL=${output.split('/').pop()}.map\n`);
  await writeFile(`${output}.map`, map ?? '');
}
