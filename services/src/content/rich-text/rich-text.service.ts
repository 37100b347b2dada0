import { Injectable } from '@nestjs/common';
import type { Block, SourceBlock } from '@mockingbird/contracts';
import { contentHash } from '../../canonical-json.js';
import { RENDERED_ENTRIES } from '../../limits.js';
import { HeadingIds } from './heading-ids.js';
import { renderMarkdown } from './render-markdown.js';

function renderBlocks(blocks: readonly SourceBlock[]): Block[] {
  const ids = new HeadingIds();
  return blocks.map((block) =>
    block.kind === 'richText' ? { ...block, ...renderMarkdown(block.body, ids) } : block,
  );
}

/** Turns the Markdown of entries into HTML, each once: what was rendered lately is kept, by its content. */
@Injectable()
export class RichTextService {
  /** By hash of the source, the longest unused first. */
  private readonly kept = new Map<string, Block[]>();

  render(blocks: readonly SourceBlock[]): Block[] {
    const hash = contentHash(blocks);
    const rendered = this.kept.get(hash) ?? renderBlocks(blocks);
    this.kept.delete(hash);
    this.kept.set(hash, rendered);
    const [oldest] = this.kept.keys();
    if (this.kept.size > RENDERED_ENTRIES && oldest !== undefined) this.kept.delete(oldest);
    return rendered;
  }
}
