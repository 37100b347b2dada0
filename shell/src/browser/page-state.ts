import type { PageState } from '@mockingbird/contracts';

const isPageState = (value: unknown): value is PageState =>
  typeof value === 'object' &&
  value !== null &&
  'composition' in value &&
  'site' in value &&
  'chrome' in value;

/**
 * Reads the page state that the edge wrote. Page and shell come from one build, because the page names the shell's file
 * by its hash. Therefore not every field is validated: the schemas load later, with the first response of a service.
 * @throws when no edge rendered this page
 */
export function readPageState(): PageState {
  const block = document.getElementById('mb-state');
  const state: unknown = JSON.parse(block?.textContent ?? 'null');
  if (!isPageState(state))
    throw new Error('MB-3005 The element #mb-state contains no page state; reload the page from an edge');
  return state;
}
