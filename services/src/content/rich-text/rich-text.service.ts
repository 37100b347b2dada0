import { Injectable } from '@nestjs/common';
import type { Block, SourceBlock } from '@mockingbird/contracts';
import { contentHash } from '../../common/canonical-json.js';
import { RENDERED_ENTRIES } from './limits.js';
import { newStopBudget } from '../../text/formula-pool.js';
import { FormulasService } from '../../text/formulas.service.js';
import { HeadingIds } from './heading-ids.js';
import { renderMarkdown } from './render-markdown.js';

/** Turns the Markdown of entries into HTML, each once: what was rendered lately is kept, by its content. */
@Injectable()
export class RichTextService {
  /** By hash of the source, the longest unused first. */
  private readonly kept = new Map<string, Promise<Block[]>>();

  constructor(private readonly formulas: FormulasService) {}

  render(blocks: readonly SourceBlock[]): Promise<Block[]> {
    const hash = contentHash(blocks);
    const rendered = this.kept.get(hash) ?? this.renderBlocks(blocks);
    this.kept.delete(hash);
    this.kept.set(hash, rendered);
    // A failure is not kept: the next reader tries again.
    rendered.catch(() => this.kept.delete(hash));
    const [oldest] = this.kept.keys();
    if (this.kept.size > RENDERED_ENTRIES && oldest !== undefined) this.kept.delete(oldest);
    return rendered;
  }

  private async renderBlocks(blocks: readonly SourceBlock[]): Promise<Block[]> {
    const ids = new HeadingIds();
    const budget = newStopBudget();
    const rendered: Block[] = [];
    // One after the other, since the ids of the headings depend on those before.
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
