import type { Bookmark } from '../bookmarks/bookmark.js';
import { passes } from '../checks/checks.js';
import { isBookmark } from '../checks/stored-shapes.js';
import { openDatabase } from './open-database.js';

/** All bookmarks, the latest first. @throws when the database is unavailable */
export const readBookmarks = async (): Promise<Bookmark[]> => {
  const rows: readonly unknown[] = await (await openDatabase()).getAll('bookmarks');
  return rows
    .filter((row): row is Bookmark => passes<Bookmark>(isBookmark, row))
    .sort((a, b) => b.addedAt - a.addedAt);
};

/** @throws when the database is unavailable */
export const readBookmarkIds = async (): Promise<string[]> => (await openDatabase()).getAllKeys('bookmarks');

/** @throws when the bookmark could not be stored */
export const putBookmark = async (bookmark: Bookmark): Promise<void> =>
  void (await (await openDatabase()).put('bookmarks', bookmark));

/** @throws when the database is unavailable */
export const deleteBookmark = async (id: string): Promise<void> =>
  (await openDatabase()).delete('bookmarks', id);
