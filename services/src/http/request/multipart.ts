import type { PipeTransform } from '@nestjs/common';
import type { Issue } from '@mockingbird/contracts';
import type { Request } from 'express';
import multer, { MulterError } from 'multer';
import type * as z from 'zod';
import { UPLOAD_FIELD_BYTES, UPLOAD_FIELD_NAME_BYTES, UPLOAD_FIELDS, UPLOAD_FILE_BYTES } from '../limits.js';
import { BODY_SCHEMA, setBodyType, setSchema } from '../api-route.js';
import { invalid, ProblemError } from '../response/problem.js';
import { ExpressRequest } from './express-request.js';
import { FileInMemory } from './file-in-memory.js';
import { isForbiddenName } from './unsafe-structure.js';
import { jsonPointer } from './validate.js';
import { formatSize } from '../../common/format-size.js';

const MULTIPART = 'multipart/form-data';

/** The one file of a form. */
export interface FormFile {
  /** File name, as the client sends it. */
  name: string;
  /** Media type, as the client sends it. */
  type: string;
  bytes: Buffer;
}

/** A form of which only the size is checked. */
export interface Form {
  /** By field name; a repeated name is rejected. */
  fields: Readonly<Record<string, string>>;
  file: FormFile | undefined;
}

const tooLargeProblem = (detail: string) => new ProblemError(413, 'MB-1005', detail);
const issueProblem = (path: string, message: string) => invalid([{ path, message }]);

function toProblem(error: unknown): unknown {
  if (!(error instanceof MulterError)) {
    // Any other error comes from an invalid body: truncated, without a boundary or without parts.
    return issueProblem('', 'The form cannot be read: it is cut off or no multipart/form-data');
  }
  const path = error.field === undefined ? '' : jsonPointer([error.field]);
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return tooLargeProblem(`The file is larger than ${formatSize(UPLOAD_FILE_BYTES)}.`);
    case 'LIMIT_FIELD_VALUE':
      return tooLargeProblem(
        `The field ${error.field ?? ''} is larger than ${formatSize(UPLOAD_FIELD_BYTES)}.`,
      );
    case 'LIMIT_UNEXPECTED_FILE':
    case 'LIMIT_FILE_COUNT':
      return issueProblem(path, 'Expected one file, in the part "file"');
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_PART_COUNT':
      return issueProblem('', `The form has more than ${UPLOAD_FIELDS} parts`);
    default:
      return issueProblem(path, 'The name of this part cannot be read');
  }
}

/** @throws ProblemError MB-1002 when a name is forbidden or repeated */
function parseFields(body: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const issues: Issue[] = [];
  for (const [name, value] of Object.entries(body ?? {})) {
    if (isForbiddenName(name)) issues.push({ path: jsonPointer([name]), message: 'Name not allowed' });
    else if (typeof value === 'string') fields[name] = value;
    else issues.push({ path: jsonPointer([name]), message: 'Is there more than once' });
  }
  if (issues.length > 0) throw invalid(issues);
  return fields;
}

/** Reads the form after the guards, so that a rejected request costs no memory. */
class ReadFormPipe implements PipeTransform<Request, Promise<Form>> {
  private readonly read = multer({
    storage: new FileInMemory(UPLOAD_FILE_BYTES),
    limits: {
      fileSize: UPLOAD_FILE_BYTES,
      files: 1,
      fieldSize: UPLOAD_FIELD_BYTES,
      fields: UPLOAD_FIELDS,
      parts: UPLOAD_FIELDS + 1,
      fieldNameSize: UPLOAD_FIELD_NAME_BYTES,
      // Otherwise a name with brackets would become an object.
      fieldNestingDepth: 0,
    },
  }).single('file');

  async transform(request: Request): Promise<Form> {
    if (typeof request.is(MULTIPART) !== 'string') {
      throw new ProblemError(415, 'MB-1011', `Expected ${MULTIPART}.`);
    }
    const { res: response } = request;
    if (response === undefined) throw new TypeError('The request has no response object.');
    await new Promise<void>((resolve, reject) => {
      this.read(request, response, (error: unknown) =>
        error === undefined || error === null ? resolve() : reject(toProblem(error)),
      );
    });
    const { file } = request;
    return {
      fields: parseFields(request.body),
      file: file && { name: file.originalname, type: file.mimetype, bytes: file.buffer },
    };
  }
}

/**
 * Handler parameter: a multipart form with at most one file, in the part `file`.
 * @param schema for the OpenAPI document only; the handler's service validates the fields
 */
export function FormBody(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new ReadFormPipe();
  return (target, method, index) => {
    setSchema(BODY_SCHEMA, schema, target, method);
    setBodyType(MULTIPART, target, method);
    ExpressRequest(pipe)(target, method, index);
  };
}
