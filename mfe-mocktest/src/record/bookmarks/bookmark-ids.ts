import { createStore } from 'zustand';
import { withDatabase } from '../database/lazy-database.js';
import type { Bookmark } from './bookmark.js';

interface BookmarkState {
  /** Ids of the bookmarked questions. Empty until they are read. */
  ids: ReadonlySet<string>;
  /** Id of the bookmark that could not be changed. */
  failedId: string | undefined;
}

/** The bookmarks that the buttons of this page show. */
export const bookmarkStore = createStore<BookmarkState>()(() => ({ ids: new Set(), failedId: undefined }));

let isRead = false;

/** Reads the bookmarks of this device, once for all buttons. */
export function loadBookmarkIds(): void {
  if (isRead) return;
  isRead = true;
  withDatabase(({ readBookmarkIds }) => readBookmarkIds()).then(
    (ids) => bookmarkStore.setState({ ids: new Set(ids) }),
    () => {
      isRead = false;
    },
  );
}

function showBookmark(id: string, isSet: boolean): void {
  const ids = new Set(bookmarkStore.getState().ids);
  if (isSet) ids.add(id);
  else ids.delete(id);
  bookmarkStore.setState({ ids });
}

/** Sets or removes a bookmark. The button changes immediately, and back when the device refuses. */
export async function toggleBookmark(bookmark: Bookmark): Promise<void> {
  const { id } = bookmark;
  const isSet = !bookmarkStore.getState().ids.has(id);
  bookmarkStore.setState({ failedId: undefined });
  showBookmark(id, isSet);
  try {
    await withDatabase(({ deleteBookmark, putBookmark }) =>
      isSet ? putBookmark(bookmark) : deleteBookmark(id),
    );
  } catch {
    showBookmark(id, !isSet);
    bookmarkStore.setState({ failedId: id });
  }
}

/** Reads the bookmarks again at the next use, after an import or a deletion. */
export function forgetBookmarkIds(): void {
  isRead = false;
  bookmarkStore.setState({ ids: new Set(), failedId: undefined });
}
