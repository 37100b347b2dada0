import {
  type ArticleText,
  articleTextSchema,
  type Issue,
  type PostText,
  postTextSchema,
  type SourceBlock,
  uploadForms,
} from '@mockingbird/contracts';
import { mergeDetails } from '@mockingbird/exam-core';
import * as z from 'zod';
import type { TextRecord } from '../../content/texts/models.js';
import type { TextAddress } from '../../content/texts/text-id.js';
import { readingMinutes } from '../../content/rich-text/reading-minutes.js';
import { jsonPointer, validate, type ValidationResult } from '../../http/request/validate.js';

/** Fields that identify a text. They have inputs of their own. */
const ADDRESS: ReadonlySet<string> = new Set(['slug', 'examId', 'categorySlug']);
const namesOf = (shape: object) => Object.keys(shape).filter((name) => !ADDRESS.has(name));
const SCHEMAS = {
  article: { form: z.object(uploadForms.article.shape), text: articleTextSchema },
  post: { form: z.object(uploadForms.post.shape), text: postTextSchema },
} as const;

/** The checked identity of an uploaded text, and its unchecked fields. */
export interface TextForm {
  address: TextAddress;
  /** Title of the category, if the form wants a new one. */
  categoryTitle: string | undefined;
  hidden: boolean | undefined;
  details: Readonly<Record<string, unknown>>;
}

function parseDetails(json: string | undefined, names: readonly string[]): ValidationResult<object> {
  let details: unknown;
  try {
    details = json === undefined || json === '' ? {} : JSON.parse(json);
  } catch {
    return { ok: false, issues: [{ path: '/details', message: 'Expected JSON' }] };
  }
  const record = validate(z.record(z.string(), z.unknown()), details);
  if (!record.ok) return { ok: false, issues: [{ path: '/details', message: 'Expected an object' }] };
  const unknown = Object.keys(record.value).filter((name) => !names.includes(name));
  if (unknown.length === 0) return record;
  const issues = unknown.map((name) => ({ path: jsonPointer(['details', name]), message: 'Unknown field' }));
  return { ok: false, issues };
}

/** @returns the parts of the form, or every issue */
export function parseTextForm(kind: TextAddress['kind'], fields: unknown): ValidationResult<TextForm> {
  const schemas = SCHEMAS[kind];
  const form = validate(schemas.form, fields);
  if (!form.ok) return form;
  const details = parseDetails(form.value.details, namesOf(schemas.text.shape));
  if (!details.ok) return details;
  const { value } = form;
  const address: TextAddress =
    value.uploadType === 'post' ? { kind: 'post', slug: value.slug } : { kind: 'article', ...value };
  return {
    ok: true,
    value: {
      address,
      categoryTitle: value.uploadType === 'article' ? value.categoryTitle : undefined,
      hidden: value.hidden === undefined ? undefined : value.hidden === 'true',
      details: { ...details.value },
    },
  };
}

/** A time in the form in which times are compared, or the unchanged value if it is no time. */
function toUtc(time: unknown): unknown {
  const parsed = z.safeParse(z.iso.datetime({ offset: true }), time);
  return parsed.success ? new Date(parsed.data).toISOString() : time;
}

function addDefaults(
  merged: Record<string, unknown>,
  { details }: TextForm,
  stored: TextRecord | null,
  now: number,
): Record<string, unknown> {
  const publishedAt = toUtc(merged['publishedAt']);
  const blocks = merged['blocks'] ?? [];
  const shown = typeof publishedAt === 'string' ? publishedAt : new Date(now).toISOString();
  const mustCount = details['readingTime'] === undefined && (stored === null || 'blocks' in details);
  return {
    excerpt: '',
    publicationDate: shown.slice(0, shown.indexOf('T')),
    ...merged,
    ...(publishedAt !== undefined && { publishedAt }),
    blocks,
    ...(mustCount && { readingTime: countMinutes(blocks) }),
  };
}

/** @returns 1 for blocks that do not fit: their issues are reported anyway */
function countMinutes(blocks: unknown): number {
  const parsed = validate(postTextSchema.shape.blocks, blocks);
  return parsed.ok ? readingMinutes(parsed.value) : 1;
}

/**
 * Merges the sent fields with the stored ones. Fields that are not sent keep their values; `null` removes one.
 * @param now in milliseconds since 1970
 */
export function mergeText(
  form: TextForm,
  stored: TextRecord | null,
  now: number,
): ValidationResult<ArticleText | PostText> {
  const { kind, ...address } = form.address;
  const before: Record<string, unknown> = { ...stored?.text };
  const merged = validate(z.record(z.string(), z.unknown()), mergeDetails(form.details, before));
  if (!merged.ok) return merged;
  const fields = { ...addDefaults(merged.value, form, stored, now), ...address };
  const parsed = validate(kind === 'article' ? articleTextSchema : postTextSchema, fields);
  if (parsed.ok) return parsed;
  return {
    ok: false,
    issues: parsed.issues.map(({ path, message }) => ({
      path: ADDRESS.has(path.split('/')[1] ?? '') ? path : `/details${path}`,
      message,
    })),
  };
}

/** Pictures that a reader who does not see them learns nothing about. */
export function findMissingAlternatives({ cover, blocks }: ArticleText | PostText): Issue[] {
  const message = 'Has no alternative text';
  const isMissing = (text: string | undefined) => text === undefined || text.trim() === '';
  const ofBlock = (block: SourceBlock, index: number) =>
    block.kind === 'media' && isMissing(block.file.alternativeText)
      ? [{ path: `/details/blocks/${index}/file`, message }]
      : [];
  const ofCover =
    cover !== undefined && isMissing(cover.alternativeText) ? [{ path: '/details/cover', message }] : [];
  return [...ofCover, ...blocks.flatMap(ofBlock)];
}
