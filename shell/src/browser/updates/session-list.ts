const MAX_ENTRIES = 100;

/** @returns undefined where the browser forbids storage */
function readList(key: string): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return undefined;
  }
}

/**
 * Adds an entry to a list that this tab stores across page loads.
 * @param withoutStorage the result where the browser forbids storage
 * @returns whether the entry is new
 */
export function addToSessionList(key: string, entry: string, withoutStorage: boolean): boolean {
  const entries = readList(key);
  if (!entries) return withoutStorage;
  if (entries.includes(entry)) return false;
  try {
    sessionStorage.setItem(key, JSON.stringify([...entries, entry].slice(-MAX_ENTRIES)));
    return true;
  } catch {
    return withoutStorage;
  }
}
