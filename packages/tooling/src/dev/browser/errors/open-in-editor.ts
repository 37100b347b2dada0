import type { SourcePlace } from './source-places.js';

const EDITOR = '/_mb/development/editor';

/**
 * Opens a file of the repository in the developer's editor, at its line.
 * @returns what went wrong; empty when the editor opens
 */
export async function openInEditor(place: SourcePlace): Promise<string> {
  try {
    const response = await fetch(EDITOR, {
      method: 'POST',
      // Another site's page may not send this type without the server's consent.
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(place),
    });
    return response.ok ? '' : await response.text();
  } catch {
    return 'The development server does not respond.';
  }
}
