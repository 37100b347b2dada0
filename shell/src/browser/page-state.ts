import { pageStateSchema, type PageState } from '@mockingbird/contracts';

/**
 * Reads the data block that the edge wrote.
 * @throws when this page was not made by an edge of this version
 */
export function readPageState(): PageState {
  const block = document.getElementById('mb-state');
  const parsed = pageStateSchema.safeParse(JSON.parse(block?.textContent ?? 'null'));
  if (!parsed.success) throw new Error('MB-3005 The page carries no state that this shell understands');
  return parsed.data;
}
