import type { PageState } from '@mockingbird/contracts';

const isState = (value: unknown): value is PageState =>
  typeof value === 'object' &&
  value !== null &&
  'composition' in value &&
  'site' in value &&
  'chrome' in value;

/**
 * Reads the data block that the edge wrote. Page and shell come from one build (the page names the shell's file by its
 * hash), so its presence is checked and not its every field: the schemas load when the first answer of a service does.
 * @throws when this page was not made by an edge
 */
export function readPageState(): PageState {
  const block = document.getElementById('mb-state');
  const state: unknown = JSON.parse(block?.textContent ?? 'null');
  if (!isState(state)) throw new Error('MB-3005 The page carries no state that this shell understands');
  return state;
}
