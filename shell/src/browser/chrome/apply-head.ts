import type { Head } from '@mockingbird/platform';
import { alternatesOf } from '../../head/alternates.js';
import { fullTitle } from '../../head/title.js';

const OWNED = 'data-mb-head';

function upsert(selector: string, make: () => HTMLElement, fill: (element: HTMLElement) => void): void {
  const found = document.head.querySelector<HTMLElement>(selector);
  const element = found ?? make();
  fill(element);
  if (!found) document.head.append(element);
}

function meta(name: string, content: string | undefined): void {
  const selector = `meta[name="${name}"]`;
  if (content === undefined) {
    document.head.querySelector(selector)?.remove();
    return;
  }
  upsert(
    selector,
    () => Object.assign(document.createElement('meta'), { name }),
    (element) => element.setAttribute('content', content),
  );
}

function link(rel: string, href: string, hreflang?: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  if (hreflang) element.hreflang = hreflang;
  element.setAttribute(OWNED, '');
  return element;
}

/** Makes the document's head say what the screen now is. Link previews read the server's head; these follow it. */
export function applyHead(head: Head, path: string, origin: string): void {
  document.title = fullTitle(head.title);
  meta('description', head.description);
  meta('robots', head.robots);
  meta('keywords', head.keywords);
  document.head
    .querySelectorAll('link[rel="canonical"], link[rel="alternate"]')
    .forEach((old) => old.remove());
  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((old) => old.remove());
  const absolute = (target: string) => new URL(target, origin).href;
  document.head.append(
    ...(head.canonical === '' ? [] : [link('canonical', absolute(head.canonical ?? path))]),
    ...alternatesOf(head, path).map(({ hreflang, path: target }) =>
      link('alternate', absolute(target), hreflang),
    ),
    ...(head.feed
      ? [
          Object.assign(link('alternate', absolute(head.feed.path)), {
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
