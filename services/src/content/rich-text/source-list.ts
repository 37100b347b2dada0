import type { EntrySource, PostSource, SourceBlock } from '@mockingbird/contracts';

/** Characters that have a meaning in Markdown, and the dollar sign of formulas. */
const SPECIAL = /[\\`*_{}[\]()<>#+\-.!|$~&]/g;

const toLine = ({ title, address }: EntrySource): string => {
  const text = title.replace(/\s+/g, ' ').replaceAll(SPECIAL, String.raw`\$&`);
  // Angle brackets allow any character in the address but themselves.
  return address === undefined
    ? `- ${text}`
    : `- [${text}](<${address.replaceAll(/[<>]/g, encodeURIComponent)}>)`;
};

/** @returns the blocks of an entry, with the list of its sources at the end */
export function withSources({ blocks, sources = [] }: Pick<PostSource, 'blocks' | 'sources'>): SourceBlock[] {
  if (sources.length === 0) return [...blocks];
  return [...blocks, { kind: 'richText', body: ['## Sources', '', ...sources.map(toLine)].join('\n') }];
}
