import { Injectable } from '@nestjs/common';
import {
  type Fault,
  uploadForms,
  type UploadResult,
  type UploadType,
  uploadTypeSchema,
} from '@mockingbird/contracts';
import { parseExamForm, parseMockTestForm } from '@mockingbird/exam-core';
import * as z from 'zod';
import type { Form, FormFile } from '../http/request/multipart.js';
import { invalid } from '../http/response/problem.js';
import { check, checked, jsonPointer } from '../http/request/validate.js';
import { PublisherService, type PublishOptions } from './publisher.service.js';

const typeOfForm = z.object({ uploadType: uploadTypeSchema });
/** The file is no text field: it is looked at by itself. */
const questionFields = z.object(uploadForms.questions.shape).omit({ file: true });

/** What browsers and programs call a .json file; the last is what they say of a file they do not know. */
const JSON_TYPES = ['application/json', 'text/json', 'application/octet-stream'];

function unknownParts({ fields, file }: Form, type: UploadType): Fault[] {
  const known = new Set(Object.keys(uploadForms[type].shape));
  // The file is a part of its own kind.
  const takesFile = known.delete('file');
  const names = Object.keys(fields).filter((name) => !known.has(name));
  if (file !== undefined && !takesFile) names.push('file');
  return names.map((name) => ({
    path: jsonPointer([name]),
    message: `Is no part of an upload of the type ${type}`,
  }));
}

function faultsOfFile(file: FormFile | undefined): Fault[] {
  if (file === undefined) return [{ path: '/file', message: 'Is missing' }];
  if (!/\.json$/i.test(file.name)) return [{ path: '/file', message: 'Must be a .json file' }];
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return JSON_TYPES.includes(type)
    ? []
    : [{ path: '/file', message: `Must be JSON, and is said to be ${type}` }];
}

/** Takes what the upload form sends, and hands it to the publisher. */
@Injectable()
export class UploadsService {
  constructor(private readonly publisher: PublisherService) {}

  /** @throws ProblemError MB-1002 with every fault, MB-1007 when something is in the way */
  upload(form: Form, options: PublishOptions): Promise<UploadResult> {
    const { uploadType: type } = checked(typeOfForm, form.fields);
    const faults = unknownParts(form, type);
    if (type === 'questions') return this.questions(form, faults, options);
    const { uploadType: _, basedOn, ...fields } = form.fields;
    if (faults.length > 0) {
      const parsed = type === 'exam' ? parseExamForm(fields) : parseMockTestForm(fields);
      throw invalid([...faults, ...(parsed.ok ? [] : parsed.faults)]);
    }
    const based = basedOn === undefined ? options : { ...options, basedOn };
    return type === 'exam'
      ? this.publisher.publishExam(fields, based)
      : this.publisher.publishMockTest(fields, based);
  }

  private async questions(
    { fields, file }: Form,
    faults: Fault[],
    options: PublishOptions,
  ): Promise<UploadResult> {
    const target = check(questionFields, fields);
    if (!target.ok) faults.push(...target.faults);
    faults.push(...faultsOfFile(file));
    if (!target.ok || file === undefined || faults.length > 0) throw invalid(faults);
    return this.publisher.publishQuestions(target.value, file.bytes, options);
  }
}
