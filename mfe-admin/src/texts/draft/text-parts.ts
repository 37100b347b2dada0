import type { SourceBlock } from '@mockingbird/contracts';
import type { PictureValue } from '../../media/picture-value.js';

/** One part of a text, as its editor needs it. `id` stays the same while the text is open. */
export type Part = { id: number } & (
  | { kind: 'richText'; body: string }
  | { kind: 'media'; picture: PictureValue; caption: string }
  | { kind: 'quote'; title: string; body: string }
);

let lastId = 0;
/** @returns an id for a new part */
export const nextPartId = (): number => (lastId += 1);

export const newTextPart = (): Part => ({ id: nextPartId(), kind: 'richText', body: '' });

/** A stored block as its editor needs it. */
export function toPart(block: SourceBlock): Part {
  const id = nextPartId();
  switch (block.kind) {
    case 'richText':
      return { id, kind: 'richText', body: block.body };
    case 'quote':
      return { id, kind: 'quote', title: block.title ?? '', body: block.body };
    case 'media': {
      const { url, alternativeText = '', caption = '' } = block.file;
      return { id, kind: 'media', picture: { url, alternativeText }, caption };
    }
  }
}

function toBlock(part: Part): SourceBlock | undefined {
  switch (part.kind) {
    case 'richText':
      return part.body.trim() === '' ? undefined : { kind: 'richText', body: part.body };
    case 'quote':
      return part.body.trim() === ''
        ? undefined
        : { kind: 'quote', ...(part.title.trim() && { title: part.title.trim() }), body: part.body };
    case 'media': {
      const { url, alternativeText } = part.picture;
      if (url.trim() === '') return undefined;
      const caption = part.caption.trim();
      return { kind: 'media', file: { url, alternativeText, ...(caption && { caption }) } };
    }
  }
}

/** The parts as the services store them. Empty ones are left out. */
export const toBlocks = (parts: readonly Part[]): SourceBlock[] =>
  parts.flatMap((part) => toBlock(part) ?? []);
