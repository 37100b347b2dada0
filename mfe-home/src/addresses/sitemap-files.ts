import type { SitemapEntry, SitemapSection } from '@mockingbird/platform';
import { SITEMAP_MAX_ADDRESSES } from '../limits.js';

/** One of the files that the sitemap index lists. */
export interface SitemapFile {
  /** For example `mfe-blog.xml`, or `mfe-blog-2.xml` when one file is too small. */
  name: string;
  entries: SitemapEntry[];
  /** The remote could not list its addresses. */
  failed?: boolean;
}

function splitIntoFiles(remote: string, entries: readonly SitemapEntry[], maxEntries: number): SitemapFile[] {
  const files: SitemapFile[] = [];
  for (let from = 0; from < entries.length; from += maxEntries) {
    const name = files.length === 0 ? `${remote}.xml` : `${remote}-${files.length + 1}.xml`;
    files.push({ name, entries: entries.slice(from, from + maxEntries) });
  }
  return files;
}

/**
 * Groups the addresses into files by remote. A remote without addresses has no file. A remote that failed has a file
 * marked `failed`. A repeated address appears once, in its first form.
 * @param maxEntries addresses in one file
 */
export function groupIntoSitemapFiles(
  sections: readonly SitemapSection[],
  maxEntries: number = SITEMAP_MAX_ADDRESSES,
): SitemapFile[] {
  const seenPaths = new Set<string>();
  return sections.flatMap(({ remote, entries, failed }) => {
    if (failed) return { name: `${remote}.xml`, entries: [], failed };
    const newEntries = entries.filter(({ path }) => !seenPaths.has(path) && seenPaths.add(path));
    return splitIntoFiles(remote, newEntries, maxEntries);
  });
}

/** The latest modification date of the entries, in its original form; undefined when no entry has one. */
export function findLastModified(entries: readonly SitemapEntry[]): string | undefined {
  let newest: string | undefined;
  for (const { lastModified } of entries) {
    if (lastModified === undefined || Number.isNaN(Date.parse(lastModified))) continue;
    if (newest === undefined || Date.parse(lastModified) > Date.parse(newest)) newest = lastModified;
  }
  return newest;
}
