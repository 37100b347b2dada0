export interface OfflinePageParts {
  compositionKey: string;
  /** The shell's files that the page needs, to their integrity; empty where the page names none. */
  files: Readonly<Record<string, string>>;
}

const STATE = /<script type="application\/json" id="mb-state">([\s\S]*?)<\/script>/;
const LINKED = /<(?:script|link)\b[^>]*?(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g;
const INTEGRITY = /integrity="([^"]+)"/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parseState(html: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(STATE.exec(html)?.[1] ?? 'null');
  return isRecord(parsed) ? parsed : {};
}

/**
 * Reads which composition the offline page belongs to, and the files that it needs.
 * @throws when the text is no page of an edge
 */
export function readOfflinePage(html: string): OfflinePageParts {
  const { compositionKey, shellFiles } = parseState(html);
  if (typeof compositionKey !== 'string' || !isRecord(shellFiles)) {
    throw new Error('The offline page has no state');
  }
  const files: Record<string, string> = {};
  for (const [tag, address = ''] of html.matchAll(LINKED)) files[address] = INTEGRITY.exec(tag)?.[1] ?? '';
  for (const [address, integrity] of Object.entries(shellFiles)) files[address] = String(integrity);
  return { compositionKey, files };
}
