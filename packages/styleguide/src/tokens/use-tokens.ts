import { useEffect, useState } from 'react';
import { readTokens, type Token } from './read-tokens.js';

/** The tokens of the page, read again when the theme changes. Empty before the first paint. */
export function useTokens(): readonly Token[] {
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useEffect(() => {
    const read = () => setTokens(readTokens(document));
    read();
    const theme = new MutationObserver(read);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => {
      theme.disconnect();
      system.removeEventListener('change', read);
    };
  }, []);
  return tokens;
}
