import type { Head } from '@mockingbird/platform';
import { fullTitle, SITE_NAME } from '../../head/title.js';
import { alternatesOf } from '../../head/alternates.js';
import { escapeHtml, escapeJson } from './escape.js';

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const absolute = (origin: string, path: string) => new URL(path, origin).href;

/** Head tags of a page. Addresses become absolute with the public origin, never with the request's host. */
export function headTags(head: Head, path: string, origin: string): string {
  const canonical = absolute(origin, head.canonical || path);
  const image = head.image ?? { path: '/assets/og.png', alt: SITE_NAME };
  const tags = [
    `<title>${escapeHtml(fullTitle(head.title))}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    ...(head.canonical === '' ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
    ...(head.robots ? [tag('meta', { name: 'robots', content: head.robots })] : []),
    ...(head.keywords ? [tag('meta', { name: 'keywords', content: head.keywords })] : []),
    ...alternatesOf(head, path).map(({ hreflang, path: target }) =>
      tag('link', { rel: 'alternate', hreflang, href: absolute(origin, target) }),
    ),
    tag('meta', { property: 'og:site_name', content: SITE_NAME }),
    tag('meta', { property: 'og:type', content: head.type ?? 'website' }),
    tag('meta', { property: 'og:title', content: head.title }),
    tag('meta', { property: 'og:description', content: head.description }),
    tag('meta', { property: 'og:url', content: canonical }),
    tag('meta', { property: 'og:image', content: absolute(origin, image.path) }),
    tag('meta', { property: 'og:image:alt', content: image.alt }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(head.published ? [tag('meta', { property: 'article:published_time', content: head.published })] : []),
    ...(head.feed
      ? [
          tag('link', {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: head.feed.title,
            href: absolute(origin, head.feed.path),
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
