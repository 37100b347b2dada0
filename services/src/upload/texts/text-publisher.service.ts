import { Inject, Injectable } from '@nestjs/common';
import type { ArticleText, Issue, PostText, TextKind, UploadResult } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { contentHash } from '../../common/canonical-json.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { RichTextService } from '../../content/rich-text/rich-text.service.js';
import { withSources } from '../../content/rich-text/source-list.js';
import type { TextRecord } from '../../content/texts/models.js';
import { TextStoreService } from '../../content/texts/text-store.service.js';
import { stableExamId } from '../../exam/catalogue/stable-exam-id.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { PictureCheckService } from '../../media/picture-check/picture-check.service.js';
import { conflict, invalid } from '../../http/response/problem.js';
import type { Fields, PublishOptions } from '../publisher.service.js';
import { throwIfNotStored, toUploadResult } from '../upload-result.js';
import { listPictures } from './list-pictures.js';
import { listTextChanges } from './list-text-changes.js';
import { findMissingAlternatives, mergeText, parseTextForm, type TextForm } from './parse-text.js';
import { stableAddress } from './stable-address.js';

const NO_COUNTS = { exams: 0, tests: 0, questions: 0 };

/** @returns the revision of a text: an upload that was based on another one is rejected */
export const textRevision = ({ text, hidden }: Pick<TextRecord, 'text' | 'hidden'>): string =>
  contentHash({ text, hidden });

/** Publishes articles and posts after a full check. A rejected upload changes nothing. */
@Injectable()
export class TextPublisherService {
  constructor(
    private readonly texts: TextStoreService,
    private readonly catalogue: CatalogueService,
    private readonly richText: RichTextService,
    private readonly pictures: PictureCheckService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores a text. Fields that are not sent keep their stored values. A new text is a draft unless `hidden` is `false`.
   * @throws ProblemError MB-1002 with every issue, MB-1007 when somebody else changed the text
   */
  async publish(kind: TextKind, fields: Fields, options: PublishOptions): Promise<UploadResult> {
    const { by = '', dryRun = false, opensPictures = true, basedOn } = options;
    const parsedForm = parseTextForm(kind, fields);
    if (!parsedForm.ok) throw invalid(parsedForm.issues);
    const form = parsedForm.value;
    const before = await this.findStored(form);
    if (before === null) await this.rejectBinned(form);
    const { text, newCategory } = await this.checkText(form, before);
    const now = { text, hidden: form.hidden ?? before?.hidden ?? true };
    const { slug } = form.address;
    const revision = before === null ? '' : textRevision(before);
    if (basedOn !== undefined && basedOn !== revision) {
      const message = 'Was changed since';
      throw conflict(`${slug} was changed since. Check the changes again.`, [{ path: '/basedOn', message }]);
    }
    const isUnchanged = revision === textRevision(now);
    let id: string | undefined;
    if (!isUnchanged && !dryRun) {
      if (newCategory) await this.texts.addCategory(newCategory);
      const change = { type: kind, outcome: before === null ? 'created' : 'replaced' } as const;
      id = await this.texts.save({ ...now, isShipped: false }, before, { by }, change);
      throwIfNotStored({ outcome: id === undefined ? 'stale' : 'stored' }, slug);
    }
    return toUploadResult({
      type: kind,
      what: `${kind === 'post' ? 'Post' : 'Article'} ${slug}`,
      result: { outcome: isUnchanged ? 'unchanged' : 'stored', ...(id !== undefined && { id }) },
      dryRun,
      counts: NO_COUNTS,
      warnings: [
        ...findMissingAlternatives(text),
        // Only a check of the author waits for other sites.
        ...(dryRun ? await this.pictures.findDead(listPictures(text), opensPictures) : []),
      ],
      revision: dryRun ? revision : textRevision(now),
      ...(before && {
        changes: listTextChanges(before, now),
      }),
      preview: dryRun ? { blocks: await this.richText.render(withSources(text)) } : undefined,
    });
  }

  /**
   * Checks a text for a preview. The stored one stays as it is.
   * @returns the text with the sent changes
   * @throws ProblemError MB-1002 with every issue
   */
  async preview(kind: TextKind, fields: Fields): Promise<ArticleText | PostText> {
    const form = parseTextForm(kind, fields);
    if (!form.ok) throw invalid(form.issues);
    const { text } = await this.checkText(form.value, await this.findStored(form.value));
    return text;
  }

  private async findStored({ address }: TextForm): Promise<TextRecord | null> {
    return this.texts.find(await stableAddress(this.catalogue, address));
  }

  /** The address of a text in the bin is reserved. */
  private async rejectBinned({ address }: TextForm): Promise<void> {
    if ((await this.texts.findAnywhere(await stableAddress(this.catalogue, address))) === null) return;
    const message = 'Is in the bin. Restore it, or delete it for good';
    throw conflict(`${address.slug} is in the bin. Restore it, or delete it for good first.`, [
      { path: '/slug', message },
    ]);
  }

  private async checkText(form: TextForm, before: TextRecord | null) {
    const merged = mergeText(form, before, this.clock());
    const { address, categoryTitle } = form;
    if (address.kind === 'post') return { text: valueOf(merged), newCategory: undefined };
    const { categorySlug: slug } = address;
    const exam = await this.catalogue.exam(examKey(address.examId));
    // The id of the exam as it is stored: its key finds the same exam, after a rename too.
    const examId = exam === null ? address.examId : stableExamId(exam);
    const hasCategory = await this.texts.hasCategory({ examId, slug });
    const title = categoryTitle?.trim() ?? '';
    const issues: Issue[] = [
      ...(exam === null ? [{ path: '/examId', message: 'There is no such exam' }] : []),
      ...(hasCategory || title !== '' || exam === null
        ? []
        : [{ path: '/categorySlug', message: 'The exam has no such category: give a title for a new one' }]),
    ];
    const text = valueOf(merged, issues);
    const ownId = { ...text, examId };
    const category = {
      examId,
      slug,
      title,
      description: '',
      kind: 'guide',
      order: 100,
    } as const;
    return { text: ownId, newCategory: hasCategory ? undefined : category };
  }
}

/** @throws ProblemError MB-1002 with the issues of the text and further ones */
function valueOf(
  merged: ReturnType<typeof mergeText>,
  issues: readonly Issue[] = [],
): ArticleText | PostText {
  if (!merged.ok) throw invalid([...issues, ...merged.issues]);
  if (issues.length > 0) throw invalid([...issues]);
  return merged.value;
}
