import type { Head } from '@mockingbird/platform';
import { fullTitle, SITE_NAME } from '../../head/title.js';
import { alternatesOf } from '../../head/alternates.js';
import { escapeHtml, escapeJson } from './escape.js';

const renderTag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const toAbsolute = (origin: string, path: string) => new URL(path, origin).href;

/** Renders the head tags of a page. URLs use the public origin, never the request's host. */
export function renderHeadTags(head: Head, path: string, origin: string): string {
  const canonical = toAbsolute(origin, head.canonical || path);
  const image = head.image ?? { path: '/assets/og.png', alt: SITE_NAME };
  const tags = [
    `<title>${escapeHtml(fullTitle(head.title))}</title>`,
    renderTag('meta', { name: 'description', content: head.description }),
    ...(head.canonical === '' ? [] : [renderTag('link', { rel: 'canonical', href: canonical })]),
    ...(head.robots ? [renderTag('meta', { name: 'robots', content: head.robots })] : []),
    ...(head.keywords ? [renderTag('meta', { name: 'keywords', content: head.keywords })] : []),
    ...alternatesOf(head, path).map(({ hreflang, path: target }) =>
      renderTag('link', { rel: 'alternate', hreflang, href: toAbsolute(origin, target) }),
    ),
    renderTag('meta', { property: 'og:site_name', content: SITE_NAME }),
    renderTag('meta', { property: 'og:type', content: head.type ?? 'website' }),
    renderTag('meta', { property: 'og:title', content: head.title }),
    renderTag('meta', { property: 'og:description', content: head.description }),
    renderTag('meta', { property: 'og:url', content: canonical }),
    renderTag('meta', { property: 'og:image', content: toAbsolute(origin, image.path) }),
    renderTag('meta', { property: 'og:image:alt', content: image.alt }),
    renderTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(head.published
      ? [renderTag('meta', { property: 'article:published_time', content: head.published })]
      : []),
    ...(head.feed
      ? [
          renderTag('link', {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: head.feed.title,
            href: toAbsolute(origin, head.feed.path),
          }),
        ]
      : []),
    ...(head.noscriptRefresh
      ? [
          `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(head.noscriptRefresh)}"></noscript>`,
        ]
      : []),
    ...(head.structuredData ?? []).map(
      (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`,
    ),
  ];
  return tags.join('');
}
