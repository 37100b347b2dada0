import { parseLines, parseRows } from '../form-fields/entry-lines.js';
import { DETAILS_PREFIX } from '../form-fields/optional-field-specs.js';
import { normalizeText, type Texts } from '../stored-values/stored-texts.js';

type Parse = (text: string) => unknown;

const keepText: Parse = (text) => text;
const parseNumber = (text: string | undefined): number | string | undefined =>
  text === undefined || text === '' || Number.isNaN(Number(text)) ? text || undefined : Number(text);

/** Reads `1: 22-27`: after 22 to 27 right answers in section 1. */
function parseRoute(text = ''): unknown {
  if (text === '') return undefined;
  const [, after, from, to] = /^(\d+): ?(\d+)-(\d+)$/.exec(text) ?? [];
  return after === undefined ? text : { after: Number(after), from: Number(from), to: Number(to) };
}

const EXAM_PARSERS: Readonly<Record<string, Parse>> = {
  type: keepText,
  imageUrl: keepText,
  keywords: keepText,
  canonicalURL: keepText,
  keyInformation: (text) => parseLines(text).map((info) => ({ info })),
  didYouKnow: (text) => parseLines(text).map((fact) => ({ fact })),
  faqs: (text) => parseRows(text).map(([question, answer]) => ({ question, answer })),
  resources: (text) =>
    parseRows(text).map(([resourceName, resourceLink, description]) => ({
      resourceName,
      resourceLink,
      description: description || undefined,
    })),
};

const MOCK_TEST_PARSERS: Readonly<Record<string, Parse>> = {
  title: keepText,
  sections: (text) =>
    parseRows(text).map(([name, from, to, minutes, marks, penalty, correct, passMarks, route]) => ({
      name,
      from: parseNumber(from),
      to: parseNumber(to),
      minutes: parseNumber(minutes),
      marks: parseNumber(marks),
      negativeMarks: parseNumber(penalty),
      passCorrect: parseNumber(correct),
      passMarks: parseNumber(passMarks),
      route: parseRoute(route),
    })),
  sectionRule: keepText,
  scoreEstimate: keepText,
  realExam: (text) => {
    const [name, questions, correct, source, checked] = parseRows(text)[0] ?? [];
    return { name, questions: parseNumber(questions), correct: parseNumber(correct), source, checked };
  },
};

/** Fields that the services store inside `seo`. */
const SEO_FIELDS: ReadonlySet<string> = new Set(['keywords', 'canonicalURL']);

/**
 * Collects the optional fields.
 * @param form with the inputs of 'More fields'
 * @param stored texts that filled the form. Only changed fields are sent; `null` removes a value.
 * @returns the JSON of `details`; undefined without changes. The services report values that do not fit.
 */
export function collectDetails(
  form: FormData,
  type: 'exam' | 'mocktest',
  stored: Texts = {},
): string | undefined {
  const details: Record<string, unknown> = {};
  const seo: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(type === 'exam' ? EXAM_PARSERS : MOCK_TEST_PARSERS)) {
    const value = form.get(DETAILS_PREFIX + name);
    const text = typeof value === 'string' ? normalizeText(value).trim() : '';
    if (text === (stored[DETAILS_PREFIX + name] ?? '').trim()) continue;
    (SEO_FIELDS.has(name) ? seo : details)[name] = text === '' ? null : parse(text);
  }
  if (Object.keys(seo).length > 0) details['seo'] = seo;
  return Object.keys(details).length === 0 ? undefined : JSON.stringify(details);
}
