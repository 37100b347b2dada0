import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { articleSourceSchema, categorySourceSchema, postSourceSchema } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { mapping } from './front-matter.mjs';
import { loadPictures } from './pictures.mjs';
import { readEntry } from './read-entry.mjs';

const HOME = join(import.meta.dirname, '..', '..');
const CATEGORY_FILE = 'category.yaml';

/** Files with a name's end below a folder, in the order of their paths. */
async function filesBelow(folder, end) {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => join(folder, name));
}

const pointer = (path) => path.map((step) => `/${String(step)}`).join('');

/** Makes a value of each file, checks it, and throws all that is wrong at once. */
async function checkedFiles(home, paths, schema, read) {
  const faults = [];
  const values = [];
  for (const path of paths) {
    const place = relative(home, path).split(sep).join('/');
    try {
      const parsed = schema.safeParse(await read(path));
      if (parsed.success) values.push(parsed.data);
      else
        faults.push(
          ...parsed.error.issues.map(({ path: at, message }) => `${place} ${pointer(at)}: ${message}`),
        );
    } catch (error) {
      faults.push(`${place}: ${error.message}`);
    }
  }
  if (faults.length > 0) throw new Error(`Content does not fit:\n  ${faults.join('\n  ')}`);
  return values;
}

/** A category says which exam it is about; its folder is named for that exam's address. */
async function readCategory(path) {
  const fields = mapping(await readFile(path, 'utf8'));
  const [exam, slug] = [basename(dirname(dirname(path))), basename(dirname(path))];
  if (examKey(String(fields.examId)) !== exam) throw new Error(`Expected the examId of the folder ${exam}`);
  return { ...fields, slug };
}

/**
 * Reads the articles that ship with the product, `articles/<exam>/<category>/<slug>.md`, and their categories.
 * @param {string} [home] folder that holds `articles` and `pictures`
 * @returns {Promise<{ categories: import('@mockingbird/contracts').CategorySource[],
 *   articles: import('@mockingbird/contracts').ArticleSource[] }>}
 * @throws {Error} that names every fault with its file and place
 */
export async function loadArticles(home = HOME) {
  const folder = join(home, 'articles');
  const pictures = await loadPictures(join(home, 'pictures'));
  const categoryFiles = await filesBelow(folder, CATEGORY_FILE);
  const categories = await checkedFiles(home, categoryFiles, categorySourceSchema, readCategory);
  const byFolder = new Map(
    categories.map((category) => [`${examKey(category.examId)}/${category.slug}`, category]),
  );
  const readArticle = async (path) => {
    const [exam, slug] = [basename(dirname(dirname(path))), basename(dirname(path))];
    const category = byFolder.get(`${exam}/${slug}`);
    if (category === undefined) throw new Error(`There is no ${CATEGORY_FILE} beside it`);
    return { ...(await readEntry(path, pictures)), examId: category.examId, categorySlug: slug };
  };
  const articleFiles = await filesBelow(folder, '.md');
  return { categories, articles: await checkedFiles(home, articleFiles, articleSourceSchema, readArticle) };
}

/**
 * Reads the posts of the blog that ship with the product, `posts/<slug>.md`.
 * @param {string} [home] folder that holds `posts` and `pictures`
 * @returns {Promise<import('@mockingbird/contracts').PostSource[]>}
 * @throws {Error} that names every fault with its file and place
 */
export async function loadPosts(home = HOME) {
  const pictures = await loadPictures(join(home, 'pictures'));
  const files = await filesBelow(join(home, 'posts'), '.md');
  return checkedFiles(home, files, postSourceSchema, (path) => readEntry(path, pictures));
}
