import { useEffect } from 'react';
import { copyInteractiveRules } from './copy-interactive-rules.js';

/** Gives elements inside `[data-forced]` the look of hover, focus or pressed while the page is shown. */
export function useForcedStates(): void {
  useEffect(() => {
    // Where sheets cannot be made by a script, as in unit tests, the page has no such states.
    if (!('replaceSync' in CSSStyleSheet.prototype)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(copyInteractiveRules(document.styleSheets));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
}
