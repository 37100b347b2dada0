import { linesOf, rowsOf } from '../form-fields/entry-lines.js';
import { MORE } from '../form-fields/optional-field-specs.js';
import { fieldText, type Texts } from '../stored-values/stored-texts.js';

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;
const numberOr = (text: string | undefined): number | string | undefined =>
  text === undefined || text === '' || Number.isNaN(Number(text)) ? text || undefined : Number(text);

const OF_EXAM: Readonly<Record<string, Parse>> = {
  type: asText,
  imageUrl: asText,
  keywords: asText,
  canonicalURL: asText,
  keyInformation: (text) => linesOf(text).map((info) => ({ info })),
  didYouKnow: (text) => linesOf(text).map((fact) => ({ fact })),
  faqs: (text) => rowsOf(text).map(([question, answer]) => ({ question, answer })),
  resources: (text) =>
    rowsOf(text).map(([resourceName, resourceLink, description]) => ({
      resourceName,
      resourceLink,
      description: description || undefined,
    })),
};

const OF_MOCK_TEST: Readonly<Record<string, Parse>> = {
  title: asText,
  sections: (text) =>
    rowsOf(text).map(([name, from, to, minutes, marks]) => ({
      name,
      from: numberOr(from),
      to: numberOr(to),
      minutes: numberOr(minutes),
      marks: numberOr(marks),
    })),
};

/** Fields that the services keep inside of `seo`. */
const IN_SEO: ReadonlySet<string> = new Set(['keywords', 'canonicalURL']);

/**
 * What the form has no listed field for.
 * @param form with the inputs of 'More fields'
 * @param stored texts that the form was filled with: such a field is sent only when it was changed, and `null` removes it
 * @returns the JSON of `details`; undefined when there is nothing to send. What does not fit is left for the services to name.
 */
export function detailsOf(form: FormData, type: 'exam' | 'mocktest', stored: Texts = {}): string | undefined {
  const details: Record<string, unknown> = {};
  const seo: Record<string, unknown> = {};
  for (const [name, parse] of Object.entries(type === 'exam' ? OF_EXAM : OF_MOCK_TEST)) {
    const value = form.get(MORE + name);
    const text = typeof value === 'string' ? fieldText(value).trim() : '';
    if (text === (stored[MORE + name] ?? '').trim()) continue;
    (IN_SEO.has(name) ? seo : details)[name] = text === '' ? null : parse(text);
  }
  if (Object.keys(seo).length > 0) details['seo'] = seo;
  return Object.keys(details).length === 0 ? undefined : JSON.stringify(details);
}
