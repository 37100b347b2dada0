import { classNames } from '../class-names.js';
import type { DisplayBlock } from './display-block.js';
import { MediaFigure } from './media-figure.js';
import { QuoteFigure } from './quote-figure.js';
import { RichText } from './rich-text.js';
import classes from './blocks.module.css';

export interface BlocksProps {
  blocks: readonly DisplayBlock[];
  className?: string;
}

function Block({ block }: { block: DisplayBlock }) {
  switch (block.kind) {
    case 'richText':
      return <RichText html={block.html} />;
    case 'media':
      return <MediaFigure file={block.file} />;
    case 'quote':
      return <QuoteFigure title={block.title} body={block.body} />;
  }
}

/** The body of an article: text, pictures and quotes in order. */
export function Blocks({ blocks, className }: BlocksProps) {
  return (
    <div className={classNames(classes.blocks, className)}>
      {blocks.map((block, index) => (
        // Blocks have no id, and their order never changes.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
