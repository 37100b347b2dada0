import type { SitemapSection } from '@mockingbird/platform';

// Node's own function, bound before the code of remotes could replace it.
const copy = structuredClone;

interface Options {
  /** Milliseconds. */
  lifeMs: number;
  /** Milliseconds since any moment. */
  now: () => number;
}

/**
 * Remembers the last whole sitemap for a while: every search of the site asks for it. A sitemap with a gap is collected
 * again. Each caller gets a copy, which the code of a remote may change.
 */
export function createSitemapMemory({ lifeMs, now }: Options) {
  let last: { key: string; sections: SitemapSection[]; expiresAt: number } | undefined;
  return async (key: string, collect: () => Promise<SitemapSection[]>): Promise<SitemapSection[]> => {
    if (last?.key === key && last.expiresAt > now()) return copy(last.sections);
    const sections = await collect();
    if (!sections.some(({ failed }) => failed))
      last = { key, sections: copy(sections), expiresAt: now() + lifeMs };
    return sections;
  };
}
