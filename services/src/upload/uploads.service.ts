import { Injectable } from '@nestjs/common';
import {
  type Issue,
  type TextKind,
  uploadForms,
  type UploadResult,
  type UploadType,
  uploadTypeSchema,
} from '@mockingbird/contracts';
import { parseExamForm, parseMockTestForm } from '@mockingbird/exam-core';
import * as z from 'zod';
import type { Form, FormFile } from '../http/request/multipart.js';
import { invalid } from '../http/response/problem.js';
import { jsonPointer, validate, validateOrThrow } from '../http/request/validate.js';
import { PublisherService, type PublishOptions } from './publisher.service.js';
import { parseTextForm } from './texts/parse-text.js';
import { TextPublisherService } from './texts/text-publisher.service.js';

const typeOfForm = z.object({ uploadType: uploadTypeSchema });
/** The file is not a text field; `findFileIssues` checks it. */
const questionFields = z.object(uploadForms.questions.shape).omit({ file: true });

/** Media types that clients send for a .json file. The last one is the default for unknown files. */
const JSON_TYPES = ['application/json', 'text/json', 'application/octet-stream'];

function findUnknownParts({ fields, file }: Form, type: UploadType): Issue[] {
  const expectedNames = new Set(Object.keys(uploadForms[type].shape));
  // The file is not among the fields.
  const acceptsFile = expectedNames.delete('file');
  const names = Object.keys(fields).filter((name) => !expectedNames.has(name));
  if (file !== undefined && !acceptsFile) names.push('file');
  return names.map((name) => ({
    path: jsonPointer([name]),
    message: `Is not part of an upload of the type ${type}`,
  }));
}

function findFileIssues(file: FormFile | undefined): Issue[] {
  if (file === undefined) return [{ path: '/file', message: 'Is missing' }];
  if (!/\.json$/i.test(file.name)) return [{ path: '/file', message: 'Must be a .json file' }];
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return JSON_TYPES.includes(type)
    ? []
    : [{ path: '/file', message: `Must be JSON, and is said to be ${type}` }];
}

/** Checks the upload form and passes it to the publisher. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly publisher: PublisherService,
    private readonly texts: TextPublisherService,
  ) {}

  /** @throws ProblemError MB-1002 with every issue, MB-1007 for a conflict */
  upload(form: Form, options: PublishOptions): Promise<UploadResult> {
    const { uploadType: type } = validateOrThrow(typeOfForm, form.fields);
    const issues = findUnknownParts(form, type);
    if (type === 'questions') return this.questions(form, issues, options);
    if (type === 'article' || type === 'post') return this.text(type, form, issues, options);
    const { uploadType: _, basedOn, ...fields } = form.fields;
    if (issues.length > 0) {
      const parsed = type === 'exam' ? parseExamForm(fields) : parseMockTestForm(fields);
      throw invalid([...issues, ...(parsed.ok ? [] : parsed.issues)]);
    }
    const publishOptions = basedOn === undefined ? options : { ...options, basedOn };
    return type === 'exam'
      ? this.publisher.publishExam(fields, publishOptions)
      : this.publisher.publishMockTest(fields, publishOptions);
  }

  private text(
    kind: TextKind,
    { fields }: Form,
    issues: readonly Issue[],
    options: PublishOptions,
  ): Promise<UploadResult> {
    if (issues.length > 0) {
      const parsed = parseTextForm(kind, fields);
      throw invalid([...issues, ...(parsed.ok ? [] : parsed.issues)]);
    }
    const { basedOn } = fields;
    return this.texts.publish(kind, fields, basedOn === undefined ? options : { ...options, basedOn });
  }

  private async questions(
    { fields, file }: Form,
    issues: Issue[],
    options: PublishOptions,
  ): Promise<UploadResult> {
    const target = validate(questionFields, fields);
    if (!target.ok) issues.push(...target.issues);
    issues.push(...findFileIssues(file));
    if (!target.ok || file === undefined || issues.length > 0) throw invalid(issues);
    return this.publisher.publishQuestions(target.value, file.bytes, options);
  }
}
