import type { SourceBlock } from '@mockingbird/contracts';

const formatBlock = (block: SourceBlock): string => {
  switch (block.kind) {
    case 'richText':
      return block.body;
    case 'media': {
      const { url, alternativeText = '', caption } = block.file;
      return `![${alternativeText}](${url})${caption === undefined ? '' : `\n${caption}`}`;
    }
    case 'quote': {
      const words = block.title === undefined ? block.body : `${block.body}\n(${block.title})`;
      return words.replaceAll(/^/gm, '> ');
    }
  }
};

/** The parts of an article or a post as Markdown, as the editor writes them. */
export const formatBlocks = (blocks: readonly SourceBlock[]): string => blocks.map(formatBlock).join('\n\n');
