import type { SitemapEntry, SitemapSection } from '@mockingbird/platform';
import { SITEMAP_MAX_ADDRESSES } from '../limits.js';

/** One of the files that the index names. */
export interface SitemapFile {
  /** For example `mfe-blog.xml`, or `mfe-blog-2.xml` for what one file could not hold. */
  name: string;
  entries: SitemapEntry[];
  /** The remote could not say which addresses it has. */
  failed?: boolean;
}

function filesOf(remote: string, entries: readonly SitemapEntry[], most: number): SitemapFile[] {
  const files: SitemapFile[] = [];
  for (let from = 0; from < entries.length; from += most) {
    const name = files.length === 0 ? `${remote}.xml` : `${remote}-${files.length + 1}.xml`;
    files.push({ name, entries: entries.slice(from, from + most) });
  }
  return files;
}

/**
 * Every remote's addresses in files of their own; a remote without addresses has none, one that could not say has one that
 * cannot be had for now. An address named twice stands
 * once, with what was said first.
 * @param most addresses in one file
 */
export function sitemapFiles(
  sections: readonly SitemapSection[],
  most: number = SITEMAP_MAX_ADDRESSES,
): SitemapFile[] {
  const known = new Set<string>();
  return sections.flatMap(({ remote, entries, failed }) => {
    if (failed) return { name: `${remote}.xml`, entries: [], failed };
    const fresh = entries.filter(({ path }) => !known.has(path) && known.add(path));
    return filesOf(remote, fresh, most);
  });
}

/** The latest day or moment at which an entry changed, as it was written; undefined when none says so. */
export function newestOf(entries: readonly SitemapEntry[]): string | undefined {
  let newest: string | undefined;
  for (const { lastModified } of entries) {
    if (lastModified === undefined || Number.isNaN(Date.parse(lastModified))) continue;
    if (newest === undefined || Date.parse(lastModified) > Date.parse(newest)) newest = lastModified;
  }
  return newest;
}
