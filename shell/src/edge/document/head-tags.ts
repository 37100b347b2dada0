import type { Head } from '@mockingbird/platform';
import { fullTitle, SITE_NAME } from '../../head/title.js';
import { alternatesOf } from '../../head/alternates.js';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../share/card/picture-size.js';
import { shareAddress } from '../share/card/share-address.js';
import type { ShareCard } from '../share/card/share-card.js';
import { escapeHtml, escapeJson } from './escape.js';

const renderTag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

const toAbsolute = (origin: string, path: string) => new URL(path, origin).href;

/** Tags of the picture for link previews. Without one of the edge, it is the picture of the head, or the site's. */
function renderImageTags(head: Head, path: string, origin: string, share: ShareCard | undefined): string[] {
  const image = head.image ?? { path: '/assets/og.png', alt: SITE_NAME };
  const render = (name: string, content: string) =>
    renderTag('meta', { property: `og:image${name}`, content });
  if (!share) return [render('', toAbsolute(origin, image.path)), render(':alt', image.alt)];
  return [
    render('', toAbsolute(origin, shareAddress(path, share.version))),
    render(':width', String(PICTURE_WIDTH)),
    render(':height', String(PICTURE_HEIGHT)),
    render(':type', 'image/png'),
    render(':alt', `${share.title}: ${share.line}`),
  ];
}

/**
 * Renders the head tags of a page. URLs use the public origin, never the request's host.
 * @param share what the picture of the edge shows, if there is one
 */
export function renderHeadTags(head: Head, path: string, origin: string, share?: ShareCard): string {
  const canonical = toAbsolute(origin, head.canonical || path);
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
    ...renderImageTags(head, path, origin, share),
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
