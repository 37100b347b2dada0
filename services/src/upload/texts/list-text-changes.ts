import type { FieldChange } from '@mockingbird/contracts';
import type { TextContent } from '../../content/texts/models.js';
import { type FieldNames, listChanges } from '../list-changes.js';

const TEXT_FIELDS: FieldNames = [
  'title',
  'excerpt',
  'cover',
  'baseImageFields',
  'author',
  'publicationDate',
  'publishedAt',
  'readingTime',
  'order',
  'tags',
  'seo.metaTitle',
  'seo.metaDescription',
  'seo.keywords',
  'seo.canonicalURL',
  'seo.metaRobots',
  'blocks',
  'sources',
  'hidden',
];

type Compared = Pick<TextContent, 'text' | 'hidden'>;

/**
 * @param before undefined for a new text
 * @returns the differences between two states of an article or a post, field by field
 */
export const listTextChanges = (before: Compared | undefined, after: Compared): FieldChange[] =>
  listChanges(
    before === undefined ? {} : { ...before.text, hidden: before.hidden },
    { ...after.text, hidden: after.hidden },
    TEXT_FIELDS,
  );
