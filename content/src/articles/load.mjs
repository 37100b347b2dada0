import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { articleSourceSchema, categorySourceSchema, postSourceSchema } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { mapping } from './front-matter.mjs';
import { loadPictures } from './pictures.mjs';
import { readEntry } from './read-entry.mjs';

const HOME = join(import.meta.dirname, '..', '..');
const CATEGORY_FILE = 'category.yaml';

/** Files with this extension in a folder, sorted by path. */
async function filesBelow(folder, end) {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(end))
    .sort()
    .map((name) => join(folder, name));
}

const pointer = (path) => path.map((step) => `/${String(step)}`).join('');

/**
 * Reads and validates each file. An invalid file is left out, so that one mistake does not prevent a start.
 * @returns {Promise<{ values: object[], issues: string[] }>} issues with their file and place
 */
async function checkedFiles(home, paths, schema, read) {
  const issues = [];
  const values = [];
  for (const path of paths) {
    const place = relative(home, path).split(sep).join('/');
    try {
      const parsed = schema.safeParse(await read(path));
      if (parsed.success) values.push(parsed.data);
      else
        issues.push(
          ...parsed.error.issues.map((issue) => `${place} ${pointer(issue.path)}: ${issue.message}`),
        );
    } catch (error) {
      issues.push(`${place}: ${error.message}`);
    }
  }
  return { values, issues };
}

/** A category names its exam; its folder has the name of that exam's key. */
async function readCategory(path) {
  const fields = mapping(await readFile(path, 'utf8'));
  const [exam, slug] = [basename(dirname(dirname(path))), basename(dirname(path))];
  if (examKey(String(fields.examId)) !== exam) throw new Error(`Expected the examId of the folder ${exam}`);
  return { ...fields, slug };
}

/**
 * Reads the shipped articles, `articles/<exam>/<category>/<slug>.md`, and their categories.
 * @param {string} [home] folder with `articles` and `pictures`
 * @returns {Promise<{ categories: import('@mockingbird/contracts').CategorySource[], articles:
 * import('@mockingbird/contracts').ArticleSource[], issues: string[] }>} the valid entries, and the issues of the
 * others
 */
export async function loadArticles(home = HOME) {
  const folder = join(home, 'articles');
  const pictures = await loadPictures(join(home, 'pictures'));
  const categoryFiles = await filesBelow(folder, CATEGORY_FILE);
  const categories = await checkedFiles(home, categoryFiles, categorySourceSchema, readCategory);
  const byFolder = new Map(
    categories.values.map((category) => [`${examKey(category.examId)}/${category.slug}`, category]),
  );
  const readArticle = async (path) => {
    const [exam, slug] = [basename(dirname(dirname(path))), basename(dirname(path))];
    const category = byFolder.get(`${exam}/${slug}`);
    if (category === undefined) throw new Error(`There is no ${CATEGORY_FILE} beside it, or it is faulty`);
    return { ...(await readEntry(path, pictures)), examId: category.examId, categorySlug: slug };
  };
  const articleFiles = await filesBelow(folder, '.md');
  const articles = await checkedFiles(home, articleFiles, articleSourceSchema, readArticle);
  return {
    categories: categories.values,
    articles: articles.values,
    issues: [...categories.issues, ...articles.issues],
  };
}

/**
 * Reads the shipped posts of the blog, `posts/<slug>.md`.
 * @param {string} [home] folder with `posts` and `pictures`
 * @returns {Promise<{ posts: import('@mockingbird/contracts').PostSource[], issues: string[] }>} the valid posts, and
 * the issues of the others
 */
export async function loadPosts(home = HOME) {
  const pictures = await loadPictures(join(home, 'pictures'));
  const files = await filesBelow(join(home, 'posts'), '.md');
  const { values, issues } = await checkedFiles(home, files, postSourceSchema, (path) =>
    readEntry(path, pictures),
  );
  return { posts: values, issues };
}
