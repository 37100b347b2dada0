import { Injectable } from '@nestjs/common';
import {
  type Fault,
  ON_REPEAT,
  type OnRepeat,
  UPLOAD_TYPES,
  type UploadResult,
  type UploadType,
} from '@mockingbird/contracts';
import { invalid } from '../http/problem.js';
import type { Form, FormFile } from '../http/multipart.js';
import { PublisherService, type PublishOptions, type Target } from './publisher.service.js';

const EXAM_FIELDS = [
  'examId',
  'title',
  'description',
  'marksPerQuestion',
  'negativeMarksPerQuestion',
  'totalQuestions',
  'totalMarks',
  'duration',
  'passingScore',
  'difficulty',
  'topics',
  'details',
];
const TEST_FIELDS = [
  'examId',
  'testId',
  'duration',
  'marksPerQuestion',
  'negativeMarksPerQuestion',
  'totalMarks',
  'totalQuestions',
  'details',
];
const FIELDS: Readonly<Record<UploadType, readonly string[]>> = {
  exam: EXAM_FIELDS,
  mocktest: TEST_FIELDS,
  questions: ['examId', 'testId', 'onRepeat', 'basedOn'],
};

/** What browsers and programs call a .json file; the last is what they say of a file they do not know. */
const JSON_TYPES = ['application/json', 'text/json', 'application/octet-stream'];

function isOneOf<Name extends string>(names: readonly Name[], text: string | undefined): text is Name {
  return names.some((name) => name === text);
}

function typeOf({ fields }: Form): UploadType {
  const type = fields['uploadType'];
  if (isOneOf(UPLOAD_TYPES, type)) return type;
  const message = type === undefined ? 'Is missing' : `Expected one of: ${UPLOAD_TYPES.join(', ')}`;
  throw invalid([{ path: '/uploadType', message }]);
}

function unknownParts({ fields, file }: Form, type: UploadType): Fault[] {
  const known = [...FIELDS[type], 'uploadType'];
  const names = Object.keys(fields).filter((name) => !known.includes(name));
  if (file !== undefined && type !== 'questions') names.push('file');
  return names.map((name) => ({ path: `/${name}`, message: `Is no part of an upload of the type ${type}` }));
}

function faultsOfFile(file: FormFile | undefined): Fault[] {
  if (file === undefined) return [{ path: '/file', message: 'Is missing' }];
  if (!/\.json$/i.test(file.name)) return [{ path: '/file', message: 'Must be a .json file' }];
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return JSON_TYPES.includes(type)
    ? []
    : [{ path: '/file', message: `Must be JSON, and is said to be ${type}` }];
}

/** The fields of an upload of questions, or every fault in them. */
function targetOf({ fields }: Form, faults: Fault[]): Target {
  const { testId = '', examId, basedOn } = fields;
  const onRepeat: string | undefined = fields['onRepeat'];
  if (testId === '') faults.push({ path: '/testId', message: 'Is missing' });
  let repeat: OnRepeat | undefined;
  if (isOneOf(ON_REPEAT, onRepeat)) repeat = onRepeat;
  else if (onRepeat !== undefined) {
    faults.push({ path: '/onRepeat', message: `Expected one of: ${ON_REPEAT.join(', ')}` });
  }
  return { testId, examId, basedOn, onRepeat: repeat };
}

/** Takes what the upload form sends, and hands it to the publisher. */
@Injectable()
export class UploadsService {
  constructor(private readonly publisher: PublisherService) {}

  /** @throws ProblemError MB-1002 with every fault, MB-1007 when something is in the way */
  upload(form: Form, options: PublishOptions): Promise<UploadResult> {
    const type = typeOf(form);
    const faults = unknownParts(form, type);
    if (type === 'questions') return this.questions(form, faults, options);
    if (faults.length > 0) throw invalid(faults);
    const { uploadType: _, ...fields } = form.fields;
    return type === 'exam'
      ? this.publisher.publishExam(fields, options)
      : this.publisher.publishMockTest(fields, options);
  }

  private async questions(form: Form, faults: Fault[], options: PublishOptions): Promise<UploadResult> {
    const target = targetOf(form, faults);
    faults.push(...faultsOfFile(form.file));
    if (faults.length > 0 || form.file === undefined) throw invalid(faults);
    return this.publisher.publishQuestions(target, form.file.bytes, options);
  }
}
