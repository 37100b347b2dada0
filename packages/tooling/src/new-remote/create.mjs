import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, '../../template/remote');
const SUFFIX = '.template';
const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

/**
 * Title of `mfe-exam-news`: `Exam news`.
 * @param {string} short
 */
function titleOf(short) {
  const words = short.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {string} root @param {string} name */
function check(root, name) {
  if (!NAME.test(name) || name.length > LONGEST_NAME)
    throw new Error(
      `MB-5007 "${name}" cannot be a remote's name: mfe- and lower-case words with hyphens, at most ${LONGEST_NAME} characters`,
    );
  if (existsSync(join(root, name))) throw new Error(`MB-5007 ${name} is there already`);
}

/** @returns {Promise<string[]>} paths of the template's files, relative to its folder */
async function templateFiles() {
  const entries = await readdir(TEMPLATE, { recursive: true });
  return entries.filter((path) => path.endsWith(SUFFIX)).sort();
}

/**
 * Creates a working remote from the template: routes, loader, head, styles, descriptor, tests.
 * @param {string} root absolute path of the repository
 * @param {string} name such as `mfe-exam-news`; its first address is then `/exam-news`
 * @returns {Promise<string[]>} the written files, from the root
 * @throws when the name is invalid or in use. A failure leaves no files
 */
export async function createRemote(root, name) {
  check(root, name);
  const short = name.slice('mfe-'.length);
  /** @param {string} text */
  const fill = (text) =>
    text.replaceAll('__name__', name).replaceAll('__short__', short).replaceAll('__Title__', titleOf(short));
  const making = join(root, `.making-${name}`);
  /** @type {string[]} */
  const written = [];
  try {
    for (const path of await templateFiles()) {
      const target = path.slice(0, -SUFFIX.length);
      await mkdir(dirname(join(making, target)), { recursive: true });
      await writeFile(join(making, target), fill(await readFile(join(TEMPLATE, path), 'utf8')));
      written.push(join(name, target));
    }
    await rename(making, join(root, name));
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return written;
}
