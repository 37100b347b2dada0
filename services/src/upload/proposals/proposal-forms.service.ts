import { Injectable } from '@nestjs/common';
import {
  type ProposalCheck,
  type ProposalState,
  uploadForms,
  type UploadType,
  uploadTypeSchema,
} from '@mockingbird/contracts';
import * as z from 'zod';
import type { Form } from '../../http/request/multipart.js';
import { validateOrThrow } from '../../http/request/validate.js';
import { ProblemError } from '../../http/response/problem.js';
import { UploadsService } from '../uploads.service.js';
import { PROPOSAL_BYTES } from './limits.js';
import { ProposalConflicts } from './proposal-conflicts.service.js';
import type { StoredFile, StoredProposal } from './proposal.model.js';
import { readFields } from './proposal-view.js';

const SERVER_ERROR = 500;
/** States in which the author may replace the form, and send it. */
export const EDITABLE: readonly ProposalState[] = ['draft', 'changes-requested'];

/** What a proposal stores of an upload form. */
export interface FormContent {
  type: UploadType;
  examId?: string;
  testId?: string;
  /** Of an article or post. */
  slug?: string;
  title?: string;
  summary: string;
  fields: string;
  file?: StoredFile;
}

const typeOfForm = z.object({ uploadType: uploadTypeSchema });

/** @returns whether an upload of this type may name the revision that it is based on */
const hasRevision = (type: UploadType): boolean => 'basedOn' in uploadForms[type].shape;

/** @returns what is wrong with the input, for people; undefined for a failure of the services */
export const asRejection = (error: unknown): ProblemError | undefined =>
  error instanceof ProblemError && error.status < SERVER_ERROR ? error : undefined;

/** @returns the ids that have their form. The list and the history repeat them, so those of a faulty draft stay in its fields. */
function validIds(type: UploadType, fields: Form['fields']): Pick<FormContent, 'examId' | 'testId' | 'slug'> {
  const shape: Partial<Record<string, z.core.$ZodType>> = uploadForms[type].shape;
  const entries = (['examId', 'testId', 'slug'] as const).flatMap((name) => {
    const schema = shape[name];
    const value = fields[name];
    const isValid = schema !== undefined && value !== undefined && z.safeParse(schema, value).success;
    return isValid ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Characters of a title in the list. */
const TITLE_CHARACTERS = 300;
const titled = z.object({ title: z.string().trim().min(1) });

/** @returns the title of an article or post in the form, for the list; undefined without one */
function titleIn(type: UploadType, { details = '{}' }: Form['fields']): string | undefined {
  if (type !== 'article' && type !== 'post') return undefined;
  try {
    const parsed = titled.safeParse(JSON.parse(details));
    return parsed.success ? parsed.data.title.slice(0, TITLE_CHARACTERS) : undefined;
  } catch {
    // The check names this issue.
    return undefined;
  }
}

function rejectLarge(form: Form): void {
  const texts = Buffer.byteLength(JSON.stringify(form.fields));
  if (texts + (form.file?.bytes.byteLength ?? 0) <= PROPOSAL_BYTES) return;
  const limit = PROPOSAL_BYTES / (1024 * 1024);
  throw new ProblemError(413, 'MB-1005', `A proposal may have at most ${limit} MB.`);
}

/** Checks upload forms for proposals, and reads stored ones. */
@Injectable()
export class ProposalForms {
  constructor(
    private readonly uploads: UploadsService,
    private readonly conflicts: ProposalConflicts,
  ) {}

  /**
   * Checks a form. It then names the revision that the check compared it with, so that a later change is a conflict.
   * @param mustFit whether a form with issues is rejected; otherwise they are the summary
   * @throws ProblemError as an upload does, or MB-1005
   */
  async check(form: Form, mustFit: boolean): Promise<FormContent> {
    const { uploadType: type } = validateOrThrow(typeOfForm, form.fields);
    rejectLarge(form);
    // The check may take the bytes away.
    const file = form.file && { ...form.file, bytes: Buffer.from(form.file.bytes) };
    const check = await this.dryRun(form);
    if (check.rejection && mustFit) throw check.rejection;
    const revision = check.result?.revision;
    const isPinned = revision !== undefined && hasRevision(type) && form.fields['basedOn'] === undefined;
    const title = titleIn(type, form.fields);
    const fields = isPinned ? { ...form.fields, basedOn: revision } : form.fields;
    return {
      type,
      ...validIds(type, form.fields),
      ...(title !== undefined && { title }),
      summary: check.result?.message ?? check.rejection?.message ?? '',
      fields: JSON.stringify(fields),
      ...(file !== undefined && { file }),
    };
  }

  /** Checks a stored form against the present content. */
  async preview(stored: StoredProposal): Promise<ProposalCheck> {
    const { result, rejection } = await this.dryRun(this.read(stored));
    if (rejection === undefined) return { ...(result && { result }) };
    const others = await this.findConflict(stored, rejection);
    return {
      problem: { detail: rejection.message, issues: [...rejection.issues] },
      ...(others && { conflict: others }),
    };
  }

  /** @returns the stored form; its bytes are a copy */
  read(stored: StoredProposal): Form {
    const { file } = stored;
    return {
      fields: readFields(stored),
      // Lean documents have the binary type of the database, which wraps the bytes.
      file: file && { name: file.name, type: file.type, bytes: Buffer.from(toBytes(file.bytes)) },
    };
  }

  /**
   * @param seen revision of the present content whose changes the author has seen
   * @returns the form, based on that revision
   */
  readBasedOn(stored: StoredProposal, seen: string | undefined): Form {
    const form = this.read(stored);
    if (seen === undefined || !hasRevision(stored.type)) return form;
    return { ...form, fields: { ...form.fields, basedOn: seen } };
  }

  /** @returns what its author needs to decide when somebody else changed the content meanwhile */
  private async findConflict(
    stored: StoredProposal,
    { code }: ProblemError,
  ): Promise<ProposalCheck['conflict']> {
    if (code !== 'MB-1007' || !EDITABLE.includes(stored.state)) return undefined;
    const { fields, file } = this.read(stored);
    const { basedOn, ...rest } = fields;
    if (basedOn === undefined) return undefined;
    const { result } = await this.dryRun({ fields: rest, file });
    if (result?.revision === undefined) return undefined;
    return { revision: result.revision, result, since: await this.conflicts.list(stored) };
  }

  private async dryRun(form: Form) {
    try {
      return { result: await this.uploads.upload(form, { dryRun: true, opensPictures: false }) };
    } catch (error) {
      const rejection = asRejection(error);
      if (rejection === undefined) throw error;
      return { rejection };
    }
  }
}

const wrapped = z.object({ buffer: z.instanceof(Uint8Array) });
function toBytes(bytes: Buffer): Uint8Array {
  return bytes instanceof Uint8Array ? bytes : wrapped.parse(bytes).buffer;
}
