import { type FieldChange, sourceBlocks } from '@mockingbird/contracts';
import { fieldLabel } from '../../texts/editor/field-names.js';
import { formatBlocks } from './blocks-text.js';
import type { ComparedField } from './field-differences.js';
import { formatStoredValue } from './format-stored-value.js';
import * as messages from '../../messages/history/difference.js';

/** Markdown of stored blocks. Blocks of an unknown form are shown as they are. */
function toMarkdown(value: unknown): string | undefined {
  const parsed = sourceBlocks.safeParse(value);
  return parsed.success ? formatBlocks(parsed.data) : formatStoredValue(value);
}

const formatShown = (hidden: unknown): string | undefined =>
  hidden === undefined ? undefined : hidden === true ? messages.no : messages.yes;

const FORMATS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  blocks: toMarkdown,
  hidden: formatShown,
};

/** A field of an article or a post, in the words of the editor. The body is its Markdown. */
export function toTextField({ field, change, before, after }: FieldChange): ComparedField {
  const format = FORMATS[field] ?? formatStoredValue;
  return {
    key: field,
    label: fieldLabel(field),
    change,
    before: format(before),
    after: format(after),
    ...(field === 'blocks' && { isLong: true }),
  };
}
