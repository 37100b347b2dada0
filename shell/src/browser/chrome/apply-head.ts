import type { Head } from '@mockingbird/platform';
import { alternatesOf } from '../../head/alternates.js';
import { DEFAULT_LANGUAGE } from '../../head/language.js';
import { fullTitle } from '../../head/title.js';

const OWNED_ATTRIBUTE = 'data-mb-head';

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    existing?.remove();
    return;
  }
  const element = existing ?? Object.assign(document.createElement('meta'), { name });
  element.setAttribute('content', content);
  if (!existing) document.head.append(element);
}

function createLink(rel: string, href: string, hreflang?: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  if (hreflang) element.hreflang = hreflang;
  element.setAttribute(OWNED_ATTRIBUTE, '');
  return element;
}

/** Updates the document's head for the present screen. Link previews read the server's head instead. */
export function applyHead(head: Head, path: string, origin: string): void {
  document.documentElement.lang = head.language ?? DEFAULT_LANGUAGE;
  document.title = fullTitle(head.title);
  setMeta('description', head.description);
  setMeta('robots', head.robots);
  setMeta('keywords', head.keywords);
  document.head
    .querySelectorAll('link[rel="canonical"], link[rel="alternate"]')
    .forEach((old) => old.remove());
  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((old) => old.remove());
  const absolute = (target: string) => new URL(target, origin).href;
  document.head.append(
    ...(head.canonical === '' ? [] : [createLink('canonical', absolute(head.canonical ?? path))]),
    ...alternatesOf(head, path).map(({ hreflang, path: target }) =>
      createLink('alternate', absolute(target), hreflang),
    ),
    ...(head.feed
      ? [
          Object.assign(createLink('alternate', absolute(head.feed.path)), {
            type: 'application/rss+xml',
            title: head.feed.title,
          }),
        ]
      : []),
    ...(head.structuredData ?? []).map((data) => {
      const block = document.createElement('script');
      block.type = 'application/ld+json';
      block.textContent = JSON.stringify(data);
      return block;
    }),
  );
}
