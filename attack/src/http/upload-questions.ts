import { signedHeaders } from '../../../e2e/src/harness/call.js';
import type { AttackContext } from '../runner/attack.js';
import type { Outcome } from '../runner/tally.js';
import { send } from './send.js';

const PATH = '/api/upload';
const BOUNDARY = 'attack-boundary';

/** The upload of questions is checked only: nothing is stored. */
const FIELDS: Readonly<Record<string, string>> = {
  uploadType: 'questions',
  examId: 'DMV_CALIFORNIA',
  testId: 'dmv-california-1',
};

const partOf = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const FILE = 'name="file"; filename="questions.json"\r\ncontent-type: application/json';

/** Writes a form with a file of questions. @param more further parts */
export const formOf = (file: string, fields = FIELDS, more = ''): string =>
  Object.entries(fields)
    .map(([name, value]) => partOf(`name="${name}"`, value))
    .join('') +
  more +
  partOf(FILE, file) +
  `--${BOUNDARY}--\r\n`;

/** One part of a form. */
export const fieldOf = (name: string, value: string): string => partOf(`name="${name}"`, value);

/** Sends a form as a signed-in admin, as a dry run. */
export function sendForm(
  { site, adminToken }: AttackContext,
  form: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  return send(site.servicesUrl, `${PATH}?dryRun=1`, {
    method: 'POST',
    headers: {
      ...signedHeaders(site, 'POST', PATH),
      authorization: `Bearer ${adminToken}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(Buffer.byteLength(form)),
      ...headers,
    },
    body: form,
  });
}

/** A question that is valid, except for what an attack changes. */
export const questionWith = (changes: object = {}) => ({
  questionId: 'q1',
  questionText: 'How many?',
  options: ['One', 'Two', 'Three', 'Four'],
  correctAnswer: 0,
  explanation: 'It is one.',
  ...changes,
});
