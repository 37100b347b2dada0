/** What this tab remembers from page to page, by list. Storage may be forbidden: then nothing is remembered. */
function read(key: string): string[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return undefined;
  }
}

/**
 * Whether something happens for the first time in this tab, and remembers that it did.
 * @param otherwise what is answered where nothing can be remembered
 */
export function isFirst(list: string, entry: string, otherwise: boolean): boolean {
  const kept = read(list);
  if (!kept) return otherwise;
  if (kept.includes(entry)) return false;
  try {
    sessionStorage.setItem(list, JSON.stringify([...kept, entry].slice(-ENTRIES_KEPT)));
    return true;
  } catch {
    return otherwise;
  }
}

const ENTRIES_KEPT = 100;
