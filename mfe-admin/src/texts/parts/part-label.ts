import type { Part } from '../draft/text-parts.js';
import * as messages from '../../messages/texts/parts.js';

const LABELS = { richText: messages.text, media: messages.picture, quote: messages.quote } as const;

/** The name of a part: 'Text, part 1'. @param index zero-based */
export const partLabel = ({ kind }: Part, index: number): string => LABELS[kind](index + 1);
