import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as z from 'zod';

/** One request and its response. */
export interface Exchange {
  method: string;
  /** The path as sent, with its query. */
  path: string;
  /** The JSON body that was sent, if any. */
  sent?: unknown;
  status: number;
  contentType: string;
  text: string;
}

const contentSchema = z.record(
  z.string(),
  z.object({ schema: z.record(z.string(), z.unknown()).optional() }),
);
export const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z.object({ content: contentSchema }).optional(),
        responses: z.record(
          z.string(),
          z.object({ content: contentSchema.optional(), $ref: z.string().optional() }),
        ),
      }),
    ),
  ),
  components: z.object({ responses: z.object({ Problem: z.object({ content: contentSchema }) }) }),
});
export type Document = z.infer<typeof documentSchema>;

const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';

// Keywords that the validator does not know are no errors.
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: Record<string, unknown>): ValidateFunction {
  const text = JSON.stringify(schema);
  const known = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, known);
  return known;
}

/** @returns the path template that matches, preferring the one with the fewest parameters */
function templateOf(document: Document, address: string): string | undefined {
  const given = address.split('/');
  const fits = (template: string) => {
    const wanted = template.split('/');
    const rest = template.includes('/artefacts/{name}/');
    if (rest ? given.length < wanted.length : given.length !== wanted.length) return false;
    return wanted.every((segment, index) => segment.startsWith('{') || segment === given[index]);
  };
  const parameters = (template: string) => template.split('{').length;
  return Object.keys(document.paths)
    .filter(fits)
    .sort((left, right) => parameters(left) - parameters(right))[0];
}

function faultIn(schema: Record<string, unknown> | undefined, text: string): string | undefined {
  if (schema === undefined) return undefined;
  const validate = validatorOf(schema);
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors);
}

/** Trims all texts of a JSON value: the services accept surrounding white space, but the schema does not describe that. */
const trimmed = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? inner.trim() : inner));

/** @returns how an exchange differs from the document, or undefined */
export function disagreement(document: Document, exchange: Exchange): string | undefined {
  const { method, status, text, sent } = exchange;
  if (method === 'HEAD' || method === 'OPTIONS' || status === 304) return undefined;
  const type = exchange.contentType.split(';')[0] ?? '';
  const problem = document.components.responses.Problem.content;
  const template = templateOf(document, exchange.path.replace(/[?#].*$/s, ''));
  const operation = template === undefined ? undefined : document.paths[template]?.[method.toLowerCase()];
  if (operation === undefined) {
    // No route matched, so the response must be a problem.
    return status < 400 ? 'is not described' : faultIn(problem[PROBLEM_TYPE]?.schema, text);
  }
  const response = operation.responses[status];
  if (response === undefined) return `status ${status} is not described`;
  const content = response.$ref === undefined ? response.content : problem;
  const described = content?.[type] ?? content?.['*/*'];
  if (described === undefined) return `type ${type} is not described for status ${status}`;
  const answered = /json$/.test(type) ? faultIn(described.schema, text) : undefined;
  if (answered !== undefined) return `answer: ${answered}`;
  const input = operation.requestBody?.content[JSON_TYPE]?.schema;
  const taken = status < 300 && sent !== undefined && input !== undefined;
  const body = taken ? faultIn(input, trimmed(sent)) : undefined;
  return body === undefined ? undefined : `a body that was taken: ${body}`;
}
