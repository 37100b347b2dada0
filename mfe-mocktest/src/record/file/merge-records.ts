import type { Bookmark } from '../bookmarks/bookmark.js';
import type { DeckCard } from '../deck/card.js';
import { resultId } from '../results/result-id.js';
import type { StudentRecord } from './record-file.js';

/** Joins two lists by id. The choice decides where both have an item. */
function join<Item>(
  a: readonly Item[],
  b: readonly Item[],
  idOf: (item: Item) => string,
  choose: (a: Item, b: Item) => Item,
): Item[] {
  const items = new Map<string, Item>();
  for (const item of [...a, ...b]) {
    const known = items.get(idOf(item));
    items.set(idOf(item), known === undefined ? item : choose(known, item));
  }
  return [...items.values()];
}

/** A total order of values, so that a merge has the same result in both directions. */
const largerText = <Item>(a: Item, b: Item): Item => (JSON.stringify(a) >= JSON.stringify(b) ? a : b);

/** Of two states of a card, the one that was changed later; then the one that was repeated more often. */
function laterCard(a: DeckCard, b: DeckCard): DeckCard {
  const lead = a.changedAt - b.changedAt || a.schedule.reps - b.schedule.reps;
  if (lead !== 0) return lead > 0 ? a : b;
  return largerText(a, b);
}

function earlierBookmark(a: Bookmark, b: Bookmark): Bookmark {
  if (a.addedAt !== b.addedAt) return a.addedAt < b.addedAt ? a : b;
  return largerText(a, b);
}

/** Joins two records. Nothing is lost and nothing is there twice, in whichever order records are joined. */
export const mergeRecords = (a: StudentRecord, b: StudentRecord): StudentRecord => ({
  results: join(a.results, b.results, resultId, largerText),
  cards: join(a.cards, b.cards, ({ id }) => id, laterCard),
  bookmarks: join(a.bookmarks, b.bookmarks, ({ id }) => id, earlierBookmark),
});
