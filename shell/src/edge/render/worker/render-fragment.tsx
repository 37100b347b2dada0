import {
  createRegionStore,
  createFragmentElement,
  fillFragment,
  loadFragment,
  PlatformProvider,
} from '@mockingbird/platform/internal';
import { renderToString } from 'react-dom/server';
import type { FragmentJob, SentResult } from '../protocol.js';
import type { RenderContext } from './render-page.js';

/** Runs a fragment's loader and renders the fragment as a separate root. @throws any error of the remote's code */
export async function renderFragment(
  { definition, api, site, signal }: RenderContext,
  { name, input, identifierPrefix }: FragmentJob,
): Promise<SentResult> {
  const fragment = await loadFragment(definition, name);
  const { isEmpty, data } = await fillFragment(fragment, { input, api, site, signal });
  if (isEmpty) return { kind: 'fragment', html: '', isEmpty };
  const html = renderToString(
    <PlatformProvider value={{ api, region: createRegionStore(), site }}>
      {createFragmentElement(fragment, input, data)}
    </PlatformProvider>,
    { identifierPrefix },
  );
  return { kind: 'fragment', html, isEmpty, data: JSON.stringify(data) };
}
