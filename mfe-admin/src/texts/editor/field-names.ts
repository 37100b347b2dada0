import * as messages from '../../messages/texts/editor.js';

const LABELS: Readonly<Record<string, string>> = {
  title: messages.title,
  slug: messages.address,
  examId: messages.exam,
  categorySlug: messages.category,
  excerpt: messages.summary,
  cover: messages.coverPicture,
  author: messages.author,
  tags: messages.tags,
  publicationDate: messages.shownDate,
  publishedAt: messages.publishAt,
  sources: messages.sources,
  blocks: messages.body,
  hidden: messages.visibility,
  metaTitle: messages.metaTitle,
  metaDescription: messages.metaDescription,
  keywords: messages.keywords,
  baseImageFields: messages.linkPicture,
  readingTime: messages.readingTime,
  order: messages.order,
  canonicalURL: messages.canonicalAddress,
  metaRobots: messages.metaRobots,
};

const OPTIONAL = / \(optional\)$/;

/**
 * A field in the words of the form, with the number of its part or entry: 'Text 2'.
 * @param path `seo.keywords`, or `/details/blocks/1/body`
 */
export function fieldLabel(path: string): string {
  const steps = path
    .replace(/^\/(details\/)?/, '')
    .split(/[/.]/)
    .filter((step) => step !== 'seo');
  const [name = '', index] = steps;
  const label = (LABELS[name] ?? name).replace(OPTIONAL, '');
  return index !== undefined && /^\d+$/.test(index) ? `${label} ${Number(index) + 1}` : label;
}
