import { Injectable } from '@nestjs/common';
import type { Block, SourceBlock } from '@mockingbird/contracts';
import { contentHash } from '../../common/canonical-json.js';
import { RENDERED_ENTRIES } from './limits.js';
import { newStopBudget } from '../../text/formula-pool.js';
import { FormulasService } from '../../text/formulas.service.js';
import { HeadingIds } from './heading-ids.js';
import { renderMarkdown } from './render-markdown.js';

/** Renders the Markdown of entries to HTML. Recent results are cached by a hash of their source. */
@Injectable()
export class RichTextService {
  /** By hash of the source, the least recently used first. */
  private readonly cache = new Map<string, Promise<Block[]>>();

  constructor(private readonly formulas: FormulasService) {}

  render(blocks: readonly SourceBlock[]): Promise<Block[]> {
    const hash = contentHash(blocks);
    const rendered = this.cache.get(hash) ?? this.renderBlocks(blocks);
    this.cache.delete(hash);
    this.cache.set(hash, rendered);
    // A failure is not cached: the next request tries again.
    rendered.catch(() => this.cache.delete(hash));
    const [oldest] = this.cache.keys();
    if (this.cache.size > RENDERED_ENTRIES && oldest !== undefined) this.cache.delete(oldest);
    return rendered;
  }

  private async renderBlocks(blocks: readonly SourceBlock[]): Promise<Block[]> {
    const ids = new HeadingIds();
    const budget = newStopBudget();
    const rendered: Block[] = [];
    // In order: the id of a heading depends on earlier headings.
    for (const block of blocks) {
      if (block.kind !== 'richText') rendered.push(block);
      else {
        const text = await renderMarkdown(block.body, ids, (sources) =>
          this.formulas.render(sources, budget),
        );
        rendered.push({ ...block, ...text });
      }
    }
    return rendered;
  }
}
