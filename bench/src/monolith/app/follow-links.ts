import { linkState } from '@mockingbird/platform/internal';
import type { DataRouter } from 'react-router';
import { mayLeave } from '../../../../shell/src/browser/navigation/leave-guard.js';

/** Follows plain clicks on internal links in the page, as react-router's own Link does. */
export function followLinks(router: DataRouter): void {
  document.addEventListener('click', (event) => {
    const anchor =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    if (anchor.origin !== window.location.origin || anchor.hash !== '') return;
    event.preventDefault();
    if (!mayLeave()) return;
    void router.navigate(anchor.pathname + anchor.search, { state: linkState(anchor) });
  });
}
