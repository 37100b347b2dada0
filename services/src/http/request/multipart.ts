import type { PipeTransform } from '@nestjs/common';
import type { Fault } from '@mockingbird/contracts';
import type { Request } from 'express';
import multer, { memoryStorage, MulterError } from 'multer';
import type * as z from 'zod';
import { UPLOAD_FIELD_BYTES, UPLOAD_FIELD_NAME_BYTES, UPLOAD_FIELDS, UPLOAD_FILE_BYTES } from '../limits.js';
import { BODY_SCHEMA, noteBodyType, noteSchema } from '../api-route.js';
import { invalid, ProblemError } from '../response/problem.js';
import { requestOf } from './express-request.js';
import { isForbiddenName } from './unsafe-structure.js';
import { jsonPointer } from './validate.js';

const MULTIPART = 'multipart/form-data';

/** The one file of a form. */
export interface FormFile {
  /** As the client calls it. */
  name: string;
  /** Media type as the client says. */
  type: string;
  bytes: Buffer;
}

/** A form as it arrived, nothing checked but its size. */
export interface Form {
  /** Each name once. */
  fields: Readonly<Record<string, string>>;
  file: FormFile | undefined;
}

const tooLarge = (detail: string) => new ProblemError(413, 'MB-1005', detail);
const fault = (path: string, message: string) => invalid([{ path, message }]);

function problemOfReading(error: unknown): unknown {
  if (!(error instanceof MulterError)) {
    // Whatever else fails here is the body's fault: cut off, without a boundary, or no parts at all.
    return fault('', 'The form cannot be read: it is cut off or no multipart/form-data');
  }
  const place = error.field === undefined ? '' : jsonPointer([error.field]);
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(`The file is larger than ${UPLOAD_FILE_BYTES} bytes.`);
    case 'LIMIT_FIELD_VALUE':
      return tooLarge(`The field ${error.field ?? ''} is larger than ${UPLOAD_FIELD_BYTES} bytes.`);
    case 'LIMIT_UNEXPECTED_FILE':
    case 'LIMIT_FILE_COUNT':
      return fault(place, 'Expected one file, in the part "file"');
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_PART_COUNT':
      return fault('', `The form has more than ${UPLOAD_FIELDS} parts`);
    default:
      return fault(place, 'The name of this part cannot be read');
  }
}

/** @throws ProblemError when a name is not allowed, or comes twice: which one would count? */
function fieldsOf(body: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(body ?? {})) {
    if (isForbiddenName(name)) faults.push({ path: jsonPointer([name]), message: 'Name not allowed' });
    else if (typeof value === 'string') fields[name] = value;
    else faults.push({ path: jsonPointer([name]), message: 'Is there more than once' });
  }
  if (faults.length > 0) throw invalid(faults);
  return fields;
}

/** Reads the form only after the guards have let the request pass: what is refused costs no memory. */
class ReadFormPipe implements PipeTransform<Request, Promise<Form>> {
  private readonly read = multer({
    storage: memoryStorage(),
    limits: {
      fileSize: UPLOAD_FILE_BYTES,
      files: 1,
      fieldSize: UPLOAD_FIELD_BYTES,
      fields: UPLOAD_FIELDS,
      parts: UPLOAD_FIELDS + 1,
      fieldNameSize: UPLOAD_FIELD_NAME_BYTES,
      // A name in brackets would become an object.
      fieldNestingDepth: 0,
    },
  }).single('file');

  async transform(request: Request): Promise<Form> {
    if (typeof request.is(MULTIPART) !== 'string') {
      throw new ProblemError(415, 'MB-1011', `Expected ${MULTIPART}.`);
    }
    const { res: response } = request;
    if (response === undefined) throw new TypeError('A request without its response.');
    await new Promise<void>((resolve, reject) => {
      this.read(request, response, (error: unknown) =>
        error === undefined || error === null ? resolve() : reject(problemOfReading(error)),
      );
    });
    const { file } = request;
    return {
      fields: fieldsOf(request.body),
      file: file && { name: file.originalname, type: file.mimetype, bytes: file.buffer },
    };
  }
}

/**
 * A handler's parameter: a multipart form with at most one file, in the part `file`.
 * @param schema describes the form in the OpenAPI document; the handler's service checks the fields
 */
export function FormBody(schema: z.core.$ZodType): ParameterDecorator {
  const pipe = new ReadFormPipe();
  return (target, method, index) => {
    noteSchema(BODY_SCHEMA, schema, target, method);
    noteBodyType(MULTIPART, target, method);
    requestOf(pipe)(target, method, index);
  };
}
